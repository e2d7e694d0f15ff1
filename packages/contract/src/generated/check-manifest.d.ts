/** Generated beside it: a compiled JSON Schema check. */
declare const validate: ((candidate: unknown) => boolean) & {
  errors?: { instancePath: string; message?: string }[] | null;
};
export default validate;

type Blank = ' ' | '\n' | '\t';
/** Type of a reason that is written out: an empty or blank text is none, and neither are one or two letters. */
export type Reason<R extends string> = R extends `${Blank}${infer Rest}`
  ? Reason<Rest>
  : string extends R
    ? string
    : R extends `${infer _A}${infer _B}${infer _C}${string}`
      ? string
      : never;

/** A read failed. `message` is the specification's text, `cause` the error of the call. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
  constructor(message: string, cause: unknown) {
    super(message, { cause });
  }
}

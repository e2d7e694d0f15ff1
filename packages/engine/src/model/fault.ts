/** A problem that cannot be. `field` is the path to the fault, as `skus[3].weightG`. */
export class ProblemFault extends RangeError {
  override readonly name = 'ProblemFault';
  constructor(
    readonly field: string,
    readonly value: unknown,
    readonly wanted: string,
  ) {
    super(`${field} must be ${wanted}, but is ${String(value)}`);
  }
}

export interface BatchLimits {
  /** Milliseconds that one transaction is to take: others wait for it on a database that has one connection. */
  targetMs: number;
  /** A first guess that no machine is slow on. */
  first: number;
  least: number;
  most: number;
}

const USUAL: BatchLimits = { targetMs: 35, first: 100, least: 20, most: 1000 };
/** A batch that happened to be quick does not let the next one become much longer. */
const GROWS_BY = 1.5;

/** Number of rows in one transaction of long work, by the time of those before. */
export class BatchSize {
  private readonly limits: BatchLimits;
  private size: number;

  constructor(limits: Partial<BatchLimits> = {}) {
    this.limits = { ...USUAL, ...limits };
    this.size = this.limits.first;
  }

  get rows(): number {
    return this.size;
  }

  /** @param ms from the first statement to the commit */
  note(rows: number, ms: number): void {
    const { targetMs, least, most } = this.limits;
    // A short rest says little of a whole batch.
    if (rows * 2 < this.size && ms <= targetMs) return;
    const fits = (rows * targetMs) / Math.max(ms, 1);
    this.size = Math.round(Math.min(most, this.size * GROWS_BY, Math.max(least, fits)));
  }
}

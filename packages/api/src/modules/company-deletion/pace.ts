/** Time that one transaction is to take: others wait for it on a database that has one connection. */
const TARGET_MS = 20;
/** Rows that no machine is slow on. */
const FIRST = 4;
const MOST = 1000;
/** One that happened to be quick does not let the next become much longer. */
const GROWS_BY = 1.5;

/** Number of rows that go in one transaction, by the time of those before: of some, all others have to be asked who refers to them. */
export class Pace {
  private size = FIRST;

  get rows(): number {
    return this.size;
  }

  note(rows: number, ms: number): void {
    // A short rest of a table says little of a whole batch.
    if (rows * 2 < this.size && ms <= TARGET_MS) return;
    const fits = (rows * TARGET_MS) / Math.max(ms, 1);
    this.size = Math.floor(Math.max(1, Math.min(MOST, this.size * GROWS_BY, fits)));
  }
}

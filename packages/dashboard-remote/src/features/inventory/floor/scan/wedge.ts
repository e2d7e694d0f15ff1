/** If nothing else takes keys, a person who types without pausing longer means one code. */
const PAUSE_MS = 1000;
/** In a field that takes keys itself only a scanner is as fast as this, and as long. */
const SCANNER_PAUSE_MS = 40;
const LEAST = 3;
const LEAST_IN_FIELD = 6;

/**
 * Collects the keys of a scanner that types what it reads and ends it by Enter or Tab, as it is set up. Times are milliseconds of one clock, as
 * events carry them.
 */
export class Wedge {
  private text = '';
  private last = -Infinity;
  private slowest = 0;

  /**
   * Takes one key, by its name.
   * @param isInField whether it was pressed in a field that takes it as well
   * @returns the code that this key has ended, else null
   */
  take(key: string, at: number, isInField = false): string | null {
    const pause = at - this.last;
    if (key === 'Enter' || key === 'Tab') {
      const { text } = this;
      const slowest = Math.max(this.slowest, pause);
      this.text = '';
      if (isInField) return text.length >= LEAST_IN_FIELD && slowest <= SCANNER_PAUSE_MS ? text : null;
      // A person ends nothing by Tab: they move on.
      return text.length >= LEAST && slowest <= (key === 'Tab' ? SCANNER_PAUSE_MS : PAUSE_MS) ? text : null;
    }
    // Such as Shift, which a scanner presses for capital letters.
    if (key.length !== 1) return null;
    const begins = this.text === '' || pause > (isInField ? SCANNER_PAUSE_MS : PAUSE_MS);
    this.slowest = begins ? 0 : Math.max(this.slowest, pause);
    this.text = begins ? key : this.text + key;
    this.last = at;
    return null;
  }

  /** Whether keys were taken that Enter or Tab may end. */
  get isCollecting(): boolean {
    return this.text !== '';
  }
}

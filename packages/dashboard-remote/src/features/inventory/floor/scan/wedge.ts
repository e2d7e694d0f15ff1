/** Keys of one code, or of one number that a person types, follow each other within this. */
const PAUSE_MS = 1000;
/** Only a scanner is as fast as this, from the first key of a code to its last. */
const SCANNER_MS = 50;
/** Sooner after each other no person presses keys, nor goes to another field. */
export const PACE_MS = 120;
/** Fewer keys than this are a code only at the pace of a scanner: a lot may be called `7`. */
const LEAST = 3;
const LEAST_IN_FIELD = 6;
/** Such as Shift, which a scanner presses for capital letters. */
const IGNORED = /^(Shift|Control|Alt|AltGraph|Meta|CapsLock|NumLock|Unidentified|Process)$/;

/** A field that takes the keys itself. */
export interface KeyField {
  /** Its content before the key. */
  value: string;
  /** It takes a whole number: neither letters nor as many digits as a barcode has. */
  isNumber: boolean;
  /** The same for the same field. */
  id: unknown;
}

/** The text that Enter or Tab has ended: a code, or a part of one of which the rest went elsewhere. */
export type Ended = { is: 'code'; code: string; before: string } | { is: 'broken' };

/** The text that went into one field, or into none, without a pause. */
interface Burst {
  id: unknown;
  text: string;
  /** The content of the field before. */
  before: string;
  from: number;
  last: number;
  /** A key such as Backspace, which no scanner presses. */
  isTyped: boolean;
  /** Its beginning went elsewhere, too fast for a person. */
  isBroken: boolean;
}

/**
 * Collects the keys of a scanner that types what it reads and ends it by Enter or Tab, as it is set up. Times are milliseconds of one clock, as
 * events carry them. What went into one field without a pause is one text: it is a code as a whole, or none.
 */
export class Wedge {
  private burst: Burst | null = null;

  /**
   * Takes one key, by its name.
   * @param field in which it was pressed, if that takes it as well
   * @returns what this key has ended, else null
   */
  take(key: string, at: number, field: KeyField | null = null): Ended | null {
    const id = field?.id ?? null;
    if (key === 'Enter' || key === 'Tab') {
      const { burst } = this;
      this.burst = null;
      return burst && endOf(burst, key, at, id, field);
    }
    if (IGNORED.test(key)) return null;
    const before = this.burst;
    const isOver = !before || at - before.last > PAUSE_MS;
    if (isOver || before.id !== id) {
      const isBroken = !isOver && (before.isBroken || at - before.last <= PACE_MS);
      const value = field?.value ?? '';
      this.burst = { id, text: '', before: value, from: at, last: at, isTyped: false, isBroken };
    }
    if (this.burst) {
      if (key.length === 1) this.burst.text += key;
      else this.burst.isTyped = true;
      this.burst.last = at;
    }
    return null;
  }

  /** Ends what was collected: a person has touched the page, and what comes then is something else. */
  touch(): void {
    this.burst = null;
  }

  /** Whether keys were taken that Enter or Tab may end. */
  get isCollecting(): boolean {
    return this.burst !== null && this.burst.text !== '';
  }
}

function endOf(burst: Burst, key: string, at: number, id: unknown, field: KeyField | null): Ended | null {
  const { text, before, from, last, isTyped, isBroken } = burst;
  if (at - last > PAUSE_MS || isTyped) return null;
  // Its end went elsewhere as well.
  if (isBroken || burst.id !== id) return text.length + 1 >= LEAST && at - last <= PACE_MS ? { is: 'broken' } : null;
  const pace = (at - from) / text.length;
  const isFast = pace <= SCANNER_MS;
  const isNoNumber =
    field?.isNumber === true && (/^\d{7,}$/.test(text) || (text.length >= LEAST && /\p{L}/u.test(text)));
  const isShort = text.length < LEAST;
  // A person ends no code by Tab: they move on.
  const isCode = field
    ? (isNoNumber && (key === 'Enter' || isFast)) || (text.length >= LEAST_IN_FIELD && isFast)
    : isShort
      ? key === 'Enter' && pace <= PACE_MS && text.trim() !== ''
      : key === 'Enter' || isFast;
  return isCode ? { is: 'code', code: text, before } : null;
}

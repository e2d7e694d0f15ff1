import type { RowTexts } from '../../sections/rows-field';
import { wholeNumber } from '../../sections/whole-number';

/** Whole numbers that a field takes. */
export interface NumberLimits {
  min: number;
  max: number;
  /** A length in mm. */
  isLength?: true;
}

/** A cell of a list that cannot be taken as it is: it is empty, too long, or no number within its limits. */
export interface CellFault {
  /** Counted from 1. */
  row: number;
  key: string;
  why: 'empty' | { longest: number } | NumberLimits;
}

/** @returns null for text that is no whole number within the limits */
export function readNumber(text: string, { min, max }: NumberLimits): number | null {
  const read = wholeNumber(text, min, max);
  return typeof read === 'number' ? read : null;
}

/** Reads the cells of one row, and notes the faults of all of them. */
export class RowReader {
  constructor(
    private readonly cells: RowTexts,
    private readonly row: number,
    private readonly faults: CellFault[],
  ) {}

  /** @returns the least number in the place of one that cannot be taken */
  number(key: string, limits: NumberLimits): number {
    const read = readNumber(this.cells[key] ?? '', limits);
    if (read === null) this.faults.push({ row: this.row, key, why: limits });
    return read ?? limits.min;
  }

  text(key: string, longest: number): string {
    const text = (this.cells[key] ?? '').trim();
    if (text === '') this.faults.push({ row: this.row, key, why: 'empty' });
    else if (text.length > longest) this.faults.push({ row: this.row, key, why: { longest } });
    return text;
  }
}

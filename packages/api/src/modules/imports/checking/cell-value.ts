import { foldedName, unitNamed, UNITS, type ColumnType, type UnitSize } from '../kinds/columns';
import type { CellFault } from '../kinds/kind';
import { textOf, type Cell, type DecimalMark } from '../reading/table';
import { instantOf, isEitherDay, type DateOrder } from './dates';
import { exactNumber, exactOf, roundedOf, wholeOf, type Exact } from './exact-number';

/** Manner in which the cells of a file are read. */
export interface Manner {
  decimalMark: DecimalMark;
  /** People have said so, or the numbers of the column prove it. */
  isMarkSure: boolean;
  dateOrder: DateOrder;
  /** Nobody has said the order of the numbers in a date, and no date proves it. */
  isOrderUnsure?: boolean;
  /** The latest moment of what has happened, `2026-11-28T10:00:00Z`; left out: any. */
  latest?: string;
}

type Fault = Omit<CellFault, 'column'>;
/** `rounded`: the unit of a value that is kept as a whole number beside it. */
type Result = { value: string | null; rounded?: string } | { fault: Fault };

const fault = (code: Fault['code'], params?: Fault['params']): Result => ({
  fault: { code, ...(params && { params }) },
});
const value = (found: string | null): Result => ({ value: found });

/** Characters that no name has: control characters, and those that turn the direction of text. */
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/;
const YES = new Set(['yes', 'y', 'true', '1', 'x', 'ja', 'j', 'wahr']);
const NO = new Set(['no', 'n', 'false', '0', 'nein', 'falsch']);

/** Value of a cell in a column: its text as the database takes it, null for a blank one, or its fault. */
export function cellValue(cell: Cell | undefined, holds: ColumnType, manner: Manner, unit?: string): Result {
  if (typeof cell === 'object' && 'error' in cell) {
    return cell.error === 'formula' ? fault('cell_formula') : fault('cell_error', { text: cell.error });
  }
  const text = textOf(cell).trim().normalize('NFC');
  if (text === '') return value(null);
  if (UNSEEN.test(text) || !text.isWellFormed()) return fault('bad_characters');
  switch (holds.type) {
    case 'text':
      return text.length > holds.max ? fault('too_long', { max: holds.max }) : value(text);
    case 'code':
      return codeValue(text, holds.max);
    case 'codes':
      return codesValue(text, holds.max);
    case 'whole':
      return wholeValue(cell, text, holds, manner);
    case 'measure':
      return measureValue(cell, text, holds, manner, unit);
    case 'day':
    case 'time':
      return dateValue(cell, text, holds, manner);
    case 'choice':
      return choiceValue(text, holds.options);
    case 'yes_no': {
      const said = text.toLowerCase();
      if (YES.has(said)) return value('true');
      return NO.has(said) ? value('false') : fault('cell_not_yes_no');
    }
  }
}

const codeValue = (text: string, max: number): Result => {
  if (/[\r\n\t]/.test(text)) return fault('bad_characters');
  return text.length > max ? fault('too_long', { max }) : value(text);
};

function codesValue(text: string, max: number): Result {
  const codes = text.split(/[\s,;|]+/).filter(Boolean);
  if (codes.some((code) => code.length > max)) return fault('too_long', { max });
  return value(codes.length === 0 ? null : codes.join(' '));
}

/** The apostrophe before a number says that it is a text: a file of refused rows may have it, before digits that were corrected. */
const AS_TEXT = /^'(?=[+-]?\d)/;
const MARKS = { point: '.', comma: ',' } as const;

function exactCell(cell: Cell | undefined, said: string, { decimalMark, isMarkSure }: Manner): Exact | Result {
  const text = said.replace(AS_TEXT, '');
  const exact = typeof cell === 'number' ? exactOf(cell) : exactNumber(text, decimalMark, isMarkSure);
  if (exact === 'ambiguous') return fault('cell_ambiguous_number', { text });
  if (exact !== undefined) return exact;
  const other = exactNumber(text, decimalMark === 'comma' ? 'point' : 'comma', true);
  if (other === undefined) return fault('cell_not_a_number', { text: text.slice(0, 60) });
  return fault('cell_other_mark', { text, mark: MARKS[decimalMark] });
}

function inRange(whole: bigint, min: number, max: number): Result {
  if (whole < BigInt(min)) return fault('too_small', { min });
  if (whole > BigInt(max)) return fault('too_large', { max });
  return value(String(whole));
}

function wholeValue(
  cell: Cell | undefined,
  text: string,
  { min, max }: { min: number; max: number },
  manner: Manner,
): Result {
  const exact = exactCell(cell, text, manner);
  if (!('digits' in exact)) return exact;
  const whole = wholeOf(exact);
  return whole === undefined ? fault('cell_not_whole') : inRange(whole, min, max);
}

/** Places behind the mark of a limit in an imperial unit, of which ours are no exact number. */
const LIMIT_PLACES = 3;

/** A limit as the file would have it, in the unit of its column: of no exact number one beside it, which is not refused. */
function limitIn(limit: number, isLeast: boolean, { size, unit, mark }: Written): { limit: string; unit: string } {
  // Metric units are a power of ten of ours.
  const places = size.isImperial ? LIMIT_PLACES : String(size.times).length - 1;
  const scaled = BigInt(limit) * size.per * 10n ** BigInt(places);
  const whole = (scaled + (isLeast ? size.times - 1n : 0n)) / size.times;
  const digits = String(whole).padStart(places + 1, '0');
  const end = digits.length - places;
  const fraction = digits.slice(end).replace(/0+$/, '');
  return { limit: digits.slice(0, end) + (fraction === '' ? '' : mark + fraction), unit };
}

/** The way in which a file writes a measure. */
interface Written {
  size: UnitSize;
  unit: string;
  mark: string;
}

function inLimits(whole: bigint, holds: Extract<ColumnType, { type: 'measure' }>, written: Written): Result {
  // A missing measure is left blank: zero is nothing's measure.
  const min = holds.min ?? 1;
  if (whole < BigInt(min)) return fault('measure_too_small', limitIn(min, true, written));
  if (whole > BigInt(holds.max)) return fault('measure_too_large', limitIn(holds.max, false, written));
  return value(String(whole));
}

const WITH_UNIT = /^(.*?\d)\s*([\p{L}µ"'°″”]+)\.?$/iu;

function measureValue(
  cell: Cell | undefined,
  text: string,
  holds: Extract<ColumnType, { type: 'measure' }>,
  manner: Manner,
  unit: string = holds.unit,
): Result {
  const [, number = text, named = unit] = typeof cell === 'number' ? [] : (WITH_UNIT.exec(text) ?? []);
  const units = UNITS[holds.unit];
  const known = unitNamed(named, holds.unit) ?? '';
  const size = units[known];
  if (size === undefined)
    return fault('cell_unknown_unit', { unit: named.slice(0, 20), known: Object.keys(units).join(', ') });
  const exact = exactCell(cell, number.trim(), manner);
  if (!('digits' in exact)) return exact;
  const whole = wholeOf(exact, size);
  // Imperial units are rounded, as typed measures are, and the preview says so. Elsewhere nothing is.
  if (whole === undefined && !size.isImperial) return fault('cell_too_fine', { unit: holds.unit });
  const kept = inLimits(whole ?? roundedOf(exact, size, holds.isOfGoods ? 'down' : 'nearest'), holds, {
    ...{ size, unit: known, mark: MARKS[manner.decimalMark] },
  });
  return whole === undefined && 'value' in kept ? { ...kept, rounded: known } : kept;
}

function dateValue(
  cell: Cell | undefined,
  text: string,
  holds: Extract<ColumnType, { type: 'day' | 'time' }>,
  { dateOrder, isOrderUnsure = false, latest }: Manner,
): Result {
  if (isOrderUnsure && typeof cell !== 'number' && isEitherDay(text)) return fault('cell_ambiguous_date', { text });
  const found = typeof cell === 'number' ? undefined : instantOf(text, dateOrder);
  if (found === undefined) return fault('cell_not_a_date', { text: text.slice(0, 60) });
  if (found === 'no_such_date') return fault('cell_no_such_date', { text: text.slice(0, 60) });
  if ('isPast' in holds && latest !== undefined && found.at > latest) return fault('cell_in_future', { text });
  return value(holds.type === 'day' ? found.at.slice(0, 10) : found.at);
}

function choiceValue(text: string, options: Readonly<Record<string, readonly string[]>>): Result {
  const said = foldedName(text);
  const found = Object.keys(options).find((option) => option === text || options[option]?.includes(said));
  return found === undefined ? fault('cell_not_an_option', { options: Object.keys(options).join(', ') }) : value(found);
}

/** In which order a date's numbers stand where the year is not first. */
export type DateOrder = 'dmy' | 'mdy';

const TIME = String.raw`(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?\s*(Z|[+-]\d{2}:?\d{2})?)?`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})${TIME}$`, 'i');
const YEAR_LAST = new RegExp(String.raw`^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})${TIME}$`, 'i');
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;

const two = (number: number) => String(number).padStart(2, '0');
const days = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/**
 * A date as files write it: `2022-01-20`, `20.01.2022 14:30`, `01/20/2022`, `2022-01-20T14:30:00Z`. Without a zone, its time
 * is taken for UTC.
 * @returns it as `YYYY-MM-DDTHH:MM:SSZ`; `no_such_date` for the 30th of February; undefined for a text that is no date
 */
export function instantOf(text: string, order: DateOrder): { at: string } | 'no_such_date' | undefined {
  const first = YEAR_FIRST.exec(text);
  const last = first ? null : YEAR_LAST.exec(text);
  const compact = first || last ? null : COMPACT.exec(text);
  const match = first ?? last;
  if (compact) return instant(Number(compact[1]), Number(compact[2]), Number(compact[3]));
  if (!match) return undefined;
  const [, a = '', separator = '', b = '', c = '', hour, minute, second, zone] = match;
  if (first) return instant(Number(a), Number(b), Number(c), hour, minute, second, zone);
  // Points are used by locales that put the day first.
  const dayFirst = separator === '.' || order === 'dmy';
  return instant(Number(c), Number(dayFirst ? b : a), Number(dayFirst ? a : b), hour, minute, second, zone);
}

function instant(
  year: number,
  month: number,
  day: number,
  hour = '0',
  minute = '0',
  second = '0',
  zone = 'Z',
): { at: string } | 'no_such_date' {
  const isReal = year >= 1900 && month >= 1 && month <= 12 && day >= 1 && day <= days(year, month);
  if (!isReal || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return 'no_such_date';
  const local = `${year}-${two(month)}-${two(day)}T${two(Number(hour))}:${minute.padStart(2, '0')}:${second.padStart(2, '0')}`;
  if (zone.toUpperCase() === 'Z') return { at: `${local}Z` };
  const offset = zone.includes(':') ? zone : `${zone.slice(0, 3)}:${zone.slice(3)}`;
  const at = Date.parse(`${local}${offset}`);
  return Number.isNaN(at) ? 'no_such_date' : { at: `${new Date(at).toISOString().slice(0, 19)}Z` };
}

const SLASHED = /^(\d{1,2})[-/](\d{1,2})[-/]\d{4}/;
/** Whether a date is another day in the other order of its numbers. */
export function isEitherDay(text: string): boolean {
  const [, first = '', second = ''] = SLASHED.exec(text.trim()) ?? [];
  return first !== '' && Number(first) <= 12 && Number(second) <= 12 && Number(first) !== Number(second);
}

/** The order that the dates of a sample can only have; undefined if none tells. */
export function provenOrder(texts: Iterable<string>): DateOrder | undefined {
  for (const text of texts) {
    const match = SLASHED.exec(text.trim());
    if (match && Number(match[1]) > 12) return 'dmy';
    if (match && Number(match[2]) > 12) return 'mdy';
  }
  return undefined;
}

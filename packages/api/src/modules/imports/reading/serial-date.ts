import type { Cell } from './table';

const DAY_MS = 86_400_000;
/** The day before the first one. Spreadsheets count a 29 February 1900 that never was, so their day 61 is 1 March. */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
const LAST = 2_958_466;

/** The date that a spreadsheet's number of days stands for; a number that stands for none is shown as `#####` there, too. */
export function serialDate(days: number, since1904: boolean): Cell {
  // Day 60 is the one that never was; day 0 and times without a day are no dates either.
  if (days < (since1904 ? 0 : 1) || days >= LAST || (!since1904 && Math.floor(days) === 60)) {
    return { error: '#####' };
  }
  const before = !since1904 && days < 60 ? 1 : 0;
  const epoch = since1904 ? EPOCH_1904 : EPOCH_1900 + before * DAY_MS;
  // To the second: the number is a fraction, and 12:00:00 must not become 11:59:59.
  const at = new Date(epoch + Math.round(days * 86_400) * 1000).toISOString();
  return { date: at.endsWith('T00:00:00.000Z') ? at.slice(0, 10) : at.slice(0, 19) };
}

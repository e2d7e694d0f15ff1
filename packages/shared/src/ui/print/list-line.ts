import { wordsIn } from './words';

export interface PrintedList {
  label: string;
  /** Rows on the paper. */
  count: number;
  /** Of all that match; undefined if nobody has counted them. */
  total: number | undefined;
  hasMore: boolean;
  /** When it is printed, in words. */
  at: string;
}

/** The line that a printed list begins with: its name, its time, and the rows that are not on the paper. English until other words have arrived. */
export function listLine(locale: string, { label, count, total, hasMore, at }: PrintedList): string {
  const { t } = wordsIn(locale);
  if (!hasMore) return t('print.all', { label, count, at });
  return total === undefined ? t('print.some', { label, count, at }) : t('print.part', { label, count, total, at });
}

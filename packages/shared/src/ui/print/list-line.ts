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

/** What a printed list says of itself: what it is, when, and what is not on the paper. English until other words have arrived. */
export function listLine(locale: string, { label, count, total, hasMore, at }: PrintedList): string {
  const { t } = wordsIn(locale);
  if (!hasMore) return t('print.all', { label, count, at });
  return total === undefined ? t('print.some', { label, count, at }) : t('print.part', { label, count, total, at });
}

import { wordsIn } from './words';

/** Rows of a list that the keys for printing load before it is printed; who wants more of them on paper is led to filters and files. */
export const PRINTED_MAX = 1000;

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
  if (total === undefined) return t('print.some', { label, count, at });
  return t(total <= PRINTED_MAX ? 'print.few' : 'print.part', { label, count, total, at });
}

/** Says that the rest of a list is on its way, before it is printed. */
export const loadingLine = (locale: string): string => wordsIn(locale).t('print.loading');

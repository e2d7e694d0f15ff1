import { useCallback } from 'react';
import { useWords } from './words';

/** A column as spreadsheets call it: A to Z, then AA. @param at from 0 */
const letterOf = (at: number): string =>
  (at < 26 ? '' : letterOf(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

const isSameName = (one: string, other: string): boolean =>
  one.trim() !== '' && one.trim().toLowerCase() === other.trim().toLowerCase();

/** Another column of the file has the same name. */
export const isNamesake = (header: readonly string[], from: number): boolean =>
  header.some((other, at) => at !== from && isSameName(other, header[from] ?? ''));

/** Says what the file calls a column of its own: by its heading, and by its letter or number where that is not enough. */
export function useTitle(): (header: readonly string[], from: number) => string {
  const { t } = useWords();
  return useCallback(
    (header, from) => {
      const own = header[from]?.trim() || t('mapping.nameless', { column: from + 1 });
      return isNamesake(header, from) ? t('mapping.apart', { name: own, letter: letterOf(from) }) : own;
    },
    [t],
  );
}

import type { Entry } from './entry';
import { readList } from './read-list';
import { isTable, readTable } from './read-table';

/** People of any pasted or written text: a list of addresses, or a table with a header. */
export const readPeople = (text: string): Entry[] => (isTable(text) ? readTable(text) : readList(text));

const oneLine = (text: string) => text.replace(/[\r\n<>]+/g, ' ').trim();

/** Entries as lines of a list, to be read and mended by people, and read again by `readPeople`. */
export const listOf = (entries: readonly Entry[]): string =>
  entries
    .map(({ address, name }) => {
      const bare = oneLine(address);
      return name === null && bare !== '' ? bare : `"${oneLine(name ?? '').replaceAll('"', '""')}" <${bare}>`;
    })
    .join('\n');

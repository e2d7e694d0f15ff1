import type { Entry } from './entry';
import { readList } from './read-list';
import { isTable, readTable } from './read-table';
import { roleSaid, type RolesByName } from './roles-of-list';

/** People of any pasted or written text: a list of addresses, or a table with a header. */
export const readPeople = (text: string, roles: RolesByName): Entry[] =>
  isTable(text) ? readTable(text, roles) : readList(text, roles);

const oneLine = (text: string) => text.replace(/[\r\n<>]+/g, ' ').trim();

/** Entries as lines of a list, to be read and mended by people, and read again by `readPeople`. */
export const listOf = (entries: readonly Entry[]): string =>
  entries
    .map(({ address, name, role }) => {
      const bare = oneLine(address);
      const person = name === null && bare !== '' ? bare : `"${oneLine(name ?? '').replaceAll('"', '""')}" <${bare}>`;
      return role === undefined ? person : `${person}; ${roleSaid(role)}`;
    })
    .join('\n');

import { parseCsv } from '@slotwise/shared/files';
import { looksLikeAddress } from './address';
import { personOf } from './entry';
import type { Entry } from './entry';
import { readList } from './read-list';

type Column = 'email' | 'phone' | 'name' | 'first' | 'last';

/** Words that head such columns, in English and German, without blanks and marks. */
const HEADINGS: Readonly<Record<Column, readonly string[]>> = {
  email: ['email', 'emails', 'emailaddress', 'mail', 'mailaddress', 'address', 'emailadresse', 'adresse'],
  phone: ['phone', 'phonenumber', 'mobile', 'mobilephone', 'cell', 'telephone', 'tel', 'telefon', 'mobil', 'handy'],
  name: ['name', 'fullname', 'displayname', 'contact', 'person'],
  first: ['first', 'firstname', 'givenname', 'vorname'],
  last: ['last', 'lastname', 'surname', 'familyname', 'nachname'],
};

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');

function columnOf(heading: string): Column | null {
  const word = plain(heading);
  return (Object.keys(HEADINGS) as Column[]).find((column) => HEADINGS[column].includes(word)) ?? null;
}

type Columns = Partial<Record<Column, number>>;

/** The columns, if the row heads a table of people; else null. */
function headerOf(cells: readonly string[]): Columns | null {
  if (cells.some(looksLikeAddress)) return null;
  const columns: Columns = {};
  cells.forEach((cell, at) => {
    const column = columnOf(cell);
    if (column) columns[column] ??= at;
  });
  return columns.email === undefined && columns.phone === undefined ? null : columns;
}

/** Without a header, the column with the most addresses is theirs, and the first other one with words the names'. */
function guess(rows: readonly (readonly string[])[]): Columns {
  const width = Math.max(...rows.map((cells) => cells.length));
  const share = (at: number, is: (cell: string) => boolean) =>
    rows.filter((cells) => is(cells[at]?.trim() ?? '')).length;
  const places = Array.from({ length: width }, (_, at) => at);
  const byAddresses = places.map((at) => share(at, (cell) => looksLikeAddress(personOf(cell).address)));
  const email = byAddresses.indexOf(Math.max(...byAddresses));
  const name = places.find((at) => at !== email && share(at, (cell) => /\p{L}/u.test(cell)) * 2 > rows.length);
  return { email, ...(name === undefined ? {} : { name }) };
}

function entryOf(cells: readonly string[], columns: Columns, line: number): Entry {
  const cell = (column: Column) => cells[columns[column] ?? -1]?.trim() ?? '';
  const person = personOf(cell('email') || cell('phone'));
  const full = cell('name') || [cell('first'), cell('last')].filter((part) => part !== '').join(' ');
  return { line, address: person.address, name: full || person.name };
}

const DELIMITERS = [',', ';', '\t', '|'] as const;

const firstLineOf = (text: string) => text.split(/\r\n|[\r\n]/).find((line) => line.trim() !== '') ?? '';

/** Separator of the columns: of the usual marks the one that stands most often in the first line, outside quotes. */
function delimiterOf(text: string): string {
  const line = firstLineOf(text).replace(/"[^"]*"/g, '');
  const times = (mark: string) => line.split(mark).length;
  return DELIMITERS.reduce((best, mark) => (times(mark) > times(best) ? mark : best), ',');
}

const cellsOf = (text: string) => parseCsv(text, delimiterOf(text)).map((cells, index) => ({ cells, line: index + 1 }));

const withoutMark = (text: string) => text.replace(/^\uFEFF/, '');

/** Whether a text is a table of people with a header, rather than a list of addresses. */
export function isTable(text: string): boolean {
  const [first] = cellsOf(firstLineOf(withoutMark(text)));
  return first !== undefined && headerOf(first.cells) !== null;
}

/** People of a CSV file, with or without a header and with any separator. */
export function readTable(text: string): Entry[] {
  const rows = cellsOf(withoutMark(text)).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [first] = rows;
  if (!first) return [];
  const header = headerOf(first.cells);
  const body = header ? rows.slice(1) : rows;
  // Several addresses in one row are a list, not a table.
  const list = !header && body.some(({ cells }) => cells.filter(looksLikeAddress).length > 1);
  if (list || body.length === 0) return body.length === 0 ? [] : readList(text);
  const columns = header ?? guess(body.map(({ cells }) => cells));
  return body.map(({ cells, line }) => entryOf(cells, columns, line));
}

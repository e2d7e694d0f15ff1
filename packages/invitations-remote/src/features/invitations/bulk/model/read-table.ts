import { parseCsv } from '@slotwise/shared/files';
import { looksLikeAddress } from './address';
import { personOf } from './entry';
import type { Entry } from './entry';
import { readList } from './read-list';
import { roleNamed, type RolesByName } from './roles-of-list';

type Column = 'email' | 'phone' | 'name' | 'first' | 'last' | 'role';

/** Words that head such columns, in English and German, without blanks and marks. */
const HEADINGS: Readonly<Record<Column, readonly string[]>> = {
  email: ['email', 'emails', 'emailaddress', 'mail', 'mailaddress', 'address', 'emailadresse', 'adresse'],
  phone: ['phone', 'phonenumber', 'mobile', 'mobilephone', 'cell', 'telephone', 'tel', 'telefon', 'mobil', 'handy'],
  name: ['name', 'fullname', 'displayname', 'contact', 'person'],
  first: ['first', 'firstname', 'givenname', 'vorname'],
  last: ['last', 'lastname', 'surname', 'familyname', 'nachname'],
  role: ['role', 'roles', 'rolle', 'rollen'],
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

type Rows = readonly (readonly string[])[];

/** The column, of those that are nothing else, of which every value is the name of a role. */
function rolesAmong(rows: Rows, columns: Columns, roles: RolesByName): number | undefined {
  const taken = new Set(Object.values(columns));
  const width = Math.max(...rows.map((cells) => cells.length));
  return Array.from({ length: width }, (_, at) => at).find((at) => {
    const values = rows.map((cells) => cells[at]?.trim() ?? '').filter((value) => value !== '');
    return !taken.has(at) && values.length > 0 && values.every((value) => roleNamed(roles, value));
  });
}

/** Without a header, the column with the most addresses is theirs, and the first other one with words the names'. */
function guess(rows: Rows, roles: RolesByName): Columns {
  const width = Math.max(...rows.map((cells) => cells.length));
  const share = (at: number, is: (cell: string) => boolean) =>
    rows.filter((cells) => is(cells[at]?.trim() ?? '')).length;
  const places = Array.from({ length: width }, (_, at) => at);
  const byAddresses = places.map((at) => share(at, (cell) => looksLikeAddress(personOf(cell).address)));
  const email = byAddresses.indexOf(Math.max(...byAddresses));
  const role = rolesAmong(rows, { email }, roles);
  const name = places.find(
    (at) => at !== email && at !== role && share(at, (cell) => /\p{L}/u.test(cell)) * 2 > rows.length,
  );
  return { email, ...(name !== undefined && { name }), ...(role !== undefined && { role }) };
}

function entryOf(cells: readonly string[], columns: Columns, line: number): Entry {
  const cell = (column: Column) => cells[columns[column] ?? -1]?.trim() ?? '';
  const person = personOf(cell('email') || cell('phone'));
  const full = cell('name') || [cell('first'), cell('last')].filter((part) => part !== '').join(' ');
  const role = cell('role');
  return { line, address: person.address, name: full || person.name, ...(role !== '' && { role }) };
}

const DELIMITERS = [',', ';', '\t', '|'] as const;

const LINES = /\r\n|[\r\n]/;
const firstLineOf = (text: string) => text.split(LINES).find((line) => line.trim() !== '') ?? '';

/** Separator of the columns: of the usual marks the one that stands most often in the first line, outside quotes. */
function delimiterOf(text: string): string {
  const line = firstLineOf(text).replace(/"[^"]*"/g, '');
  const times = (mark: string) => line.split(mark).length;
  return DELIMITERS.reduce((best, mark) => (times(mark) > times(best) ? mark : best), ',');
}

/** Lines after the first of one cell that hold an address: it has swallowed the people of those lines. */
const SWALLOWED = /[\r\n][^]*@/;

/** A quote that nobody closed would take the lines after it into its cell: each line is read by itself then. */
function cellsOf(text: string) {
  const delimiter = delimiterOf(text);
  const whole = parseCsv(text, delimiter);
  const isWhole = isClosed(text) && !whole.some((cells) => cells.some((cell) => SWALLOWED.test(cell)));
  const rows = isWhole
    ? whole
    : text.split(LINES).map((line) => parseCsv(isClosed(line) ? line : line.replaceAll('"', ''), delimiter)[0] ?? ['']);
  return rows.map((cells, index) => ({ cells, line: index + 1 }));
}
const isClosed = (text: string) => text.split('"').length % 2 === 1;

const withoutMark = (text: string) => text.replace(/^\uFEFF/, '');

/** Whether a text is a table of people with a header, rather than a list of addresses. */
export function isTable(text: string): boolean {
  const [first] = cellsOf(firstLineOf(withoutMark(text)));
  return first !== undefined && headerOf(first.cells) !== null;
}

/** People of a CSV file, with or without a header and with any separator. */
export function readTable(text: string, roles: RolesByName): Entry[] {
  const rows = cellsOf(withoutMark(text)).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [first] = rows;
  if (!first) return [];
  const header = headerOf(first.cells);
  const body = header ? rows.slice(1) : rows;
  // Several addresses in one row are a list, not a table.
  const list = !header && body.some(({ cells }) => cells.filter(looksLikeAddress).length > 1);
  if (list || body.length === 0) return body.length === 0 ? [] : readList(text, roles);
  const cells = body.map((row) => row.cells);
  const role = header && header.role === undefined ? rolesAmong(cells, header, roles) : undefined;
  const columns = header ? { ...header, ...(role !== undefined && { role }) } : guess(cells, roles);
  return body.map((row) => entryOf(row.cells, columns, row.line));
}

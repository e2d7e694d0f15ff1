import type { Entry } from './entry';
import { listOf, readPeople } from './read-people';
import { readTable } from './read-table';

const people = (entries: Entry[]) =>
  entries.map(({ address, name }) => (name === null ? address : `${name}|${address}`));

test('lines, commas, semicolons and tabs separate', () => {
  const entries = readPeople('a@x.com\r\nb@x.com, c@x.com;d@x.com\te@x.com\n\n  +49 30 1234 \n');
  expect(people(entries)).toEqual(['a@x.com', 'b@x.com', 'c@x.com', 'd@x.com', 'e@x.com', '+49 30 1234']);
  expect(entries.map(({ line }) => line)).toEqual([1, 2, 2, 2, 2, 4]);
});

test('a name may stand before the address, in quotes if there is a comma in it', () => {
  expect(people(readPeople('Ann Lee <ann@x.com>; "Lee, Bo" <bo@x.com>, mailto:cy@x.com'))).toEqual([
    'Ann Lee|ann@x.com',
    'Lee, Bo|bo@x.com',
    'cy@x.com',
  ]);
});

test('cells of a spreadsheet: what stands beside the one address is the name', () => {
  expect(people(readPeople('Ann\tLee\tann@x.com\nbo@x.com\tBo'))).toEqual(['Ann Lee|ann@x.com', 'Bo|bo@x.com']);
});

test('what is no address stays, to be told', () => {
  expect(people(readPeople('nobody\n=cmd|calc!A1\n"open, a@x.com'))).toEqual([
    'nobody',
    '=cmd|calc!A1',
    '"open|a@x.com',
  ]);
});

test('a pasted table with a header is read by its columns', () => {
  const pasted = 'Last name;E-Mail;First name\r\nLee;ann@x.com;Ann\r\n"O""Hara; Jr";bo@x.com;Bo';
  expect(people(readPeople(pasted))).toEqual(['Ann Lee|ann@x.com', 'Bo O"Hara; Jr|bo@x.com']);
});

test('a file: with a header in German, by phone where there is no address', () => {
  expect(people(readTable('\uFEFFName,Telefon,E-Mail\nAnn,+49 1,ann@x.com\nBo,+49 222,\n,,\n'))).toEqual([
    'Ann|ann@x.com',
    'Bo|+49 222',
  ]);
});

test('a file without a header: the column with addresses is found, and the names beside it', () => {
  const entries = readTable('1,Ann Lee,ann@x.com\n2,"Lee, Bo",bo@x.com\n3,Cy,broken\n');
  expect(people(entries)).toEqual(['Ann Lee|ann@x.com', 'Lee, Bo|bo@x.com', 'Cy|broken']);
  expect(entries.map(({ line }) => line)).toEqual([1, 2, 3]);
});

test('a file of one line, with whatever separates, and what separates inside quotes', () => {
  expect(people(readTable('Name;E-Mail\r\nZoë;zoe@x.com\r\n'))).toEqual(['Zoë|zoe@x.com']);
  expect(people(readTable('"Lee, Ann, Dr"\tann@x.com\n'))).toEqual(['Lee, Ann, Dr|ann@x.com']);
  expect(people(readTable('name|email\nBo|bo@x.com'))).toEqual(['Bo|bo@x.com']);
});

test('a file that is a plain list, of one or of several a line', () => {
  expect(people(readTable('a@x.com\nAnn <b@x.com>\n'))).toEqual(['a@x.com', 'Ann|b@x.com']);
  expect(people(readTable('a@x.com,b@x.com\nc@x.com,d@x.com'))).toEqual(['a@x.com', 'b@x.com', 'c@x.com', 'd@x.com']);
  expect(readTable('')).toEqual([]);
  expect(readTable('email,name\n')).toEqual([]);
});

test("an export's apostrophe before a number is not part of it", () => {
  expect(people(readPeople("'+49 30 1234"))).toEqual(['+49 30 1234']);
});

test('a list written from entries reads the same again', () => {
  const entries = [
    { line: 1, address: 'a@x.com', name: null },
    { line: 2, address: 'b@x.com', name: 'Lee, "Bo"' },
    { line: 3, address: '', name: 'Nobody' },
    { line: 4, address: '+49 30 1', name: "O'Hara; Jr" },
  ];
  expect(readPeople(listOf(entries))).toEqual(entries);
});

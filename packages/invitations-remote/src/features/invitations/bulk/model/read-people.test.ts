import type { Entry } from './entry';
import { listOf, readPeople as peopleOf } from './read-people';
import { readTable as tableOf } from './read-table';
import { byName } from './roles-of-list';

const ROLES = byName([
  { id: 'p', name: 'Planner', exceeds: [] },
  { id: 's', name: 'Shift lead', exceeds: [] },
]);
const readPeople = (text: string) => peopleOf(text, ROLES);
const readTable = (text: string) => tableOf(text, ROLES);

const people = (entries: Entry[]) =>
  entries.map(({ address, name, role }) =>
    [...(name === null ? [] : [name]), address, ...(role === undefined ? [] : [role])].join('|'),
  );

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
    { line: 5, address: 'c@x.com', name: null, role: 'Planner' },
    { line: 6, address: 'd@x.com', name: 'Dora', role: 'Night; "late", <shift>' },
  ];
  expect(readPeople(listOf(entries))).toEqual(entries);
});

test('lists as people write them: bullets, numbers, full stops, names without brackets', () => {
  const messy = [
    'Max Weber max@x.example',
    '1. e@x.example',
    '• f@x.example',
    'g@x.example.',
    'h@x.example i@x.example',
    'Doe, John <john.doe@x.example>',
    'Ann <ann@x.example> Bo <bo@x.example>',
    '- (k@x.example)',
    '2) Lee Roe +49 30 1234',
    'Doe, Jane <jane@x.example>, Roe, Rick <rick@x.example>',
    '0049 30 1234',
  ];
  expect(people(readPeople(messy.join('\n')))).toEqual([
    'Max Weber|max@x.example',
    'e@x.example',
    'f@x.example',
    'g@x.example',
    'h@x.example',
    'i@x.example',
    'Doe, John|john.doe@x.example',
    'Ann|ann@x.example',
    'Bo|bo@x.example',
    'k@x.example',
    'Lee Roe|+49 30 1234',
    'Doe, Jane|jane@x.example',
    'Roe, Rick|rick@x.example',
    '+49 30 1234',
  ]);
});

test('a quote that nobody closed takes no other line with it', () => {
  const open = 'Name,Email\n"Ann,ann@x.com\nBo,bo@x.com\nCy,cy@x.com';
  expect(people(readTable(open))).toEqual(['Ann|ann@x.com', 'Bo|bo@x.com', 'Cy|cy@x.com']);
  expect(people(readTable(`${open}\n"Dora,dora@x.com\nEd,ed@x.com`))).toHaveLength(5);
  expect(people(readPeople('"Ann <ann@x.com>\nbo@x.com'))).toEqual(['"Ann|ann@x.com', 'bo@x.com']);
  // Closed, a cell may have several lines.
  expect(people(readTable('Name,Email\n"Ann\nLee",ann@x.com'))).toEqual(['Ann\nLee|ann@x.com']);
});

test.each(['Role', 'ROLLE', ' role '])('a column headed %j gives each row its role', (heading) => {
  expect(people(readTable(`Name;${heading};E-Mail\nAnn;planner;ann@x.com\nBo;;bo@x.com\nCy;Boss;cy@x.com`))).toEqual([
    'Ann|ann@x.com|planner',
    'Bo|bo@x.com',
    'Cy|cy@x.com|Boss',
  ]);
});

test('a column that holds nothing but names of roles gives them too, and is no part of a name', () => {
  expect(people(readTable('Name;Position;E-Mail\nAnn;Planner;ann@x.com\nBo;shift lead;bo@x.com'))).toEqual([
    'Ann|ann@x.com|Planner',
    'Bo|bo@x.com|shift lead',
  ]);
  expect(people(readTable('Planner,Ann Lee,ann@x.com\nPlanner,Bo,bo@x.com'))).toEqual([
    'Ann Lee|ann@x.com|Planner',
    'Bo|bo@x.com|Planner',
  ]);
  expect(people(readPeople('Ann Lee; ann@x.com; Planner\nbo@x.com, Role: Boss\nCy\tcy@x.com\tPlanning'))).toEqual([
    'Ann Lee|ann@x.com|Planner',
    'bo@x.com|Boss',
    'Cy Planning|cy@x.com',
  ]);
});

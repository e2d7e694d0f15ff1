import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { archive, workbook } from './fixtures/archive';
import { FileFault } from './file-fault';
import { lookAt, rowsOf, type Wishes } from './read-file';
import { textOf, type Row } from './table';

let folder: string;
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reading-'));
});
afterAll(() => rm(folder, { recursive: true }));

const KNOWN = new Set(['sku', 'menge', 'größe', 'name', 'datum', 'quantity']);
const isKnown = (name: string) => KNOWN.has(name.trim().toLowerCase());

const read = async (content: Uint8Array, wishes?: Wishes) => {
  const path = join(folder, String(++count));
  await writeFile(path, content);
  const { layout } = await lookAt(path, isKnown, wishes);
  const rows: Row[] = [];
  for await (const batch of rowsOf(path, layout)) rows.push(...batch);
  return { layout, rows };
};
const faultOf = (content: Uint8Array, wishes?: Wishes) =>
  read(content, wishes).then(
    () => 'read',
    (fault: unknown) => {
      if (!(fault instanceof FileFault)) throw fault;
      return fault.code;
    },
  );

const GERMAN = 'SKU;Name;Größe;Menge\r\nA-1;Bürste "fein";12,5;3\r\nA-2;Öl für Ärmel;0,75;10\r\n';
const CELLS = [
  { row: 1, cells: ['SKU', 'Name', 'Größe', 'Menge'] },
  { row: 2, cells: ['A-1', 'Bürste "fein"', '12,5', '3'] },
  { row: 3, cells: ['A-2', 'Öl für Ärmel', '0,75', '10'] },
];

test.each([
  ['UTF-8', Buffer.from(GERMAN), 'utf8'],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${GERMAN}`), 'utf8'],
  ['cp1252', iconv.encode(GERMAN, 'windows-1252'), 'windows-1252'],
  ['cp1252 with a euro sign', iconv.encode(GERMAN.replaceAll('fein', '5 €'), 'windows-1252'), 'windows-1252'],
  ['UTF-16 LE with a mark', Buffer.concat([Buffer.from([0xff, 0xfe]), iconv.encode(GERMAN, 'utf-16le')]), 'utf-16le'],
  ['UTF-16 LE without', iconv.encode(GERMAN, 'utf-16le'), 'utf-16le'],
  ['UTF-16 BE with a mark', Buffer.concat([Buffer.from([0xfe, 0xff]), iconv.encode(GERMAN, 'utf-16be')]), 'utf-16be'],
  ['UTF-16 BE without', iconv.encode(GERMAN, 'utf-16be'), 'utf-16be'],
])('%s: encoding, delimiter, decimal mark and header are found', async (_, content, encoding) => {
  const { layout, rows } = await read(content);
  expect(layout).toEqual({
    format: 'csv',
    encoding,
    delimiter: ';',
    sheet: null,
    sheets: [],
    decimalMark: 'comma',
    headerRow: 1,
  });
  const euro = content.includes(0x80);
  expect(rows).toEqual(euro ? JSON.parse(JSON.stringify(CELLS).replace('fein', '5 €')) : CELLS);
});

test('an umlaut beyond the first pieces of a file still tells that it is no UTF-8', async () => {
  const content = iconv.encode(`SKU;Name\n${'A;plain\n'.repeat(40_000)}B;Größe\n`, 'windows-1252');
  const { layout, rows } = await read(content);
  expect([layout.encoding, rows.at(-1)?.cells[1]]).toEqual(['windows-1252', 'Größe']);
});

test.each([
  ['commas and points', 'SKU,Quantity\nA,1.5\nB,"1,234.5"\n', ',', 'point', 1],
  ['tabs', 'SKU\tMenge\nA\t1,5\n', '\t', 'comma', 1],
  ['a title above the header', 'Stock of May;;\n;;\nSKU;Name;Menge\nA;x;1\n', ';', 'comma', 3],
  ['a first line that declares it', 'sep=|\nSKU|Menge\nA|1\n', '|', 'point', 2],
  ['decimal commas between semicolons', 'SKU;Menge\nA;1,5\nB;2,5\nC;3,5\n', ';', 'comma', 1],
  ['quoted line breaks', 'SKU,Name\nA,"two\nlines"\n', ',', 'point', 1],
])('%s', async (_, text, delimiter, decimalMark, headerRow) => {
  expect((await read(Buffer.from(text))).layout).toMatchObject({ delimiter, decimalMark, headerRow });
});

test('a spreadsheet: texts of all kinds, dates, formulas, errors, gaps and numbers as they stand there', async () => {
  const content = workbook(
    `<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="inlineStr"><is><t>Menge</t></is></c><c r="D2" t="str"><f>"Da"&amp;"tum"</f><v>Datum</v></c></row>
     <row r="5"><c r="A5" t="s"><v>1</v></c><c r="B5"><v>33.6</v></c><c r="D5" s="1"><v>44581</v></c></row>
     <row><c t="s"><v>2</v></c><c><f>1+1</f><v>2</v></c><c><f>A1</f></c><c s="2"><v>44581.5</v></c></row>
     <row r="7"><c r="A7" t="b"><v>1</v></c><c r="B7" t="e"><v>#N/A</v></c><c r="C7" s="1"><v>60</v></c></row>`,
    {
      shared:
        '<si><t>SKU</t></si><si><r><t>A</t></r><r><t xml:space="preserve"> 1</t></r></si><si><t>B</t><rPh><t>x</t></rPh></si>',
      styles:
        '<numFmts><numFmt numFmtId="170" formatCode="[$-407]dd.mm.yyyy\\ hh:mm"/></numFmts><cellXfs><xf/><xf numFmtId="14"/><xf numFmtId="170"/></cellXfs>',
    },
  );
  const { layout, rows } = await read(content);
  expect(layout).toMatchObject({ format: 'xlsx', sheet: 'Goods', sheets: ['Goods'], headerRow: 2 });
  expect(rows).toEqual([
    { row: 2, cells: ['SKU', 'Menge', '', 'Datum'] },
    { row: 5, cells: ['A 1', 33.6, '', { date: '2022-01-20' }] },
    { row: 6, cells: ['B', 2, { error: 'formula' }, { date: '2022-01-20T12:00:00' }] },
    { row: 7, cells: [true, { error: '#N/A' }, { error: '#####' }] },
  ]);
});

test('days counted from 1904', async () => {
  const content = workbook(
    '<row><c t="inlineStr"><is><t>Datum</t></is></c></row><row><c s="0"><v>43119</v></c></row>',
    {
      styles: '<cellXfs><xf numFmtId="14"/></cellXfs>',
      date1904: true,
    },
  );
  expect((await read(content)).rows[1]?.cells).toEqual([{ date: '2022-01-20' }]);
});

const sheet = workbook('<row><c t="inlineStr"><is><t>SKU</t></is></c></row>'.repeat(3));
test.each([
  ['nothing', Buffer.alloc(0), 'file_empty'],
  ['blank lines', Buffer.from('\n;;\n\n'), 'file_empty'],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'file_not_text'],
  ['a PDF', Buffer.from('%PDF-1.7\n'), 'file_not_text'],
  ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'file_old_or_encrypted'],
  ['another archive', archive({ 'word/document.xml': '<a/>' }), 'file_not_spreadsheet'],
  ['a truncated spreadsheet', sheet.subarray(0, sheet.length - 40), 'file_damaged'],
  ['an archive that lacks its middle', Buffer.concat([sheet.subarray(0, 300), sheet.subarray(900)]), 'file_damaged'],
  ['a quote that nobody closes', Buffer.from('SKU;Name\nA;"open\nB;x\n'), 'file_quote_open_at'],
  ['one in a large file', Buffer.from(`SKU;Name\nA;"open\n${'B;x\n'.repeat(600_000)}`), 'file_quote_open_at'],
  ['a row without end that is no quote', Buffer.from(`SKU;Name\nA;${'x'.repeat(1_100_000)}`), 'file_row_too_long_at'],
  ['too many columns', Buffer.from(`SKU${';'.repeat(300)}\n`), 'file_too_many_columns'],
  ['a cell that is a book', Buffer.from(`SKU;Name\nA;${'x'.repeat(40_000)}\n`), 'file_cell_too_long'],
  ['broken XML', workbook('<row><c></row>'), 'file_damaged'],
  ['a text that is not there', workbook('<row><c t="s"><v>7</v></c></row>'), 'file_damaged'],
  ['a row far down', workbook('<row r="99999999"><c><v>1</v></c></row>'), 'file_too_many_rows'],
  ['a zip bomb', workbook(`<row>${' '.repeat(80 * 1024 ** 2)}</row>`), 'file_bomb'],
  ['entities that grow', workbook('<row><c t="inlineStr"><is><t>&lol;</t></is></c></row>'), 'file_damaged'],
])('%s is refused by name', async (_, content, code) => {
  expect(await faultOf(content)).toBe(code);
});

const BEFORE = 'SKU;Name;Note\r\nÄ;"two\nlines";x\r\n\r\nC;y;z\r\n';

test('the rows before a quote that nobody closes are read; from there on all is one cell, as it stands there', async () => {
  for (const encoding of ['utf8', 'windows-1252', 'utf-16le']) {
    const rest = '"o ""p"" \r\nE;ü;y\r\n';
    const { rows } = await read(iconv.encode(`${BEFORE}D;"d;\n""e""";${rest}`, encoding));
    expect([encoding, rows.map(({ row }) => row)]).toEqual([encoding, [1, 2, 4, 5]]);
    expect(rows.at(-1)).toEqual({ row: 5, cells: ['D', 'd;\n"e"', rest], open: { isCut: false } });
  }
});

test('of a quote that takes a very long rest with it only the beginning is kept, which is said', async () => {
  const { rows } = await read(Buffer.from(`${BEFORE}D;"open;z\n${'E;x;y\n'.repeat(300_000)}`));
  const last = rows.at(-1);
  expect(last).toMatchObject({ row: 5, open: { isCut: true } });
  const [first, rest] = (last?.cells ?? []).map(textOf);
  expect([first, rest?.slice(0, 12), rest?.length]).toEqual(['D', '"open;z\nE;x;', 32_767]);
});

test('a quote that nobody closes is named with the cell where it begins where no row stands before it', async () => {
  const paramsOf = async (content: string) =>
    read(Buffer.from(content)).then(
      () => 'read',
      (fault: unknown) => (fault as FileFault).params,
    );
  expect(await paramsOf('A title\n\nSKU;Name;Note\nD;d;"open\nE;x;y\n')).toEqual({ row: 4, column: 3 });
  expect(await paramsOf('SKU;"Name;Note\nD;d;x\n')).toEqual({ row: 1, column: 2 });
});

test('what people say of a file counts, and a wrong word of theirs is refused', async () => {
  const text = Buffer.from('SKU;Menge\nA;1\n');
  expect((await read(text, { delimiter: ',', decimalMark: 'point' })).rows[1]?.cells).toEqual(['A;1']);
  expect(await faultOf(text, { headerRow: 9 })).toBe('file_no_header');
  expect(await faultOf(sheet, { sheet: 'Nowhere' })).toBe('file_no_sheet');
});

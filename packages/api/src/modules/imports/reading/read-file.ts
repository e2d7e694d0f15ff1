import { csvRows, quoteOpen } from './csv';
import { decimalMarkOf, decimalsOf, type Decimals } from './decimal-mark';
import { delimiterOf } from './delimiter';
import { encodingOf, headOf, textOfFile } from './encoding';
import { FileFault } from './file-fault';
import { headerRowOf } from './header-row';
import { sheetRows } from './sheet-rows';
import type { Layout, Row } from './table';
import { readWorkbook } from './workbook';
import { Zip } from './zip';

const SAMPLE_CHARS = 64 * 1024;
const SAMPLE_ROWS = 200;

/** Choices of people for a file; the rest is found by looking at it. */
export type Wishes = Partial<Pick<Layout, 'encoding' | 'delimiter' | 'sheet' | 'decimalMark' | 'headerRow'>>;

const startsWith = (head: Uint8Array, ...bytes: number[]) => bytes.every((byte, index) => head[index] === byte);

/** Format of the file by its first bytes, regardless of its name. @throws FileFault for a file that is no table */
async function formatOf(path: string): Promise<Layout['format']> {
  const head = await headOf(path, 512);
  if (head.length === 0) throw new FileFault('file_empty');
  if (startsWith(head, 0x50, 0x4b)) return 'xlsx';
  // Workbooks of before 2007, and newer ones with a password.
  if (startsWith(head, 0xd0, 0xcf, 0x11, 0xe0)) throw new FileFault('file_old_or_encrypted');
  if (startsWith(head, 0x25, 0x50, 0x44, 0x46)) throw new FileFault('file_not_text');
  return 'csv';
}

async function sampleText(path: string, encoding: string): Promise<string> {
  let sample = '';
  for await (const piece of textOfFile(path, encoding)) {
    sample += piece;
    if (sample.length >= SAMPLE_CHARS) break;
  }
  return sample;
}

async function firstRows(batches: AsyncIterable<Row[]>, count: number): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const batch of batches) {
    rows.push(...batch.slice(0, count - rows.length));
    if (rows.length >= count) break;
  }
  return rows;
}

/**
 * Finds out how a file is to be read.
 * @param isKnown whether a column that can be imported has this name
 * @returns how, and its first rows that are not blank
 * @throws FileFault for a file that is no table, damaged, or empty
 */
export async function lookAt(
  path: string,
  isKnown: (name: string) => boolean,
  wishes: Wishes = {},
): Promise<{ layout: Layout; rows: Row[] }> {
  const format = await formatOf(path);
  const found = format === 'xlsx' ? await lookAtSpreadsheet(path, wishes) : await lookAtText(path, wishes);
  const first = await firstRows(rowsOf(path, { ...found, decimalMark: 'point', headerRow: 0 }), SAMPLE_ROWS);
  if (first.length === 0) throw new FileFault('file_empty');
  const rows = first.filter(({ open }) => !open);
  const [open] = first.slice(rows.length);
  if (open && rows.length === 0) throw quoteOpen(open);
  const headerRow = wishes.headerRow ?? headerRowOf(rows, isKnown);
  if (headerRow > 0 && !rows.some(({ row }) => row === headerRow))
    throw new FileFault('file_no_header', { row: headerRow });
  // Of such a file the rows before the mark come in: there are none.
  if (open && !rows.some(({ row }) => row > headerRow)) throw quoteOpen(open);
  const decimalMark = wishes.decimalMark ?? decimalMarkOf(rows, found.delimiter === ';');
  const said = wishes.decimalMark === undefined ? {} : { decimalSaid: true };
  return { layout: { ...found, decimalMark, ...said, headerRow }, rows };
}

/** Decimal mark that the numbers of the first rows prove: in the middle of a file nobody waits for its end. */
export const decimalsIn = async (path: string, layout: Layout, numbers: ReadonlySet<number>): Promise<Decimals> =>
  decimalsOf(
    (await firstRows(rowsOf(path, layout), SAMPLE_ROWS)).filter(({ open }) => !open),
    numbers,
  );

type Found = Omit<Layout, 'decimalMark' | 'decimalSaid' | 'headerRow'>;

async function lookAtText(path: string, wishes: Wishes): Promise<Found> {
  const encoding = wishes.encoding ?? (await encodingOf(path));
  const delimiter = wishes.delimiter ?? delimiterOf(await sampleText(path, encoding));
  return { format: 'csv', encoding, delimiter, sheet: null, sheets: [] };
}

async function lookAtSpreadsheet(path: string, wishes: Wishes): Promise<Found> {
  const zip = await Zip.open(path);
  try {
    const { sheets } = await readWorkbook(zip);
    const visible = sheets.filter(({ hidden }) => !hidden);
    const names = (visible.length > 0 ? visible : sheets).map(({ name }) => name);
    const sheet = wishes.sheet ?? names[0] ?? null;
    return { format: 'xlsx', encoding: null, delimiter: null, sheet, sheets: names };
  } finally {
    zip.close();
  }
}

/** All rows of a file that are not blank, in batches, at the reader's pace. @throws FileFault, also in the middle of it */
export async function* rowsOf(path: string, layout: Layout): AsyncGenerator<Row[]> {
  if (layout.format === 'csv') {
    yield* csvRows(path, layout.encoding ?? 'utf8', layout.delimiter ?? ';');
    return;
  }
  const zip = await Zip.open(path);
  try {
    const book = await readWorkbook(zip);
    const sheet = book.sheets.find(({ name }) => name === layout.sheet);
    if (!sheet) throw new FileFault('file_no_sheet', { sheet: layout.sheet ?? '' });
    yield* sheetRows(zip, book, sheet.part);
  } finally {
    zip.close();
  }
}

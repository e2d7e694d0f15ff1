import { lateImport } from '../../../platform/late-import';
import { guarded } from './spreadsheet-safe';

export type TableFormat = 'csv' | 'xlsx';
export type TableRow = readonly (string | null)[];

export const MEDIA_TYPES: Readonly<Record<TableFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** By it spreadsheets know that a text file is UTF-8. */
const MARK = '\ufeff';
const CHUNK_CHARS = 64 * 1024;

const field = (value: string | null, delimiter: string): string => {
  const text = guarded(value ?? '');
  return /["\r\n]/.test(text) || text.includes(delimiter) || text !== text.trim()
    ? `"${text.replaceAll('"', '""')}"`
    : text;
};

async function* csv(header: TableRow, rows: AsyncIterable<TableRow>, delimiter: string): AsyncGenerator<string> {
  const line = (row: TableRow) => `${row.map((value) => field(value, delimiter)).join(delimiter)}\r\n`;
  let text = MARK + line(header);
  for await (const row of rows) {
    text += line(row);
    if (text.length < CHUNK_CHARS) continue;
    yield text;
    text = '';
  }
  yield text;
}

async function* xlsx(header: TableRow, rows: AsyncIterable<TableRow>): AsyncGenerator<Uint8Array> {
  async function* all() {
    yield [...header];
    for await (const row of rows) yield [...row];
  }
  // Only who exports a spreadsheet needs it.
  const { writeXlsxStream } = await lateImport(() => import('hucre/xlsx'));
  // Every cell is a text: a code of digits keeps its zeros, and nothing is a formula.
  const stream = writeXlsxStream(all(), { name: 'Slotwise' });
  yield* stream as unknown as AsyncIterable<Uint8Array>;
}

/** A table as a file, made while it is read. No cell of it is executed by a spreadsheet. */
export const writeTable = (
  format: TableFormat,
  { header, rows, delimiter = ',' }: { header: TableRow; rows: AsyncIterable<TableRow>; delimiter?: string },
): AsyncIterable<string | Uint8Array> => (format === 'csv' ? csv(header, rows, delimiter) : xlsx(header, rows));

import { parse, type Options } from 'csv-parse';
import { Readable } from 'node:stream';
import { unguarded } from '../writing/spreadsheet-safe';
import { LIMITS, type Row } from './table';

/** The text of a file, from its beginning each time, and how it is parsed. */
export interface CsvSource {
  text: () => AsyncIterable<string>;
  options: Options & { delimiter: string };
}

/** Bytes of the text that so many records take. */
async function bytesOf({ text, options }: CsvSource, records: number): Promise<number> {
  if (records === 0) return 0;
  const from = Readable.from(text(), { objectMode: false });
  const parser = from.pipe(parse({ ...options, to: records, info: true }));
  from.on('error', (fault) => parser.destroy(fault));
  let bytes = 0;
  try {
    for await (const { info } of parser as AsyncIterable<{ info: { bytes: number } }>) bytes = info.bytes;
  } finally {
    from.destroy();
  }
  return bytes;
}

/** Text after so many bytes, and whether there is more of it than is taken. */
async function textFrom({ text }: CsvSource, bytes: number, most: number): Promise<{ rest: string; isCut: boolean }> {
  const chunks: Buffer[] = [];
  let [skipped, taken] = [0, 0];
  for await (const piece of text()) {
    const chunk = Buffer.from(piece);
    const own = chunk.subarray(Math.max(0, bytes - skipped));
    skipped += chunk.length;
    chunks.push(own);
    // A character has four bytes at most.
    if ((taken += own.length) > 4 * most) break;
  }
  const rest = Buffer.concat(chunks)
    .toString()
    .replace(/^\r?\n/, '');
  return { rest: rest.slice(0, most), isCut: rest.length > most };
}

/** Where a cell that begins at `from` ends: at the delimiter after it, which may stand in quotation marks before. */
function endOf(text: string, from: number, delimiter: string): number {
  let at = from;
  if (text[at] === '"') {
    do at = text.indexOf('"', at + 1) + 1;
    while (text[at] === '"' && at > 0);
  }
  return text.indexOf(delimiter, at);
}

/**
 * The row of a quotation mark that nobody closes: its cells before the mark, and then as one cell all of the file from the mark on,
 * as it stands there.
 * @param records rows before it
 * @param column cells of its own before the mark
 * @returns null where no mark begins that cell: then the row is only long
 */
export async function openRow(source: CsvSource, records: number, column: number): Promise<Row | null> {
  const { rest, isCut } = await textFrom(source, await bytesOf(source, records), LIMITS.rowChars);
  const cells: string[] = [];
  let from = 0;
  while (cells.length < column) {
    const end = endOf(rest, from, source.options.delimiter);
    if (end === -1) return null;
    const raw = rest.slice(from, end);
    cells.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw);
    from = end + source.options.delimiter.length;
  }
  const raw = rest.slice(from);
  if (!raw.startsWith('"')) return null;
  // A spreadsheet, as which the refused rows may be had, holds no more in a cell.
  const isLong = isCut || raw.length > LIMITS.cellChars;
  const last = raw.slice(0, LIMITS.cellChars);
  return { row: records + 1, cells: [...cells.map(unguarded), last], open: { isCut: isLong } };
}

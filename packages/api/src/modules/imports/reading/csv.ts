import { parse } from 'csv-parse';
import { Readable } from 'node:stream';
import { unguarded } from '../writing/spreadsheet-safe';
import { declaredDelimiter } from './delimiter';
import { textOfFile } from './encoding';
import { FileFault } from './file-fault';
import { openRow, type CsvSource } from './open-row';
import { isBlank, LIMITS, type Delimiter, type Row } from './table';

const BATCH = 500;

async function* withoutDeclaration(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let first = true;
  for await (const piece of pieces) {
    yield first && declaredDelimiter(piece) ? piece.replace(/^[^\r\n]*/, '') : piece;
    first = false;
  }
}

/** Details that the parser gives of a fault: the records before it, and the cells of its own record before it. */
interface ParserFault {
  code?: string;
  records: number;
  column: number;
}

/** The cell where a fault begins, as people count: its end may be that of the file. */
const cellOf = ({ records, column }: ParserFault) => ({ row: records + 1, column: column + 1 });

/** Whether the row in which it begins is one of the table is not known here. */
export const quoteOpen = ({ row, cells }: Row): FileFault =>
  new FileFault('file_quote_open_at', { row, column: cells.length });

const FAULTS: Readonly<Record<string, (fault: ParserFault) => FileFault>> = {
  CSV_QUOTE_NOT_CLOSED: (fault) => new FileFault('file_quote_open_at', cellOf(fault)),
  CSV_MAX_RECORD_SIZE: (fault) => new FileFault('file_row_too_long_at', { max: LIMITS.rowChars, ...cellOf(fault) }),
};

/**
 * The rows of a CSV file that are not blank, in batches. A `sep=` line and blank rows keep their numbers. Of a quote that is never
 * closed, the row in which it begins is the last one.
 * @throws FileFault for rows, cells or columns beyond the limits
 */
export async function* csvRows(path: string, encoding: string, delimiter: Delimiter): AsyncGenerator<Row[]> {
  const options: CsvSource['options'] = {
    delimiter,
    relax_column_count: true,
    // An inch mark inside of a field is text.
    relax_quotes: true,
    max_record_size: LIMITS.rowChars,
  };
  const source: CsvSource = { options, text: () => withoutDeclaration(textOfFile(path, encoding)) };
  const text = Readable.from(source.text(), { objectMode: false });
  const parser = text.pipe(parse(options));
  text.on('error', (fault) => parser.destroy(fault));
  let batch: Row[] = [];
  try {
    let row = 0;
    for await (const record of parser as AsyncIterable<string[]>) {
      row++;
      if (record.every(isBlank)) continue;
      checkRow(row, record);
      batch.push({ row, cells: record.map(unguarded) });
      if (batch.length === BATCH) {
        yield batch;
        batch = [];
      }
    }
    if (batch.length > 0) yield batch;
  } catch (fault) {
    const { code, records, column } = fault as ParserFault;
    const said = code === undefined ? undefined : FAULTS[code];
    if (!said) throw fault;
    const open = await openRow(source, records, column);
    if (!open) throw said(fault as ParserFault);
    yield [...batch, open];
  } finally {
    text.destroy();
  }
}

function checkRow(row: number, record: readonly string[]): void {
  if (row > LIMITS.rows) throw new FileFault('file_too_many_rows', { max: LIMITS.rows });
  if (record.length > LIMITS.columns) throw new FileFault('file_too_many_columns', { max: LIMITS.columns, row });
  if (record.some((cell) => cell.length > LIMITS.cellChars)) {
    throw new FileFault('file_cell_too_long', { max: LIMITS.cellChars, row });
  }
}

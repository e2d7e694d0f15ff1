/** Reads one file, in a thread of its own: neither its size nor what is wrong with it holds up or ends the server. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { isEitherDay, provenOrder, type DateOrder } from './checking/dates';
import { RowChecker, type JudgedRows } from './checking/check-rows';
import { KINDS, type KindName } from './kinds';
import { isCalled, numbersIn, suggested, type Mapped } from './kinds/columns';
import { FileFault, type FileFaultCode } from './reading/file-fault';
import { decimalsOf } from './reading/decimal-mark';
import { decimalsIn, lookAt, rowsOf, type Wishes } from './reading/read-file';
import { textOf, type Layout, type Row } from './reading/table';

/** `dateSure`: people have said the order, or a date proves it. */
export type ReadLayout = Layout & { dateOrder: DateOrder; dateSure?: boolean };
export type ReadWishes = Wishes & { dateOrder?: DateOrder };

export type ReadingTask =
  | { task: 'look'; path: string; kind: KindName; wishes: ReadWishes }
  | {
      task: 'check';
      path: string;
      kind: KindName;
      layout: ReadLayout;
      mapping: Mapped[];
      afterRow: number;
      latest: string;
      /** Cells of the header. */
      width: number;
    };

export interface Looked {
  /** `open`: columns with a number that may be two, as long as nobody says which decimal mark it has. */
  layout: ReadLayout & { open: { column: number; text: string }[]; openDates: { column: number; text: string }[] };
  header: string[];
  sample: { row: number; cells: string[] }[];
  /** Hash of the file's bytes. */
  content: string;
}

/** Some rows of a file, in its order. */
export type CheckedBatch = JudgedRows;

export type ReadingMessage =
  | { looked: Looked }
  | { batch: CheckedBatch }
  | { end: true }
  | { fault: { code: FileFaultCode; params: FileFault['params'] } };

/** Rows that are handed over at once; how many of them one transaction takes is measured. */
const BATCH_ROWS = 2000;
/** Batches that may be on their way while the server still writes the one before. */
const AHEAD = 2;
const SAMPLE_ROWS = 20;
const SAMPLE_CHARS = 200;

if (!parentPort) throw new Error('This is loaded by a worker.');
const port = parentPort;
const send = (message: ReadingMessage) => port.postMessage(message);

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('base64url');
}

/** The first date of a column that may be two. */
function eitherDayIn(rows: readonly { cells: string[] }[], column: number): { column: number; text: string }[] {
  const text = rows.map(({ cells }) => cells[column] ?? '').find(isEitherDay);
  return text === undefined ? [] : [{ column, text }];
}

/** A column as spreadsheets call it: A to Z, then AA. @param at from 0 */
const letterOf = (at: number): string =>
  (at < 26 ? '' : letterOf(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

/** Names for the columns of a file that has none, as many as its longest first row has cells. */
const lettered = (rows: readonly { cells: string[] }[]): string[] =>
  Array.from({ length: Math.max(0, ...rows.map(({ cells }) => cells.length)) }, (_, at) => letterOf(at));

async function look({ path, kind, wishes }: Extract<ReadingTask, { task: 'look' }>): Promise<void> {
  const { layout, rows } = await lookAt(path, (name) => isCalled(KINDS[kind].columns, name), wishes);
  const texts = rows.map(({ row, cells }) => ({
    row,
    cells: cells.map((cell) => textOf(cell).slice(0, SAMPLE_CHARS)),
  }));
  const header =
    layout.headerRow === 0 ? lettered(texts) : (texts.find(({ row }) => row === layout.headerRow)?.cells ?? []);
  const below = texts.filter(({ row }) => row > layout.headerRow);
  const knownOrder = wishes.dateOrder ?? provenOrder(below.flatMap(({ cells }) => cells));
  const dates = { dateOrder: knownOrder ?? 'dmy', dateSure: knownOrder !== undefined } as const;
  const openDates = dates.dateSure ? [] : header.flatMap((_, column) => eitherDayIn(below, column));
  const { columns } = KINDS[kind];
  // Without names nobody knows yet which columns hold numbers: each may.
  const numbers = layout.headerRow === 0 ? new Set(header.keys()) : numbersIn(columns, suggested(columns, header));
  const open = layout.decimalSaid ? [] : decimalsOf(rows, numbers).open;
  const content = await hashOf(path);
  send({
    looked: { layout: { ...layout, ...dates, open, openDates }, header, sample: below.slice(0, SAMPLE_ROWS), content },
  });
}

/** Batches of equal size from pieces of any size. */
async function* evenly(batches: AsyncIterable<Row[]>): AsyncGenerator<Row[]> {
  let rows: Row[] = [];
  for await (const batch of batches) {
    rows = rows.length === 0 ? batch : rows.concat(batch);
    while (rows.length >= BATCH_ROWS) {
      yield rows.slice(0, BATCH_ROWS);
      rows = rows.slice(BATCH_ROWS);
    }
  }
  if (rows.length > 0) yield rows;
}

async function check({
  path,
  kind,
  layout,
  mapping,
  afterRow,
  latest,
  width,
}: Extract<ReadingTask, { task: 'check' }>): Promise<void> {
  const decimals = await decimalsIn(path, layout, numbersIn(KINDS[kind].columns, mapping));
  const { headerRow } = layout;
  const { decimalMark, decimalSaid, dateOrder, dateSure } = layout;
  const said = decimalSaid === undefined ? {} : { decimalSaid };
  const manner = { decimalMark, ...said, dateOrder, isOrderUnsure: dateSure === false, latest };
  const ofText = layout.format === 'csv' ? width : null;
  const checker = new RowChecker({ kind: KINDS[kind], mapping, manner, decimals, headerRow, width: ofText });
  let room = AHEAD;
  let taken: (() => void) | undefined;
  port.on('message', () => {
    room++;
    taken?.();
  });
  for await (const rows of evenly(rowsOf(path, layout))) {
    const batch = checker.check(rows);
    const last = Math.max(batch.checked.rows.at(-1) ?? 0, batch.refused.at(-1)?.row ?? 0);
    // Rows from before a restart are judged again, to find duplicates, and not sent.
    if (last <= afterRow) continue;
    while (room === 0) await new Promise<void>((resolve) => (taken = resolve));
    room--;
    send({ batch });
  }
  send({ end: true });
}

const task = workerData as ReadingTask;
try {
  await (task.task === 'look' ? look(task) : check(task));
} catch (fault) {
  // Anything else is a fault of ours: it ends the thread with an error, which the server notes.
  if (!(fault instanceof FileFault)) throw fault;
  send({ fault: { code: fault.code, params: fault.params } });
} finally {
  port.close();
}

import { Type, type Static } from 'typebox';
import { short } from '../wire/page';
import { FieldFault } from '../wire/error-body';
import { Id, Instant, literals, nullable, strict } from '../wire/schema';
import { IMPORT_KINDS, IMPORT_MODES, IMPORT_STATUSES } from './constants';

export const ImportKind = literals(IMPORT_KINDS);
export type ImportKind = Static<typeof ImportKind>;

export const ImportStatus = literals(IMPORT_STATUSES);
export type ImportStatus = Static<typeof ImportStatus>;

export const ImportMode = literals(IMPORT_MODES);
export type ImportMode = Static<typeof ImportMode>;

const Count = Type.Integer({ minimum: 0 });
export const ImportCounts = strict({ added: Count, changed: Count, same: Count, refused: Count });
export type ImportCounts = Static<typeof ImportCounts>;

/** One file on its way in. */
export const Import = strict({
  id: Id,
  kind: ImportKind,
  fileName: Type.String(),
  bytes: Count,
  status: ImportStatus,
  warehouseId: nullable(Id),
  mode: nullable(ImportMode),
  /** Rows of the file that were checked, or applied. */
  rowsDone: Count,
  /** Rows that there are; null until all of them were checked once. */
  rowsTotal: nullable(Count),
  counts: ImportCounts,
  /** Why it failed; `field` is `file`. */
  fault: nullable(FieldFault),
  createdBy: nullable(Id),
  createdAt: Instant,
  changedAt: Instant,
});
export type Import = Static<typeof Import>;

/** The way a file is read. */
export const ImportLayout = strict({
  format: literals(['csv', 'xlsx'] as const),
  encoding: nullable(Type.String()),
  delimiter: nullable(literals([';', ',', '\t', '|'] as const)),
  sheet: nullable(Type.String()),
  sheets: Type.Array(Type.String()),
  decimalMark: literals(['point', 'comma'] as const),
  /** People have said so. Else it is what most numbers can only have, and each column is read by what its own prove. */
  decimalSaid: Type.Optional(Type.Boolean()),
  /** Columns, from 0, with a number that may be two, and that number: rows that have such are refused until it is said. */
  open: Type.Optional(
    short(strict({ column: Type.Integer(), text: Type.String() }), 'columns and first rows of one file'),
  ),
  dateOrder: literals(['dmy', 'mdy'] as const),
  /** People have said so, or a date can only be read so. */
  dateSure: Type.Optional(Type.Boolean()),
  /** As `open`, with dates that may be two days: rows that have such are refused until the order is said. */
  openDates: Type.Optional(
    short(strict({ column: Type.Integer(), text: Type.String() }), 'columns and first rows of one file'),
  ),
  /** Number of the row that names the columns; 0: none does, and they are called by their letters. */
  headerRow: Type.Integer({ minimum: 0 }),
});
export type ImportLayout = Static<typeof ImportLayout>;

/** Maps a column of the file, from 0, to one of ours; the unit of a measure is ours if it is left out. */
export const MappedColumn = strict({
  name: Type.String({ minLength: 1, maxLength: 40 }),
  from: Type.Integer({ minimum: 0, maximum: 199 }),
  unit: Type.Optional(Type.String({ minLength: 1, maxLength: 10 })),
});
export type MappedColumn = Static<typeof MappedColumn>;

/** Details of a file for the mapping of its columns. */
export const ImportDetails = strict({
  import: Import,
  /** Null until it is uploaded and was looked at. */
  layout: nullable(ImportLayout),
  header: Type.Array(Type.String()),
  /** Its first rows below the header, with their numbers in the file. */
  sample: short(
    strict({ row: Type.Integer(), cells: Type.Array(Type.String()) }),
    'columns and first rows of one file',
  ),
  mapping: short(MappedColumn, 'columns and first rows of one file'),
  /** The mapping is the one with which a file of these columns was imported before. */
  remembered: Type.Boolean(),
  /** Columns, from 0, that are a measure by their name, in a unit that is not known: they are mapped by people only. */
  unknownUnits: Type.Optional(
    short(strict({ column: Type.Integer(), unit: Type.String() }), 'columns and first rows of one file'),
  ),
  /** Numbers of the parts, from 0, that have arrived. */
  parts: Type.Array(Type.Integer()),
  /** Of a checked file that would add: when the very same one last added to this stock, and who sent it. Null: never. */
  before: Type.Optional(nullable(strict({ importId: Id, at: Instant, by: nullable(Type.String()) }))),
  /** Of a checked file: units of values that are kept rounded. */
  rounded: Type.Optional(Type.Array(Type.String())),
  /**
   * Of a checked CSV file: numbers of its first rows that end early and with the next one have as many cells as the header, as a line
   * break in a cell without quotation marks makes them.
   */
  cut: Type.Optional(Type.Array(Type.Integer())),
});
export type ImportDetails = Static<typeof ImportDetails>;

/** A column that a kind of file can have. */
export const ImportColumn = strict({
  name: Type.String(),
  type: literals(['text', 'code', 'codes', 'whole', 'measure', 'day', 'time', 'choice', 'yes_no'] as const),
  required: Type.Boolean(),
  /** Units that a measure may be given in; our own first. */
  units: Type.Array(Type.String()),
  /** Values of a choice. */
  options: Type.Array(Type.String()),
});
export type ImportColumn = Static<typeof ImportColumn>;

/** A kind of file, and the choices before one is imported. */
export const ImportKindInfo = strict({
  kind: ImportKind,
  columns: Type.Array(ImportColumn),
  warehouse: Type.Boolean(),
  modes: Type.Array(ImportMode),
});

/** A change that one row would make, or has made. */
export const ImportChange = strict({
  row: Type.Integer(),
  change: literals(['added', 'changed'] as const),
  /** Code of the thing: a SKU, a location. */
  what: Type.String(),
  /** By column, of those that differ; null in `before` for an added row. */
  before: Type.Record(Type.String(), nullable(Type.String())),
  after: Type.Record(Type.String(), nullable(Type.String())),
});
export type ImportChange = Static<typeof ImportChange>;

/** A row that was not taken, as the file has it, with its faults by column. */
export const ImportRefusal = strict({
  row: Type.Integer(),
  cells: Type.Array(Type.String()),
  faults: short(FieldFault, 'the faults of one row'),
});
export type ImportRefusal = Static<typeof ImportRefusal>;

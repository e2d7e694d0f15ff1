import { Type } from 'typebox';
import { LOCATION_SORTS } from '../layout/constants';
import { locationFilter } from '../layout/routes';
import { ORDER_SORTS } from '../orders/constants';
import { orderFilter } from '../orders/routes';
import { SKU_SORTS } from '../skus/constants';
import { skuFilter } from '../skus/routes';
import { STOCK_SORTS } from '../stock/constants';
import { stockFilter } from '../stock/routes';
import { page, PageQuery, sortBy } from '../wire/page';
import type { RouteTable } from '../wire/route';
import { Ref, literals, strict } from '../wire/schema';
import { IMPORT_MAX_BYTES, IMPORT_PART_BYTES } from './constants';
import {
  Import,
  ImportChange,
  ImportDetails,
  ImportKind,
  ImportKindInfo,
  ImportLayout,
  ImportMode,
  ImportRefusal,
  MappedColumn,
} from './entities';

const one = { import_id: Ref };
const FileFormat = literals(['csv', 'xlsx'] as const);
/** Columns of the file that are left out of it, between commas. Those that an import needs cannot be. */
const Without = Type.Optional(Type.String({ minLength: 1, maxLength: 1000 }));
const importing = { access: 'user', tenant: 'company', permission: 'import_inventory', additive: true } as const;
const { encoding, delimiter, sheet, decimalMark, dateOrder, headerRow } = ImportLayout.properties;

export const importRoutes = {
  'GET /imports': {
    ...importing,
    summary: 'Files that were imported or are on their way in, the newest first',
    query: PageQuery,
    answer: page(Import),
    errors: [],
    limit: 'read',
  },
  'GET /imports/kinds': {
    ...importing,
    summary: 'What files can hold, and the columns of each',
    answer: strict({ kinds: Type.Array(ImportKindInfo) }),
    short: 'one entry for each kind of file that the product knows',
    errors: [],
    limit: 'read',
  },
  'GET /import': {
    ...importing,
    summary: 'One file: how it is read, its first rows, and which column is which',
    query: strict(one),
    answer: ImportDetails,
    short: 'columns and first rows of one file',
    errors: ['not_found'],
    limit: 'read',
  },
  'POST /import': {
    ...importing,
    summary: 'Announce a file; its parts are uploaded next',
    body: strict({
      kind: ImportKind,
      file_name: Type.String({ minLength: 1, maxLength: 255 }),
      bytes: Type.Integer({ minimum: 1, maximum: IMPORT_MAX_BYTES }),
    }),
    answer: strict({ import: Import, partBytes: Type.Integer() }),
    status: 201,
    errors: ['too_many_imports'],
    limit: 'write',
  },
  'POST /import/part': {
    ...importing,
    summary: 'Upload one part of the file, of `partBytes` bytes but for the last one; sending it again does no harm',
    query: strict({ import_id: Ref, part: Type.Integer({ minimum: 0, maximum: 1000 }) }),
    bytes: IMPORT_PART_BYTES,
    answer: strict({ message: Type.String() }),
    errors: ['not_found', 'import_not_here'],
    remembered: false,
    limit: 'upload',
  },
  'POST /import/read': {
    ...importing,
    summary: 'Find out how the uploaded file is read and which column is which; what is given is not guessed',
    body: strict({
      ...one,
      encoding: Type.Optional(encoding),
      delimiter: Type.Optional(delimiter),
      sheet: Type.Optional(sheet),
      decimal_mark: Type.Optional(decimalMark),
      date_order: Type.Optional(dateOrder),
      header_row: Type.Optional(headerRow),
    }),
    answer: ImportDetails,
    errors: ['not_found', 'import_not_here', 'file_unreadable'],
    limit: 'write',
  },
  'POST /import/check': {
    ...importing,
    summary: 'Check every row with this mapping and find out what would change; nothing changes yet',
    body: strict({
      ...one,
      mapping: Type.Array(MappedColumn, { minItems: 1, maxItems: 100 }),
      warehouse_id: Type.Optional(Ref),
      mode: Type.Optional(ImportMode),
    }),
    answer: strict({ message: Type.String(), import: Import }),
    status: 202,
    errors: ['not_found', 'import_not_here'],
    limit: 'write',
  },
  'POST /import/run': {
    ...importing,
    summary: 'Do what was checked; rows that are refused stay out',
    body: strict({
      ...one,
      /** A file that added to the same stock before is to add once more. */
      again: Type.Optional(Type.Boolean()),
    }),
    answer: strict({ message: Type.String(), import: Import }),
    status: 202,
    errors: ['not_found', 'import_not_here', 'import_running', 'imported_before'],
    limit: 'write',
  },
  'POST /import/cancel': {
    ...importing,
    summary: 'End it and keep nothing of it; refused once it changes what is there in place',
    body: strict(one),
    answer: strict({ message: Type.String(), import: Import }),
    errors: ['not_found', 'import_not_here'],
    limit: 'write',
  },
  'GET /import/changes': {
    ...importing,
    summary: 'What a checked file would change: the first thousand rows of it',
    query: strict({ ...PageQuery.properties, ...one }),
    answer: page(ImportChange),
    errors: ['not_found'],
    limit: 'read',
  },
  'GET /import/refusals': {
    ...importing,
    summary: 'Rows that are refused, in their order in the file',
    query: strict({ ...PageQuery.properties, ...one }),
    answer: page(ImportRefusal),
    errors: ['not_found'],
    limit: 'read',
  },
  'GET /import/refusals/file': {
    ...importing,
    summary: 'The refused rows with what is wrong, as a file to correct and import again',
    query: strict({ ...one, format: FileFormat }),
    answer: Type.String(),
    file: true,
    errors: ['not_found'],
    limit: 'read',
  },
  'GET /imports/template': {
    ...importing,
    summary: 'An empty file with the columns of a kind',
    query: strict({ kind: ImportKind, format: FileFormat }),
    answer: Type.String(),
    file: true,
    errors: [],
    limit: 'read',
  },
  'GET /export': {
    ...importing,
    permission: 'view_inventory',
    summary: 'All that there is of a kind, or what its list shows, as a file that can be imported again',
    query: strict({
      /** Filters of the list of SKUs, of places, of stock, or of orders: those of another kind are refused. */
      ...{ ...skuFilter, ...locationFilter, ...stockFilter, ...orderFilter },
      kind: ImportKind,
      format: FileFormat,
      warehouse_id: Type.Optional(Ref),
      /** Only what the list shows with these filters, or without any: of SKUs, not the archived ones. */
      listed: Type.Optional(literals(['yes'])),
      /** An order of that list: one of another list is refused. Without it, the order that the list has by itself. */
      sort: sortBy([...new Set([...SKU_SORTS, ...LOCATION_SORTS, ...STOCK_SORTS, ...ORDER_SORTS])]),
      without: Without,
    }),
    answer: Type.String(),
    file: true,
    errors: ['not_found'],
    limit: 'read',
  },
} as const satisfies RouteTable;

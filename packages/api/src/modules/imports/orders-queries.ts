import type { ImportChange } from '@slotwise/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import type { CheckedRows } from './checking/check-rows';
import type { CellFault } from './kinds/kind';
import { plainKey } from './merging/keys';
import { type Merge, type Merged, rowsWhere, type Target, valuesOf } from './merging/merge';

/** Orders that are removed in one transaction, or four times as many lines, if the caller does not say. */
const GIVE_UP = 300;

interface Found {
  skuId: string | null;
  warehouseId: string | null;
  status: string | null;
  /** The file that brought the order. */
  importId: string | null;
  isArchived: boolean | null;
  quantity: number | null;
}

const NOTHING: Found = {
  skuId: null,
  warehouseId: null,
  status: null,
  importId: null,
  isArchived: null,
  quantity: null,
};

/** Of `open` orders nothing is picked yet; `history` is what was ordered and picked. */
type Orders = 'history' | 'open';

const keysOf = (codes: readonly (string | null)[]) => codes.map(plainKey);

/** Orders of this import that are hidden from everybody else are there for the import itself. */
const seeOwn = (trx: Trx, importId: string) => sql`SELECT set_config('app.import_id', ${importId}, true)`.execute(trx);

/** Texts as the database writes an array of them. The driver takes several times as long, and the next batch waits for it. */
const texts = (values: readonly (string | null)[]): string => `{${values.map(quoted).join()}}`;
const quoted = (value: string | null): string => {
  if (value === null) return 'NULL';
  return `"${/["\\]/.test(value) ? value.replace(/["\\]/g, '\\$&') : value}"`;
};

/** Codes of a column, each once, with the place of each row's among them. */
function distinct(codes: readonly (string | null)[]): { codes: string[]; keys: (string | null)[]; places: number[] } {
  const known = new Map<string, number>();
  const once = { codes: [] as string[], keys: [] as (string | null)[], places: [] as number[] };
  for (const each of codes) {
    const code = each ?? '';
    const key = plainKey(code);
    // A code without a plain key starts with a character that no key has: it is another one until the database says otherwise.
    const name = key ?? `\n${code}`;
    let place = known.get(name);
    if (place === undefined) {
      place = once.codes.length;
      known.set(name, place);
      once.codes.push(code);
      once.keys.push(key);
    }
    once.places.push(place);
  }
  return once;
}

/** Finds the orders and SKUs that rows name: few of a file's orders exist, so only their lines are looked up one by one. */
async function find(trx: Trx, target: Target, rows: CheckedRows): Promise<Found[]> {
  const { importId, companyId } = target;
  const orders = distinct(valuesOf(rows, 'order'));
  const skus = distinct(valuesOf(rows, 'sku'));
  const { rows: codes } = await sql<{ place: number; sku: string | null; isArchived: boolean | null }>`
    SELECT place, sku, is_archived AS "isArchived" FROM find_codes(${importId}, ${companyId}, ${texts(orders.codes)}::text[],
      ${texts(orders.keys)}::text[], ${texts(skus.codes)}::text[], ${texts(skus.keys)}::text[])`.execute(trx);
  const knownOrders = new Set<number>();
  const knownSkus = new Map<number, Found>();
  for (const { place, sku, isArchived } of codes) {
    if (sku === null) knownOrders.add(place - 1);
    else knownSkus.set(place - 1, { ...NOTHING, skuId: sku, isArchived });
  }
  const found = skus.places.map((place) => knownSkus.get(place) ?? NOTHING);
  if (knownOrders.size === 0) return found;
  const isKnown = (index: number) => knownOrders.has(orders.places[index] ?? -1);
  const lines = await findLines(
    trx,
    target,
    rowsWhere(rows, (index) => isKnown(index)),
  );
  let next = 0;
  return found.map((one, index) => (isKnown(index) ? (lines[next++] ?? one) : one));
}

/**
 * Existing data of each row: its SKU, its order, and the line that has the same turn among the order's lines of that
 * SKU.
 */
async function findLines(trx: Trx, { companyId, importId }: Target, rows: CheckedRows): Promise<Found[]> {
  const orders = valuesOf(rows, 'order');
  const skus = valuesOf(rows, 'sku');
  const { rows: found } = await sql<Found>`
    SELECT sku AS "skuId", is_archived AS "isArchived", site AS "warehouseId", stands AS status, brought_by AS "importId",
      known AS quantity
    FROM find_order_lines(${importId}, ${companyId}, ${orders}::text[], ${keysOf(orders)}::text[], ${skus}::text[],
      ${keysOf(skus)}::text[], ${valuesOf(rows, 'nth')}::int[])`.execute(trx);
  return found;
}

function faultsOf(
  age: Orders,
  found: Found,
  target: Target,
  values: Record<'order' | 'sku' | 'quantity', string | null | undefined>,
): CellFault[] {
  const { order, sku, quantity } = values;
  if (found.skuId === null) return [{ column: 'sku', code: 'cell_unknown', params: { code: sku ?? '' } }];
  const { quantity: known } = found;
  const isNew = known === null;
  if (age === 'open' && isNew && found.isArchived)
    return [{ column: 'sku', code: 'archived', params: { sku: sku ?? '' } }];
  if (found.status === null) return [];
  const params = { code: order ?? '' };
  if (found.warehouseId !== target.warehouseId) return [{ column: 'order', code: 'cell_elsewhere', params }];
  if (age === 'history' && found.status !== 'done') return [{ column: 'order', code: 'cell_order_open', params }];
  // Somebody may be picking it: an order is changed where it is worked on, and by no file.
  if (age === 'open' && isNew && found.importId !== target.importId)
    return [{ column: 'order', code: 'cell_order_known', params }];
  if (isNew || known === Number(quantity)) return [];
  return [{ column: 'quantity', code: 'cell_differs', params: { value: known } }];
}

const HISTORY_NAMES = ['order', 'sku', 'quantity', 'date', 'batch', 'customer'];
const NAMES: Readonly<Record<Orders, readonly string[]>> = {
  history: HISTORY_NAMES,
  open: [...HISTORY_NAMES, 'due'],
};
const valuesAt = (age: Orders, { columns }: CheckedRows, index: number): Record<string, string | null> =>
  Object.fromEntries(NAMES[age].map((name) => [name, columns[name]?.[index] ?? null]));

async function mergeRows(age: Orders, trx: Trx, target: Target, rows: CheckedRows, write: boolean): Promise<Merged> {
  const found = await find(trx, target, rows);
  const merged: Merged = { added: 0, changed: 0, same: 0, refused: [], changes: [] };
  const skuIds: string[] = [];
  const [orders, skus, quantities] = ['order', 'sku', 'quantity'].map((name) => valuesOf(rows, name));
  const isNew = found.map((one, index) => {
    const values = { order: orders?.[index], sku: skus?.[index], quantity: quantities?.[index] };
    const faults = faultsOf(age, one, target, values);
    if (faults.length > 0) merged.refused.push({ index, faults });
    else if (one.quantity !== null) merged.same++;
    else {
      merged.added++;
      skuIds.push(one.skuId ?? '');
      if (merged.changes.length < target.changes)
        merged.changes.push(changeOf(age, rows.rows[index] ?? 0, valuesAt(age, rows, index)));
      return true;
    }
    return false;
  });
  if (write && merged.added > 0) {
    const isAll = merged.added === found.length;
    await insert(age, trx, target, isAll ? rows : rowsWhere(rows, (index) => isNew[index] === true), skuIds);
  }
  return merged;
}

const changeOf = (age: Orders, row: number, values: Record<string, string | null>): ImportChange => ({
  row,
  change: 'added',
  what: `${values.order} ${values.sku}`,
  before: Object.fromEntries(NAMES[age].map((name) => [name, null])),
  after: values,
});

async function insert(
  age: Orders,
  trx: Trx,
  target: Target,
  rows: CheckedRows,
  skuIds: readonly string[],
): Promise<void> {
  const { companyId, warehouseId, importId, now } = target;
  const orders = distinct(valuesOf(rows, 'order'));
  const dates = valuesOf(rows, 'date').map((date) => date ?? now.toISOString());
  // An order is what its first line says of it.
  const first = orders.codes.map(() => -1);
  orders.places.forEach((place, index) => {
    if (first[place] === -1) first[place] = index;
  });
  const ofFirst = <T>(values: readonly T[]) => first.map((index) => values[index] as T);
  await sql`
    SELECT add_order_lines(${importId}, ${companyId}, ${warehouseId}, ${age === 'history'}, ${now},
      ${texts(orders.codes)}::text[], ${texts(orders.keys)}::text[], ${ofFirst(rows.rows)}::int[],
      ${ofFirst(valuesOf(rows, 'customer'))}::text[], ${ofFirst(dates)}::timestamptz[],
      ${ofFirst(valuesOf(rows, 'due'))}::timestamptz[],
      ${`{${orders.places.map((place) => place + 1).join()}}`}::int[], ${`{${rows.rows.join()}}`}::int[], ${texts(skuIds)}::text[],
      ${texts(valuesOf(rows, 'quantity'))}::bigint[], ${texts(dates)}::timestamptz[], ${texts(valuesOf(rows, 'batch'))}::text[])`.execute(
    trx,
  );
}

/** Lines of the orders that an import has made: these are numbered, behind its own id. */
const ownLines = (importId: string) => sql`order_id BETWEEN ${`${importId}-000000000`} AND ${`${importId}-999999999`}`;
/** Lines that it has added to other orders. An index has just these. */
const STRAYS = sql`NOT starts_with(order_id, import_id)`;

/** Tables that such a file fills or asks for each of its rows. */
const FILLED = ['orders', 'order_lines', 'demand_hours', 'demand_months', 'skus'];

const mergeOf = (age: Orders): Merge => ({
  hidden: true,
  rows: (trx, target, rows, write) => mergeRows(age, trx, target, rows, write),
  looks: FILLED.map((table) => async (trx: Trx) => void (await sql`SELECT look_at_table(${table})`.execute(trx))),
  async finish(trx, { importId, companyId }) {
    await sql`INSERT INTO shown_order_imports (import_id, company_id) VALUES (${importId}, ${companyId})
      ON CONFLICT DO NOTHING`.execute(trx);
  },
  async giveUp(trx, { importId, companyId }, most = GIVE_UP) {
    await seeOwn(trx, importId);
    const { rows: sums } = await sql<{ more: boolean }>`
      SELECT forget_order_import(${importId}, ${companyId}, ${most * 4}::int) AS more`.execute(trx);
    if (sums[0]?.more) return true;
    for (const some of [ownLines(importId), STRAYS]) {
      const { rows: lines } = await sql`
        DELETE FROM order_lines WHERE ctid = ANY (ARRAY(
          SELECT ctid FROM order_lines WHERE import_id = ${importId} AND ${some} LIMIT ${most * 4}))
        RETURNING 1`.execute(trx);
      if (lines.length > 0) return true;
    }
    const { rows: orders } = await sql`
      DELETE FROM orders WHERE id IN (SELECT id FROM orders WHERE import_id = ${importId} LIMIT ${most})
      RETURNING 1`.execute(trx);
    return orders.length > 0;
  },
});

/** Order history: ordered and picked lines. Lines are added, never changed; all of a file are shown at once. */
export const mergeOrders = mergeOf('history');

/** Orders that are to be picked, shown at once as well. An order that is there already is not changed. */
export const mergeOpenOrders = mergeOf('open');

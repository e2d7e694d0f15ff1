import type { InSampleWay, SampleRemoval } from '@slotwise/contract';
import { SAMPLE_NAMED } from '@slotwise/contract/constants';
import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import type { SampleRow } from './sample-queries';

type Sample = Pick<SampleRow, 'company_id' | 'warehouse_id' | 'id'>;

const isSample = (companyId: string, sku: string) =>
  sql`EXISTS (SELECT FROM sample_skus k WHERE k.company_id = ${companyId} AND k.sku_id = ${sql.ref(sku)})`;

/** Things of the company's own that stand on its sample data, each with kind, id and name. */
const inTheWay = ({ company_id: companyId, warehouse_id: warehouseId, id }: Sample): RawBuilder<InSampleWay>[] => [
  sql`SELECT 'order' AS kind, o.id, o.code AS name FROM orders o
    WHERE o.company_id = ${companyId} AND o.import_id IS DISTINCT FROM ${id} AND (o.warehouse_id = ${warehouseId}
      OR o.id IN (SELECT l.order_id FROM sample_skus k JOIN order_lines l ON l.sku_id = k.sku_id
        WHERE k.company_id = ${companyId} AND l.import_id IS DISTINCT FROM ${id}))`,
  sql`SELECT 'receipt', r.id, r.code FROM receipts r
    WHERE r.company_id = ${companyId} AND (r.warehouse_id = ${warehouseId}
      OR EXISTS (SELECT FROM receipt_lines l WHERE l.receipt_id = r.id AND ${isSample(companyId, 'l.sku_id')}))`,
  // Their own goods, in the sample's warehouse.
  sql`SELECT 'sku', s.id, s.code FROM skus s
    WHERE s.company_id = ${companyId} AND s.id IN (SELECT m.sku_id FROM stock_moves m
      WHERE m.company_id = ${companyId} AND m.warehouse_id = ${warehouseId} AND NOT ${isSample(companyId, 'm.sku_id')})`,
  // The sample's goods, in a warehouse of their own.
  sql`SELECT 'warehouse', w.id, w.name FROM warehouses w
    WHERE w.tenant_id = ${companyId} AND w.id <> ${warehouseId} AND w.id IN (
      SELECT m.warehouse_id FROM sample_skus k JOIN stock_moves m ON m.sku_id = k.sku_id WHERE k.company_id = ${companyId})`,
  // Places that somebody added: those of the sample came with the first version of its layout.
  sql`SELECT 'location', l.id, l.code FROM current_locations l WHERE l.warehouse_id = ${warehouseId} AND l.since > 1`,
];

export async function whatIsInTheWay(trx: Trx, sample: Sample): Promise<{ named: InSampleWay[]; count: number }> {
  const { rows } = await sql<InSampleWay & { count: number }>`
    SELECT kind, id, name, (count(*) OVER ())::int AS count FROM (${sql.join(inTheWay(sample), sql` UNION ALL `)}) AS w
    ORDER BY kind, name, id LIMIT ${SAMPLE_NAMED}`.execute(trx);
  return { named: rows.map(({ kind, id, name }) => ({ kind, id, name })), count: rows[0]?.count ?? 0 };
}

/** The records that people have made with it since it was made. */
export async function sinceMade(
  trx: Trx,
  { company_id: companyId, warehouse_id: warehouseId, id }: Sample,
): Promise<SampleRemoval['since']> {
  const { rows } = await sql<SampleRemoval['since']>`
    SELECT (SELECT count(*)::int FROM stock_moves WHERE company_id = ${companyId} AND warehouse_id = ${warehouseId}
        AND (source, source_id) IS DISTINCT FROM ('import', ${id})) AS moves,
      (SELECT count(*)::int FROM counts WHERE company_id = ${companyId} AND warehouse_id = ${warehouseId}) AS counts,
      (SELECT count(*)::int FROM slotting_runs WHERE company_id = ${companyId} AND warehouse_id = ${warehouseId}) AS searches,
      (SELECT count(*)::int FROM slotting_proposals WHERE company_id = ${companyId} AND warehouse_id = ${warehouseId})
        AS proposals`.execute(trx);
  return rows[0] ?? { moves: 0, counts: 0, searches: 0, proposals: 0 };
}

export async function isSearching(trx: Trx, { company_id: companyId, warehouse_id: warehouseId }: Sample) {
  const found = await trx
    .selectFrom('slotting_runs')
    .select('id')
    .where('company_id', '=', companyId)
    .where('warehouse_id', '=', warehouseId)
    .where('status', 'in', ['waiting', 'running'])
    .executeTakeFirst();
  return found !== undefined;
}

/** Number of rows that go with it. */
export async function rowsToRemove(trx: Trx, sample: Sample): Promise<number> {
  const { company_id: companyId, warehouse_id: warehouseId, id } = sample;
  const { rows } = await sql<{ rows: number }>`
    SELECT ((SELECT count(*) FROM stock_moves WHERE company_id = ${companyId} AND warehouse_id = ${warehouseId})
      + (SELECT count(*) FROM sample_skus WHERE company_id = ${companyId})
      + (SELECT count(*) FROM locations WHERE warehouse_id = ${warehouseId})
      + (SELECT count(*) FROM orders WHERE import_id = ${id}))::int AS rows`.execute(trx);
  return rows[0]?.rows ?? 0;
}

/** Nobody sees its orders from then on. */
export const hideOrders = (trx: Trx, { company_id: companyId, id }: Sample) =>
  sql`DELETE FROM shown_order_imports WHERE import_id = ${id} AND company_id = ${companyId}`.execute(trx);

/** Records of a warehouse in the order in which they can go. What belongs to each goes with it. */
export const WORK = [
  ...(['reservations', 'pick_lists', 'count_tasks', 'counts', 'replenish_tasks'] as const),
  ...(['slotting_proposals', 'slotting_runs'] as const),
];

/** @returns the number of those that went */
export async function removeWork(
  trx: Trx,
  { company_id: companyId, warehouse_id: warehouseId }: Sample,
  table: (typeof WORK)[number],
  most: number,
): Promise<number> {
  const { rows } = await sql`
    DELETE FROM ${sql.table(table)} WHERE id IN (SELECT id FROM ${sql.table(table)}
      WHERE company_id = ${companyId} AND warehouse_id = ${warehouseId} ORDER BY id LIMIT ${most})
    RETURNING 1`.execute(trx);
  return rows.length;
}

export async function removeMoves(trx: Trx, most: number): Promise<number> {
  const { rows } = await sql<{ removed: number }>`SELECT remove_sample_moves(${most}::int) AS removed`.execute(trx);
  return rows[0]?.removed ?? 0;
}

export const someSkus = async (trx: Trx, companyId: string, after: string, most: number): Promise<string[]> => {
  const rows = await trx
    .selectFrom('sample_skus')
    .select('sku_id as id')
    .where('company_id', '=', companyId)
    .where('sku_id', '>', after)
    .orderBy('sku_id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
};

export const somePlaces = async (trx: Trx, warehouseId: string, after: string, most: number): Promise<string[]> => {
  const rows = await trx
    .selectFrom('locations')
    .select('id')
    .where('warehouse_id', '=', warehouseId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
};

export async function removeRows(
  trx: Trx,
  companyId: string,
  table: 'skus' | 'locations',
  ids: readonly string[],
): Promise<number> {
  const gone = await trx
    .deleteFrom(table)
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .returning('id')
    .execute();
  return gone.length;
}

export const runIds = async (trx: Trx, { company_id: companyId, warehouse_id: warehouseId }: Sample) => {
  const rows = await trx
    .selectFrom('slotting_runs')
    .select('id')
    .where('company_id', '=', companyId)
    .where('warehouse_id', '=', warehouseId)
    .execute();
  return rows.map(({ id }) => id);
};

/** Removes the rest of the sample itself; its SKUs that still exist are the company's own from then on. */
export async function forgetSample(trx: Trx, companyId: string): Promise<number> {
  const kept = await trx.deleteFrom('sample_skus').where('company_id', '=', companyId).returning('sku_id').execute();
  await trx.deleteFrom('sample_data').where('company_id', '=', companyId).execute();
  return kept.length;
}

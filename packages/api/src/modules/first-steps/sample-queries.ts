import type { SampleData, SampleDataChanged } from '@slotwise/contract';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Publishable } from '../../platform/events/publish';
import type { Tables, Trx } from '../../platform/db/tables';

export type SampleRow = Selectable<Tables['sample_data']> & { name: string };
type Changes = Partial<Pick<SampleRow, 'status' | 'done' | 'total' | 'run'>>;

export const toSample = ({ id, warehouse_id: warehouseId, name, status, done, total }: SampleRow): SampleData => ({
  ...{ id, warehouseId, name, status, total },
  done: Math.min(done, total),
});

/** Tells how far it is to everybody who may see warehouses. */
export const sampleChanged = (
  companyId: string,
  warehouseId: string,
  sample: SampleDataChanged['sample'],
): Publishable => ({
  channel: `company:${companyId}`,
  event: 'SampleDataChanged',
  data: { warehouseId, sample },
});

const samples = (trx: Trx, companyId: string) =>
  trx
    .selectFrom('sample_data as s')
    .innerJoin('warehouses as w', 'w.id', 's.warehouse_id')
    .selectAll('s')
    .select('w.name')
    .where('s.company_id', '=', companyId);

export const findSample = (trx: Trx, companyId: string): Promise<SampleRow | undefined> =>
  samples(trx, companyId).executeTakeFirst();

/** The same, and until the transaction ends nobody else changes it. */
export const lockSample = (trx: Trx, companyId: string): Promise<SampleRow | undefined> =>
  samples(trx, companyId).forUpdate('s').executeTakeFirst();

/** A company has one: constraint `sample_data_pkey`. */
export const insertSample = (trx: Trx, row: Insertable<Tables['sample_data']>) =>
  trx.insertInto('sample_data').values(row).execute();

export async function changeSample(trx: Trx, companyId: string, changes: Changes): Promise<SampleRow> {
  await trx.updateTable('sample_data').set(changes).where('company_id', '=', companyId).execute();
  return samples(trx, companyId).executeTakeFirstOrThrow();
}

interface Step {
  id: string;
  status: SampleRow['status'];
  /** The worker that must still be the one that goes on. */
  run: string;
}

/** From now on nobody else goes on with it. @returns undefined if it is at something else by now */
export const takeOver = (trx: Trx, companyId: string, { id, status, run }: Step) =>
  trx
    .updateTable('sample_data')
    .set({ run })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('status', '=', status)
    .returning('done')
    .executeTakeFirst();

/** Notes progress and holds the sample until the transaction ends. @returns undefined if somebody else has gone on with it */
export async function goOn(
  trx: Trx,
  companyId: string,
  { id, status, run, rows }: Step & { rows: number },
): Promise<SampleRow | undefined> {
  const held = await trx
    .updateTable('sample_data')
    .set((eb) => ({ done: eb('done', '+', rows) }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('status', '=', status)
    .where('run', '=', run)
    .returning('id')
    .executeTakeFirst();
  return held && (await samples(trx, companyId).executeTakeFirst());
}

/** First words of codes that begin as those of sample data do, in lower case. */
export async function takenPrefixes(trx: Trx, companyId: string, start: string): Promise<Set<string>> {
  const key = `${start.toLowerCase()}%`;
  const { rows } = await sql<{ prefix: string }>`
    SELECT split_part(code_key, '-', 1) AS prefix FROM skus WHERE company_id = ${companyId} AND code_key LIKE ${key}
    UNION SELECT split_part(code_key, '-', 1) FROM orders WHERE company_id = ${companyId} AND code_key LIKE ${key}`.execute(
    trx,
  );
  return new Set(rows.map(({ prefix }) => prefix));
}

/** Notes the SKUs of these codes as sample data. */
export const noteSkus = (trx: Trx, companyId: string, codes: readonly string[]) =>
  sql`
  INSERT INTO sample_skus (company_id, sku_id)
  SELECT company_id, id FROM skus WHERE company_id = ${companyId}
    AND code_key = ANY (ARRAY(SELECT code_key(c) FROM unnest(${[...codes]}::text[]) AS f(c)))`.execute(trx);

/** Numbers of what was made, for the audit and for who is about to take it away. */
export async function madeOf(trx: Trx, { company_id: companyId, warehouse_id: warehouseId, id }: SampleRow) {
  const { rows } = await sql<{ places: number; skus: number; orders: number }>`
    SELECT (SELECT count(*)::int FROM locations WHERE warehouse_id = ${warehouseId}) AS places,
      (SELECT count(*)::int FROM sample_skus WHERE company_id = ${companyId}) AS skus,
      (SELECT count(*)::int FROM orders WHERE import_id = ${id}) AS orders`.execute(trx);
  return rows[0] ?? { places: 0, skus: 0, orders: 0 };
}

import type { FieldFault, Import, ImportDetails } from '@slotwise/contract';
import { sql, type Selectable } from 'kysely';
import { defineKeyset, slice, type Slice, type Sliced } from '../../platform/db/keyset';
import type { Tables, Trx } from '../../platform/db/tables';
import { KINDS } from './kinds';
import { unknownUnits, type Mapped } from './kinds/columns';
import type { Looked } from './reading-thread';

type Row = Selectable<Tables['imports']>;

export const toImport = (row: Row): Import => ({
  id: row.id,
  kind: row.kind,
  fileName: row.file_name,
  bytes: row.bytes,
  status: row.status,
  warehouseId: row.warehouse_id,
  mode: row.mode,
  rowsDone: row.rows_done,
  rowsTotal: row.rows_total,
  counts: { added: row.added, changed: row.changed, same: row.same, refused: row.refused },
  fault: row.fault,
  createdBy: row.created_by,
  createdAt: row.created_at.toISOString(),
  changedAt: row.changed_at.toISOString(),
});

export const toDetails = (row: Row, parts: number[], before: ImportDetails['before'] = null): ImportDetails => ({
  import: toImport(row),
  layout: row.layout,
  header: row.header,
  sample: row.sample,
  mapping: row.mapping,
  remembered: row.remembered,
  unknownUnits: unknownUnits(KINDS[row.kind].columns, row.header),
  parts,
  before,
  rounded: row.rounded,
  cut: row.cut,
});

export const findImport = (trx: Trx, companyId: string, id: string): Promise<Row | undefined> =>
  trx.selectFrom('imports').selectAll().where('company_id', '=', companyId).where('id', '=', id).executeTakeFirst();

/** The same, and until the transaction ends nobody else changes it. */
export const lockImport = (trx: Trx, companyId: string, id: string): Promise<Row | undefined> =>
  trx
    .selectFrom('imports')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/**
 * The last time that the same file added to the same stock. Null: it never did, or the file sets what there is, which it may do
 * any number of times.
 */
export async function addedBefore(
  trx: Trx,
  { id, company_id, kind, warehouse_id, mode, content }: Row,
): Promise<NonNullable<ImportDetails['before']> | null> {
  if (mode !== 'add' || content === null) return null;
  const row = await trx
    .selectFrom('imports as i')
    .leftJoin('users as u', 'u.id', 'i.created_by')
    .select(['i.id', 'i.changed_at', 'u.first_name', 'u.last_name'])
    .where('i.company_id', '=', company_id)
    .where('i.kind', '=', kind)
    .where('i.content', '=', content)
    .where('i.warehouse_id', '=', warehouse_id)
    .where('i.mode', '=', mode)
    .where('i.status', '=', 'done')
    .where(sql<boolean>`i.added + i.changed > 0`)
    .where('i.id', '<>', id)
    .orderBy('i.changed_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const by = row.first_name === null ? null : `${row.first_name} ${row.last_name ?? ''}`.trim();
  return { importId: row.id, at: row.changed_at.toISOString(), by };
}

export const partsOf = async (trx: Trx, importId: string): Promise<number[]> => {
  const rows = await trx
    .selectFrom('import_parts')
    .select('part')
    .where('import_id', '=', importId)
    .orderBy('part')
    .execute();
  return rows.map(({ part }) => part);
};

export const insertPart = (trx: Trx, companyId: string, importId: string, part: number) =>
  trx
    .insertInto('import_parts')
    .values({ company_id: companyId, import_id: importId, part })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Imports that still hold a file. */
export async function countUnfinished(trx: Trx, companyId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('imports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('status', 'not in', ['done', 'failed', 'canceled'])
    .executeTakeFirstOrThrow();
  return count;
}

/** The first file that was found to change nothing and to have no row refused, of those that wait for somebody. */
export async function oldestWithoutChanges(trx: Trx, companyId: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('imports')
    .select('id')
    .where('company_id', '=', companyId)
    .where('status', '=', 'ready')
    .where(sql<boolean>`added + changed + refused = 0`)
    .orderBy('changed_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row?.id;
}

export const insertImport = (
  trx: Trx,
  added: Pick<Row, 'id' | 'company_id' | 'kind' | 'file_name' | 'bytes' | 'created_by'> & { now: Date },
): Promise<Row> => {
  const { now, ...row } = added;
  return trx
    .insertInto('imports')
    .values({
      ...row,
      status: 'uploading',
      layout: null,
      header: '[]',
      sample: '[]',
      mapping: '[]',
      fault: null,
      created_at: now,
      changed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Saves the findings about the file. */
export const saveLook = (
  trx: Trx,
  id: string,
  {
    layout,
    header,
    sample,
    content,
    mapping,
    remembered,
    now,
  }: Looked & { mapping: Mapped[]; remembered: boolean; now: Date },
): Promise<Row> =>
  trx
    .updateTable('imports')
    .set({
      status: 'mapping',
      layout: JSON.stringify(layout),
      header: JSON.stringify(header),
      sample: JSON.stringify(sample),
      content,
      mapping: JSON.stringify(mapping),
      remembered,
      fault: null,
      changed_at: now,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export interface Step {
  status: Import['status'];
  now: Date;
  mapping?: readonly Mapped[];
  warehouseId?: string | null;
  mode?: Import['mode'];
  fault?: FieldFault;
}

/** Takes an import to another step. */
export const setStep = (trx: Trx, id: string, { status, now, mapping, warehouseId, mode, fault }: Step): Promise<Row> =>
  trx
    .updateTable('imports')
    .set({
      status,
      changed_at: now,
      ...(mapping && { mapping: JSON.stringify(mapping) }),
      ...(warehouseId !== undefined && { warehouse_id: warehouseId }),
      ...(mode !== undefined && { mode }),
      ...(fault && { fault: JSON.stringify(fault) }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** @returns the mapping with which files of these columns were imported the last time */
export async function rememberedMapping(
  trx: Trx,
  { companyId, kind, shape }: { companyId: string; kind: Row['kind']; shape: string },
): Promise<Mapped[] | undefined> {
  const row = await trx
    .selectFrom('import_shapes')
    .select('mapping')
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('shape', '=', shape)
    .executeTakeFirst();
  return row?.mapping;
}

export const rememberMapping = (
  trx: Trx,
  {
    companyId,
    kind,
    shape,
    mapping,
    now,
  }: { companyId: string; kind: Row['kind']; shape: string; mapping: readonly Mapped[]; now: Date },
) =>
  trx
    .insertInto('import_shapes')
    .values({ company_id: companyId, kind, shape, mapping: JSON.stringify(mapping), used_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'kind', 'shape'])
        .doUpdateSet((eb) => ({ mapping: eb.ref('excluded.mapping'), used_at: eb.ref('excluded.used_at') })),
    )
    .execute();

export const importList = defineKeyset(
  'imports',
  { name: 'at', by: sql.ref('created_at'), type: 'timestamptz', order: 'desc' },
  { name: 'id', by: sql.ref('id'), type: 'text', order: 'desc', unique: true },
);

export async function importSlice(
  trx: Trx,
  companyId: string,
  wanted: Slice<'at' | 'id'>,
): Promise<Sliced<Import, 'at' | 'id'>> {
  const query = trx.selectFrom('imports').selectAll().where('company_id', '=', companyId);
  const { rows, end } = await slice(query, importList, wanted);
  return { end, rows: rows.map(toImport) };
}

/** Whether the company has this warehouse. */
export async function hasWarehouse(trx: Trx, companyId: string, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('warehouses')
    .select('id')
    .where('tenant_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

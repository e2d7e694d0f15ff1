import type { ReceiptLine, ReceiptSummary } from '@slotwise/contract';
import type { RECEIPT_SORTS } from '@slotwise/contract/constants';
import { sql, type Insertable } from 'kysely';
import { contains } from '../../platform/db/is-wanted';
import { defineKeyset, slice, type Keyset, type Slice, type Sliced, type Sorts } from '../../platform/db/keyset';
import type { Tables, Trx } from '../../platform/db/tables';
import { countSome } from '../../platform/db/totals';

const ofLines = (what: string) =>
  sql<number>`(SELECT coalesce(${sql.raw(what)}, 0)::bigint FROM receipt_lines l WHERE l.receipt_id = r.id)`;

const receipts = (trx: Trx, companyId: string) =>
  trx
    .selectFrom('receipts as r')
    .select(['r.id', 'r.warehouse_id', 'r.code', 'r.status', 'r.returns', 'r.supplier', 'r.expected_at'])
    .select(['r.created_at', 'r.closed_at'])
    .select([
      ofLines('count(*)').as('lines'),
      ofLines('sum(l.expected)').as('expected'),
      ofLines('sum(l.received)').as('received'),
      ofLines('sum(greatest(l.expected - l.received, 0))').as('under'),
      ofLines('sum(greatest(l.received - l.expected, 0))').as('over'),
    ])
    .where('r.company_id', '=', companyId);

type ReceiptRow = Awaited<ReturnType<ReturnType<typeof receipts>['execute']>>[number];

const toReceipt = (row: ReceiptRow): ReceiptSummary => ({
  id: row.id,
  warehouseId: row.warehouse_id,
  code: row.code,
  status: row.status,
  returns: row.returns,
  supplier: row.supplier,
  expectedAt: row.expected_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  closedAt: row.closed_at?.toISOString() ?? null,
  lines: row.lines,
  expected: row.expected,
  received: row.received,
  under: row.under,
  over: row.over,
});

const AT = { name: 'at', by: sql.ref('r.created_at'), type: 'timestamptz', order: 'desc' } as const;
const BY_ID = { name: 'id', by: sql.ref('r.id'), type: 'text', order: 'desc', unique: true } as const;

/** Those of which nobody knows the day stand behind the others, by their own. */
export const receiptSorts: Sorts<(typeof RECEIPT_SORTS)[number]> = {
  created: defineKeyset('receipts', AT, BY_ID),
  expectedAt: defineKeyset(
    'receipts',
    { ...AT, name: 'expectedAt', by: sql.ref('r.expected_at'), nulls: 'last' },
    AT,
    BY_ID,
  ),
};

export interface ReceiptFilter {
  warehouseId?: string;
  status?: ReceiptSummary['status'];
  returns?: 'yes' | 'no';
  term?: string;
}

const wantedReceipts = (trx: Trx, companyId: string, { warehouseId, status, returns, term }: ReceiptFilter) =>
  receipts(trx, companyId)
    .$if(warehouseId !== undefined, (rows) => rows.where('r.warehouse_id', '=', warehouseId ?? ''))
    .$if(status !== undefined, (rows) => rows.where('r.status', '=', status ?? 'expected'))
    .$if(returns !== undefined, (rows) => rows.where('r.returns', '=', returns === 'yes'))
    .$if(term !== undefined, (rows) =>
      rows.where(contains(sql`r.code || chr(10) || coalesce(r.supplier, '')`, term ?? '')),
    );

export async function receiptSlice(
  trx: Trx,
  companyId: string,
  filter: ReceiptFilter,
  range: Slice,
  sort: Keyset = receiptSorts.created,
): Promise<Sliced<ReceiptSummary>> {
  const { rows, end } = await slice(wantedReceipts(trx, companyId, filter), sort, range);
  return { rows: rows.map(toReceipt), end };
}

export const countReceipts = (trx: Trx, companyId: string, filter: ReceiptFilter) =>
  countSome(trx, wantedReceipts(trx, companyId, filter));

export async function receiptById(trx: Trx, companyId: string, id: string): Promise<ReceiptSummary | undefined> {
  const row = await receipts(trx, companyId).where('r.id', '=', id).executeTakeFirst();
  return row && toReceipt(row);
}

/** @param overReceipt how much more than expected may be received, in percent */
export async function linesOfReceipt(trx: Trx, id: string, overReceipt: number): Promise<ReceiptLine[]> {
  const rows = await trx
    .selectFrom('receipt_lines as l')
    .innerJoin('skus as k', 'k.id', 'l.sku_id')
    .select(['l.line', 'l.expected', 'l.received', 'k.id', 'k.code', 'k.name', 'k.lot_tracked'])
    .where('l.receipt_id', '=', id)
    .orderBy('l.line')
    .execute();
  return rows.map(({ line, expected, received, lot_tracked: lotTracked, ...sku }) => ({
    ...{ line, sku: { ...sku, lotTracked }, expected, received },
    most: expected + Math.floor((expected * overReceipt) / 100),
  }));
}

/** Unique by code in the company: constraint `receipts_code`. */
export const insertReceipt = (trx: Trx, row: Insertable<Tables['receipts']>) =>
  trx.insertInto('receipts').values(row).execute();

/** Each SKU once: constraint `receipt_lines_sku`. */
export const insertReceiptLines = (trx: Trx, rows: readonly Insertable<Tables['receipt_lines']>[]) =>
  trx
    .insertInto('receipt_lines')
    .values([...rows])
    .execute();

/** Holds a receipt until the transaction ends. Places are to be held before. */
export const lockReceipt = (trx: Trx, companyId: string, id: string) =>
  trx
    .selectFrom('receipts')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .execute();

export const updateReceipt = (trx: Trx, id: string, changes: { status: ReceiptSummary['status']; closed_at?: Date }) =>
  trx.updateTable('receipts').set(changes).where('id', '=', id).execute();

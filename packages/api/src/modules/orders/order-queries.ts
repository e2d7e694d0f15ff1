import type { OrderLine, OrderSummary } from '@slotwise/contract';
import type { ORDER_SORTS } from '@slotwise/contract/constants';
import { sql, type Insertable } from 'kysely';
import { contains } from '../../platform/db/is-wanted';
import { defineKeyset, slice, type Keyset, type Sorts, type Slice, type Sliced } from '../../platform/db/keyset';
import type { Tables, Trx } from '../../platform/db/tables';
import { countSome } from '../../platform/db/totals';

const ofLines = (what: string) => sql<number>`(SELECT ${sql.raw(what)} FROM order_lines l WHERE l.order_id = o.id)`;

const orders = (trx: Trx, companyId: string) =>
  trx
    .selectFrom('orders as o')
    .select(['o.id', 'o.warehouse_id', 'o.code', 'o.status', 'o.customer', 'o.ordered_at', 'o.due_at', 'o.done_at'])
    .select([
      ofLines('count(*)::int').as('lines'),
      ofLines('coalesce(sum(l.quantity), 0)::bigint').as('pieces'),
      ofLines('coalesce(sum(l.picked), 0)::bigint').as('picked'),
      ofLines('coalesce(sum(l.canceled), 0)::bigint').as('canceled'),
    ])
    .where('o.company_id', '=', companyId);

type OrderRow = Awaited<ReturnType<ReturnType<typeof orders>['execute']>>[number];

const toOrder = (row: OrderRow): OrderSummary => ({
  id: row.id,
  warehouseId: row.warehouse_id,
  code: row.code,
  status: row.status,
  customer: row.customer,
  orderedAt: row.ordered_at.toISOString(),
  dueAt: row.due_at?.toISOString() ?? null,
  doneAt: row.done_at?.toISOString() ?? null,
  lines: row.lines,
  pieces: row.pieces,
  picked: row.picked,
  canceled: row.canceled,
});

const BY_ID = { name: 'id', by: sql.ref('o.id'), type: 'text', order: 'desc', unique: true } as const;
const AT = { by: sql.ref('o.ordered_at'), type: 'timestamptz', order: 'desc' } as const;

/** Each has an index that begins with the company and the column. */
export const orderSorts: Sorts<(typeof ORDER_SORTS)[number]> = {
  ordered: defineKeyset('orders', { ...AT, name: 'at' }, BY_ID),
  // Those without such a day stand behind the others by their own day, for which there is an index as well.
  due: defineKeyset(
    'orders',
    { ...AT, name: 'due', by: sql.ref('o.due_at'), nulls: 'last' },
    { ...AT, name: 'at' },
    BY_ID,
  ),
  code: defineKeyset('orders', { name: 'code', by: sql.ref('o.code_key'), type: 'text', order: 'desc' }, BY_ID),
};

export interface OrderFilter {
  warehouseId?: string;
  status?: OrderSummary['status'];
  term?: string;
  from?: string;
  to?: string;
  /** Those that are not done and were due before. */
  dueBefore?: Date;
}

const wantedOrders = (trx: Trx, companyId: string, { warehouseId, status, term, from, to, dueBefore }: OrderFilter) =>
  orders(trx, companyId)
    .$if(warehouseId !== undefined, (rows) => rows.where('o.warehouse_id', '=', warehouseId ?? ''))
    .$if(status !== undefined, (rows) => rows.where('o.status', '=', status ?? 'open'))
    .$if(from !== undefined, (rows) => rows.where(sql<boolean>`o.ordered_at >= ${from}::timestamptz`))
    .$if(to !== undefined, (rows) => rows.where(sql<boolean>`o.ordered_at < ${to}::timestamptz`))
    .$if(dueBefore !== undefined, (rows) =>
      rows.where('o.due_at', '<', dueBefore ?? null).where('o.status', 'in', ['open', 'released']),
    )
    .$if(term !== undefined, (rows) =>
      rows.where(contains(sql`o.code || chr(10) || coalesce(o.customer, '')`, term ?? '')),
    );

/** Ids of what the list shows. */
export const listedOrders = (trx: Trx, companyId: string, filter: OrderFilter) =>
  wantedOrders(trx, companyId, filter).clearSelect().select('o.id');

export async function orderSlice(
  trx: Trx,
  companyId: string,
  filter: OrderFilter,
  range: Slice,
  sort: Keyset = orderSorts.ordered,
): Promise<Sliced<OrderSummary>> {
  const { rows, end } = await slice(wantedOrders(trx, companyId, filter), sort, range);
  return { rows: rows.map(toOrder), end };
}

export const countOrders = (trx: Trx, companyId: string, filter: OrderFilter) =>
  countSome(trx, wantedOrders(trx, companyId, filter));

/** In the order of their ids. */
export async function ordersByIds(trx: Trx, companyId: string, ids: readonly string[]): Promise<OrderSummary[]> {
  const rows = await orders(trx, companyId)
    .where(sql<boolean>`o.id = ANY(${[...ids]}::text[])`)
    .orderBy('o.id')
    .execute();
  return rows.map(toOrder);
}

export async function orderById(trx: Trx, companyId: string, id: string): Promise<OrderSummary | undefined> {
  const [order] = await ordersByIds(trx, companyId, [id]);
  return order;
}

export async function linesOfOrder(trx: Trx, orderId: string): Promise<OrderLine[]> {
  const rows = await trx
    .selectFrom('order_lines as l')
    .innerJoin('skus as k', 'k.id', 'l.sku_id')
    .select(['l.line', 'l.quantity', 'l.picked', 'l.canceled', 'l.batch', 'k.id', 'k.code', 'k.name'])
    .select(
      sql<number>`(SELECT coalesce(sum(t.quantity), 0) FROM pick_tasks t
        WHERE t.order_id = l.order_id AND t.line = l.line AND t.status = 'open')::bigint`.as('on_lists'),
    )
    .where('l.order_id', '=', orderId)
    .orderBy('l.line')
    .execute();
  return rows.map(({ line, quantity, picked, canceled, batch, on_lists, ...sku }) => ({
    ...{ line, sku, quantity, picked, canceled, onLists: on_lists, batch },
  }));
}

/** Unique by code in the company: constraint `orders_code`. */
export const insertOrder = (trx: Trx, row: Insertable<Tables['orders']>) =>
  trx.insertInto('orders').values(row).execute();

export const insertOrderLines = (trx: Trx, rows: readonly Insertable<Tables['order_lines']>[]) =>
  trx
    .insertInto('order_lines')
    .values([...rows])
    .execute();

/** Orders, held until the transaction ends, in the order of their ids. Places and pick lists are to be held before. */
export const lockOrders = (trx: Trx, companyId: string, ids: readonly string[]) =>
  trx
    .selectFrom('orders')
    .select(['id', 'code', 'status', 'warehouse_id'])
    .where('company_id', '=', companyId)
    .where(sql<boolean>`id = ANY(${[...new Set(ids)]}::text[])`)
    .orderBy('id')
    .forUpdate()
    .execute();

/** Books what was picked of a line, or will not be any more. */
export const updateOrderLine = (
  trx: Trx,
  { orderId, line }: { orderId: string; line: number },
  { picked, canceled }: { picked: number; canceled: number },
) =>
  trx
    .updateTable('order_lines')
    .set({ picked: sql`picked + ${picked}`, canceled: sql`canceled + ${canceled}` })
    .where('order_id', '=', orderId)
    .where('line', '=', line)
    .execute();

/** Pieces of a line that will not be picked any more, and those of them of which stops say so. */
export async function canceledOfLine(trx: Trx, orderId: string, line: number) {
  const row = await trx
    .selectFrom('order_lines as l')
    .select('l.canceled')
    .select(
      sql<number>`(SELECT coalesce(sum(t.canceled), 0) FROM pick_tasks t
        WHERE t.order_id = l.order_id AND t.line = l.line)::bigint`.as('by_stops'),
    )
    .where('l.order_id', '=', orderId)
    .where('l.line', '=', line)
    .executeTakeFirstOrThrow();
  return { canceled: row.canceled, byStops: row.by_stops };
}

/** Cancels the open rest of orders. */
export const cancelRest = (trx: Trx, orderIds: readonly string[]) =>
  trx
    .updateTable('order_lines')
    .set({ canceled: sql`quantity - picked` })
    .where(sql<boolean>`order_id = ANY(${[...orderIds]}::text[])`)
    .where(sql<boolean>`picked + canceled < quantity`)
    .execute();

/**
 * Says of orders how they stand: on a pick list, to be picked still, done, or canceled where nothing of them was picked.
 * The orders must be held. Their lines are summed once, before anything else: planned as one, a database that does not know yet how many
 * orders there are sums them anew for each order of the company.
 */
export const settleOrders = (trx: Trx, ids: readonly string[], now: Date) =>
  sql`
    WITH s AS MATERIALIZED (
      SELECT l.order_id, sum(l.quantity - l.picked - l.canceled) AS rest, sum(l.picked) AS picked,
        EXISTS (SELECT FROM pick_tasks t WHERE t.order_id = l.order_id AND t.status = 'open') AS on_list
      FROM order_lines l WHERE l.order_id = ANY(${[...ids]}::text[]) GROUP BY l.order_id
    )
    UPDATE orders o SET
      status = CASE WHEN s.on_list THEN 'released' WHEN s.rest > 0 THEN 'open' WHEN s.picked > 0 THEN 'done' ELSE 'canceled' END,
      done_at = CASE WHEN s.on_list OR s.rest > 0 THEN NULL ELSE coalesce(o.done_at, ${now}::timestamptz) END
    FROM s WHERE o.id = s.order_id AND o.id = ANY(${[...ids]}::text[])`.execute(trx);

/** Open pieces of a line. */
export interface LineToPick {
  orderId: string;
  orderCode: string;
  line: number;
  skuId: string;
  sku: { id: string; code: string; name: string };
  pieces: number;
}

/** Open lines of orders, those of the order that is due first first. */
export async function linesToPick(trx: Trx, companyId: string, ids: readonly string[]): Promise<LineToPick[]> {
  const rows = await trx
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .innerJoin('skus as k', 'k.id', 'l.sku_id')
    .select(['l.order_id', 'o.code as order_code', 'l.line', 'k.id', 'k.code', 'k.name'])
    .select(sql<number>`l.quantity - l.picked - l.canceled`.as('pieces'))
    .where('o.company_id', '=', companyId)
    .where(sql<boolean>`o.id = ANY(${[...ids]}::text[])`)
    .where(sql<boolean>`l.picked + l.canceled < l.quantity`)
    .orderBy(sql`o.due_at NULLS LAST`)
    .orderBy('o.ordered_at')
    .orderBy('o.id')
    .orderBy('l.line')
    .execute();
  return rows.map(({ order_id, order_code, line, pieces, ...sku }) => ({
    ...{ orderId: order_id, orderCode: order_code, line, skuId: sku.id, sku, pieces },
  }));
}

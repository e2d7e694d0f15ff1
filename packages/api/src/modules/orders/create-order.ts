import { refuse } from '../../platform/errors';
import { newId } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { codeLine, optionalLine } from '../fields';
import { codeTaken } from '../skus';
import { checkedWarehouse, resolveWanted } from '../stock';
import { tenantOf } from '../tenants';
import { changed } from './events';
import { insertOrder, insertOrderLines, orderById } from './order-queries';

/** Adds an order. Its lines keep the order of the request; the same SKU may stand in several. */
export function createOrder({ actor, body, now, tx }: Ctx<'POST /order'>) {
  const { id: companyId } = tenantOf(actor);
  const code = codeLine('code', body.code);
  const customer = optionalLine('customer', body.customer);
  const orderedAt = body.ordered_at === undefined ? now : new Date(body.ordered_at);
  const dueAt = body.due_at == null ? null : new Date(body.due_at);
  return tx(async (trx) => {
    const warehouseId = await checkedWarehouse(trx, companyId, body.warehouse_id);
    const lines = await resolveWanted(trx, companyId, body.lines);
    const id = newId();
    const times = { ordered_at: orderedAt, due_at: dueAt, done_at: null, created_at: now };
    await codeTaken('orders_code', () =>
      insertOrder(trx, {
        ...{ id, company_id: companyId, warehouse_id: warehouseId, code, status: 'open', customer },
        ...times,
      }),
    );
    await insertOrderLines(
      trx,
      lines.map(({ sku, quantity }, index) => ({
        ...{
          company_id: companyId,
          order_id: id,
          line: index + 1,
          sku_id: sku.id,
          quantity,
          batch: null,
          at: orderedAt,
        },
      })),
    );
    const order = await orderById(trx, companyId, id);
    if (!order) throw refuse('not_found');
    return {
      answer: { message: 'Order added', order },
      audit: {
        action: 'order.created',
        subjectId: id,
        after: { code, warehouseId, lines: order.lines, pieces: order.pieces },
      },
      events: await changed(trx, companyId, { orderIds: [id] }),
    };
  });
}

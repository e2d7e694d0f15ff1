import type { OrderSummary, PickListSummary } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';
import type { Publishable } from '../../platform/events/publish';
import { ordersByIds } from './order-queries';
import { pickListsByIds } from './pick-queries';

const orderChanged = (companyId: string, order: OrderSummary): Publishable => ({
  channel: `company:${companyId}`,
  event: 'OrderChanged',
  data: order,
});

const pickListChanged = (companyId: string, list: PickListSummary): Publishable => ({
  channel: `company:${companyId}`,
  event: 'PickListChanged',
  data: list,
});

/** Events with the present state of orders and pick lists. */
export async function changed(
  trx: Trx,
  companyId: string,
  { orderIds = [], listIds = [] }: { orderIds?: readonly string[]; listIds?: readonly string[] },
): Promise<Publishable[]> {
  const orders = await ordersByIds(trx, companyId, orderIds);
  const lists = await pickListsByIds(trx, companyId, listIds);
  return [
    ...orders.map((order) => orderChanged(companyId, order)),
    ...lists.map((list) => pickListChanged(companyId, list)),
  ];
}

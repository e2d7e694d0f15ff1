import { numbersFrom } from '../../modules/first-steps';
import { insertOrder, insertOrderLines } from '../../modules/orders/order-queries';
import { insertReceipt, insertReceiptLines } from '../../modules/receipts/queries';
import type { Trx } from '../../platform/db/tables';
import { newId } from '../../platform/ids';

const HOUR_MS = 3_600_000;
const CUSTOMERS = [
  'Dover & Sons',
  'Lindqvist Bygg',
  'Casa Verde',
  'Hallmark Kitchens',
  'Brightside Schools',
  'Port Authority',
];
const SUPPLIERS = ['Norrland Paint', 'Fastener Works', 'Greenfield Supplies'];
const OPEN_ORDERS = 8;

interface Into {
  companyId: string;
  warehouseId: string;
}
interface Work {
  seed: number;
  /** Ids of SKUs, the most wanted first. */
  skuIds: readonly string[];
  /** When the working day ends on which all of it is open. */
  until: Date;
}

/** Adds open work to a warehouse: orders to pick, deliveries that are expected, and goods that come back. */
export async function addOpenWork(trx: Trx, into: Into, { seed, skuIds, until }: Work): Promise<void> {
  const numbers = numbersFrom(seed + 3);
  const own = { company_id: into.companyId, warehouse_id: into.warehouseId };
  const later = (hours: number) => new Date(until.getTime() + hours * HOUR_MS);
  const someSkus = (count: number) => {
    const chosen = new Set<string>();
    while (chosen.size < Math.min(count, skuIds.length)) chosen.add(skuIds[numbers.below(skuIds.length)] ?? '');
    return [...chosen];
  };
  for (let at = 0; at < OPEN_ORDERS; at++) {
    const id = newId();
    const ordered = later(at - OPEN_ORDERS);
    await insertOrder(trx, {
      ...{ ...own, id, code: `SO-${200_001 + at}`, status: 'open', customer: numbers.pick(CUSTOMERS) },
      ...{ ordered_at: ordered, due_at: later(12 + 6 * at), done_at: null, created_at: ordered },
    });
    const lines = someSkus(numbers.between(1, 4)).map((skuId, index) => ({
      ...{ company_id: into.companyId, order_id: id, line: index + 1, sku_id: skuId },
      ...{ quantity: numbers.between(1, 6), batch: null, at: ordered },
    }));
    await insertOrderLines(trx, lines);
  }
  for (const [at, supplier] of [...SUPPLIERS, null].entries()) {
    const id = newId();
    const returns = supplier === null;
    await insertReceipt(trx, {
      ...{ ...own, id, code: returns ? 'RMA-3001' : `PO-${7001 + at}`, status: 'expected', returns, supplier },
      ...{ expected_at: later(10 + 8 * at), created_at: later(at - 6), closed_at: null },
    });
    await insertReceiptLines(
      trx,
      someSkus(returns ? 2 : numbers.between(2, 5)).map((skuId, index) => ({
        ...{ company_id: into.companyId, receipt_id: id, line: index + 1, sku_id: skuId },
        expected: returns ? numbers.between(1, 3) : numbers.between(2, 12) * 10,
      })),
    );
  }
}

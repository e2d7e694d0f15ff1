import type { Overview, WarehouseOpen } from '@slotwise/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import type { Asked } from './asked';
import { inWarehouse } from './asked-queries';

/** SQL of one row: what waits. Goods at receiving places are to be put away. @param isOf whether a column is of the wanted warehouse */
const open = (isOf: (column: string) => RawBuilder<boolean>) => sql`
  SELECT
    (SELECT count(*) FROM pick_tasks t JOIN pick_lists p ON p.id = t.pick_list_id
      WHERE t.status = 'open' AND p.status = 'open' AND ${isOf('p.warehouse_id')}) AS picks,
    (SELECT count(*) FROM count_tasks t WHERE t.status IN ('open', 'recount') AND ${isOf('t.warehouse_id')}) AS counts,
    (SELECT count(*) FROM count_tasks t WHERE t.status = 'to_approve' AND ${isOf('t.warehouse_id')}) AS approvals,
    (SELECT count(*) FROM stock s JOIN locations l ON l.id = s.location_id
      WHERE l.purpose = 'receiving' AND ${isOf('s.warehouse_id')}) AS "putAways",
    (SELECT count(*) FROM slotting_tasks t JOIN slotting_proposals p ON p.id = t.proposal_id
      WHERE t.status = 'open' AND ${isOf('p.warehouse_id')}) AS relocations,
    (SELECT count(*) FROM replenish_tasks t WHERE t.status = 'open' AND ${isOf('t.warehouse_id')}) AS refills`;

export async function openWork(trx: Trx, given: Asked): Promise<Overview['open']> {
  const { rows } = await sql<Overview['open']>`${open((column) => inWarehouse(given, column))}`.execute(trx);
  return rows[0]!;
}

/** One row for each warehouse of the company. */
export async function openInEach(trx: Trx): Promise<WarehouseOpen[]> {
  const { rows } = await sql<WarehouseOpen>`
    SELECT w.id AS "warehouseId", o.* FROM warehouses w
    CROSS JOIN LATERAL (${open((column) => sql<boolean>`${sql.ref(column)} = w.id`)}) AS o
    WHERE w.tenant_id = (SELECT app_company_id())`.execute(trx);
  return rows;
}

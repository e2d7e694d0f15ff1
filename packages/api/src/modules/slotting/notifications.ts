import type { SlottingRun } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';
import type { Notifying, NotificationKind } from '../../platform/notifying';
import { warehousesOf } from '../warehouses';

export const notifications: NotificationKind[] = [
  {
    kind: 'slotting.done',
    permission: 'view_slotting',
    tenant: 'company',
    about: 'A search for a plan that I began has ended',
    text: {
      en: ({ warehouse = '' }) => `The search for a plan of ${warehouse} has ended.`,
      de: ({ warehouse = '' }) => `Die Plansuche für ${warehouse} ist beendet.`,
    },
  },
  {
    kind: 'slotting.failed',
    permission: 'view_slotting',
    tenant: 'company',
    about: 'A search for a plan that I began has failed',
    text: {
      en: ({ warehouse = '' }) => `The search for a plan of ${warehouse} has failed.`,
      de: ({ warehouse = '' }) => `Die Plansuche für ${warehouse} ist fehlgeschlagen.`,
    },
  },
];

/** Tells who began a search that it has ended. */
export async function runEnded(trx: Trx, companyId: string, run: SlottingRun): Promise<Notifying[]> {
  const { id, createdBy, status, warehouseId } = run;
  if (createdBy === null || (status !== 'done' && status !== 'failed')) return [];
  const warehouse = (await warehousesOf(trx, companyId)).find((one) => one.id === warehouseId);
  return [
    {
      kind: `slotting.${status}`,
      tenantId: companyId,
      to: [createdBy],
      record: { kind: 'slotted-warehouse', id: warehouseId },
      group: id,
      values: { warehouse: warehouse?.name ?? '' },
      site: warehouseId,
    },
  ];
}

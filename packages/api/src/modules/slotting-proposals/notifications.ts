import type { Decay } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';
import type { Notifying, NotificationKind } from '../../platform/notifying';
import { warehousesOf } from '../warehouses';

export const notifications: NotificationKind[] = [
  {
    kind: 'plan.decayed',
    permission: 'manage_slotting',
    tenant: 'company',
    about: 'A plan is worth much less than it promised',
    text: {
      en: ({ warehouse = '', kept = 0 }) => `The plan of ${warehouse} saves ${kept} % of what it promised.`,
      de: ({ warehouse = '', kept = 0 }) => `Der Plan von ${warehouse} bringt ${kept} % dessen, was er versprach.`,
    },
  },
];

export async function planDecayed(
  trx: Trx,
  { companyId, warehouseId, decay }: { companyId: string; warehouseId: string; decay: Decay },
): Promise<Notifying[]> {
  const warehouse = (await warehousesOf(trx, companyId)).find((one) => one.id === warehouseId);
  return [
    {
      kind: 'plan.decayed',
      tenantId: companyId,
      record: { kind: 'slotted-warehouse', id: warehouseId },
      // One that costs more than it saves saves nothing.
      values: { warehouse: warehouse?.name ?? '', kept: Math.max(0, Math.round(decay.kept * 100)) },
      site: warehouseId,
    },
  ];
}

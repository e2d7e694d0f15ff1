import { none } from '@slotwise/contract';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { idOf, nameLine, nameTaken } from '../fields';
import { tenantOf } from '../tenants';
import { lockWarehouse, updateWarehouse } from './queries';

export function renameWarehouse({ actor, body, tx }: Ctx<'PATCH /warehouse'>) {
  const name = nameLine('name', body.name);
  const id = idOf(body.warehouse_id);
  const { id: tenantId } = tenantOf(actor);
  if (!id) throw refuse('not_found');
  return tx(async (trx) => {
    const before = await lockWarehouse(trx, tenantId, id);
    if (before?.name === name) {
      return { answer: { message: 'Warehouse unchanged', warehouse: before }, audit: none('the name is the same') };
    }
    const warehouse = before && (await nameTaken('warehouses_name', () => updateWarehouse(trx, tenantId, id, name)));
    if (!warehouse) throw refuse('not_found');
    return {
      answer: { message: 'Warehouse renamed', warehouse },
      audit: { action: 'warehouse.renamed', subjectId: id, before: { name: before.name }, after: { name } },
      events: [
        {
          channel: `company:${tenantId}`,
          event: 'WarehouseNameChanged',
          data: warehouse,
        },
      ],
    };
  });
}

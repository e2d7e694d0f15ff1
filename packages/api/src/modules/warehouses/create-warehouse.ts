import { newId } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { nameLine, nameTaken } from '../fields';
import { tenantOf } from '../tenants';
import { insertWarehouse } from './queries';

export function createWarehouse({ actor, body, now, tx }: Ctx<'POST /warehouse'>) {
  const name = nameLine('name', body.name);
  const { id: tenantId } = tenantOf(actor);
  return tx(async (trx) => {
    const warehouse = await nameTaken('warehouses_name', () =>
      insertWarehouse(trx, { id: newId(), tenantId, name, now }),
    );
    return {
      answer: { message: 'Warehouse created', warehouse },
      audit: { action: 'warehouse.created', subjectId: warehouse.id, after: { name } },
      events: [{ channel: `company:${tenantId}`, event: 'WarehouseCreated', data: warehouse }],
    };
  });
}

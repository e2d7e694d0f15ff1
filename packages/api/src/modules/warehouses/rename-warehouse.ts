import { refuse } from '../../platform/errors';
import { publish } from '../../platform/events/publish';
import type { Ctx } from '../../platform/module';
import { idOf, line, nameTaken } from '../fields';
import { tenantOf } from '../tenants';
import { updateWarehouse } from './queries';

export function renameWarehouse({ actor, body, tx, services: { audit } }: Ctx<'PATCH /warehouse'>) {
  const name = line('name', body.name);
  const id = idOf(body.warehouse_id);
  const { id: tenantId } = tenantOf(actor);
  if (!id) throw refuse('not_found');
  return tx(async (trx) => {
    const warehouse = await nameTaken('warehouses_name', () => updateWarehouse(trx, tenantId, id, name));
    if (!warehouse) throw refuse('not_found');
    await audit.write(trx, { action: 'warehouse.renamed', subjectId: id, details: { name } });
    await publish(trx, [
      { channel: `company:${tenantId}`, event: 'WarehouseNameChanged', data: warehouse, permission: 'view_warehouses' },
    ]);
    return { message: 'Warehouse renamed', warehouse };
  });
}

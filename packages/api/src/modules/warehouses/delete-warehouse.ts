import { refuse } from '../../platform/errors';
import { publish } from '../../platform/events/publish';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { tenantOf } from '../tenants';
import { deleteWarehouse } from './queries';

export function removeWarehouse({ actor, body, tx, services: { audit } }: Ctx<'DELETE /warehouse'>) {
  const id = idOf(body.warehouse_id);
  const { id: tenantId } = tenantOf(actor);
  if (!id) throw refuse('not_found');
  return tx(async (trx) => {
    const warehouse = await deleteWarehouse(trx, tenantId, id);
    if (!warehouse) throw refuse('not_found');
    await audit.write(trx, { action: 'warehouse.deleted', subjectId: id, details: { name: warehouse.name } });
    await publish(trx, [
      { channel: `company:${tenantId}`, event: 'WarehouseDeleted', data: { id }, permission: 'view_warehouses' },
    ]);
    return { message: 'Warehouse deleted' };
  });
}

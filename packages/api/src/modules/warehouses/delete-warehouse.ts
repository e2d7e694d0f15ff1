import { isForeignKeyViolation } from '../../platform/db/sql-state';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { tenantOf } from '../tenants';
import { deleteWarehouse } from './queries';

export function removeWarehouse({ actor, body, tx }: Ctx<'DELETE /warehouse'>) {
  const id = idOf(body.warehouse_id);
  const { id: tenantId } = tenantOf(actor);
  if (!id) throw refuse('not_found');
  return tx(async (trx) => {
    const warehouse = await unlessInUse(() => deleteWarehouse(trx, tenantId, id));
    if (!warehouse) throw refuse('not_found');
    return {
      answer: { message: 'Warehouse deleted' },
      audit: { action: 'warehouse.deleted', subjectId: id, before: { name: warehouse.name } },
      events: [{ channel: `company:${tenantId}`, event: 'WarehouseDeleted', data: { id } }],
    };
  });
}

/** Bookings in it, and its orders, would lose their place. */
async function unlessInUse<T>(remove: () => Promise<T>): Promise<T> {
  try {
    return await remove();
  } catch (fault) {
    if (isForeignKeyViolation(fault)) throw refuse('in_use');
    throw fault;
  }
}

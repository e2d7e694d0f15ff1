import { readList } from '../../platform/cursors';
import type { Ctx } from '../../platform/module';
import { tenantOf } from '../tenants';
import { warehouseList, warehouseSlice, warehousesOf } from './queries';

export function listWarehouses({ actor, query, read, services }: Ctx<'GET /mycompany/warehouses'>) {
  const { id } = tenantOf(actor);
  return read(async (trx) => {
    const { items, ...next } = await readList(services.tokens, { keyset: warehouseList, owner: id }, query, {
      all: () => warehousesOf(trx, id),
      some: (wanted) => warehouseSlice(trx, id, wanted),
    });
    return { myWarehouses: items, ...next };
  });
}

import type { Ctx } from '../../platform/module';
import { tenantOf } from '../tenants';
import { warehousesOf } from './queries';

export const listWarehouses = ({ actor, tx }: Ctx<'GET /mycompany/warehouses'>) =>
  tx(async (trx) => ({ myWarehouses: await warehousesOf(trx, tenantOf(actor).id) }));

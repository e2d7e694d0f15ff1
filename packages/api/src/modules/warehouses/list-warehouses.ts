import type { Ctx } from '../../platform/module';
import { tenantOf } from '../tenants';
import { warehousesOf } from './queries';

export const listWarehouses = ({ actor, read }: Ctx<'GET /mycompany/warehouses'>) =>
  read(async (trx) => ({ myWarehouses: await warehousesOf(trx, tenantOf(actor).id) }));

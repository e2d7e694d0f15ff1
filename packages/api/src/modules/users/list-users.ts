import type { Ctx } from '../../platform/module';
import { tenantOf } from '../tenants';
import { usersOf } from './queries';

export const listUsers = ({ actor, tx }: Ctx<'GET /mycompany/users'> | Ctx<'GET /mywms/users'>) =>
  tx(async (trx) => ({ myUsers: await usersOf(trx, tenantOf(actor).id) }));

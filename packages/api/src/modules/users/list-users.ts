import type { Ctx } from '../../platform/module';
import { tenantOf } from '../tenants';
import { usersOf } from './queries';

export const listUsers = ({ actor, read }: Ctx<'GET /mycompany/users'> | Ctx<'GET /mywms/users'>) =>
  read(async (trx) => ({ myUsers: await usersOf(trx, tenantOf(actor).id) }));

import { readList } from '../../platform/cursors';
import type { Ctx } from '../../platform/module';
import { tenantOf } from '../tenants';
import { userList, userSlice, usersOf } from './queries';

export function listUsers({ actor, query, read, services }: Ctx<'GET /mycompany/users'> | Ctx<'GET /mywms/users'>) {
  const { id } = tenantOf(actor);
  return read(async (trx) => {
    const { items, ...next } = await readList(services.tokens, { keyset: userList, owner: id }, query, {
      all: () => usersOf(trx, id),
      some: (wanted) => userSlice(trx, id, wanted),
    });
    return { myUsers: items, ...next };
  });
}

import { readList } from '../../platform/cursors';
import { termOf } from '../../platform/search';
import type { Ctx } from '../../platform/module';
import { tenantOf } from '../tenants';
import { countUsers, userList, userSlice } from './list-queries';
import { usersOf } from './queries';

export function listUsers({ actor, query, read, services }: Ctx<'GET /mycompany/users'> | Ctx<'GET /mywms/users'>) {
  const { id } = tenantOf(actor);
  const filter = {
    ...{ term: termOf(query.q), role: query.role, hasRole: query.has_role, id: query.id },
    ...{ may: query.may, warehouseId: query.warehouse_id },
  };
  return read(async (trx) => {
    const { items, ...rest } = await readList(services.tokens, { keyset: userList, owner: id, filter }, query, {
      all: () => usersOf(trx, id),
      some: (wanted) => userSlice(trx, id, filter, wanted),
      totals: () => countUsers(trx, id, filter),
    });
    return { myUsers: items, ...rest };
  });
}

import type { Trx } from '../../platform/db/tables';

/** Names of roles by their ids, of those that are there. */
export const namesOfRoles = (trx: Trx, ids: readonly string[]) =>
  trx.selectFrom('roles').select(['id', 'name']).where('id', 'in', ids).execute();

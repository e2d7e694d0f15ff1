import type { Trx } from '../../platform/db/tables';

/** Names of warehouses by their ids, of those that are there. */
export const namesOfWarehouses = (trx: Trx, ids: readonly string[]) =>
  trx.selectFrom('warehouses').select(['id', 'name']).where('id', 'in', ids).execute();

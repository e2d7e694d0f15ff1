import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import { fullName } from './name-queries';

/** Names of users by their ids, of those that are there. */
export const namesOfUsers = (trx: Trx, ids: readonly string[]) =>
  trx
    .selectFrom('users')
    .select(['id', sql<string>`coalesce(${fullName('users')}, '')`.as('name')])
    .where('id', 'in', ids)
    .execute();

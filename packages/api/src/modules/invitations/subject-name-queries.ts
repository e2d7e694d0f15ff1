import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';

/** Names of invitations by their ids, of those that are there. */
export const namesOfInvitations = (trx: Trx, ids: readonly string[]) =>
  trx
    .selectFrom('invitations')
    .select(['id', sql<string>`coalesce(email, phone_number, '')`.as('name')])
    .where('id', 'in', ids)
    .execute();

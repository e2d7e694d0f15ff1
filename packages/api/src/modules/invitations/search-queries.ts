import { sql } from 'kysely';
import { searched } from '../../platform/db/is-wanted';
import { saidAs } from '../../platform/db/said-as';
import type { Candidate, SearchQuestion } from '../../platform/search';
import { INVITATION_STATUS_WORDS } from './status-words';

/** Newest first: the one that somebody looks for is rarely an old one. */
export const wantedInvitations = ({ trx, tenantId, wanted, limit }: SearchQuestion): Promise<Candidate[]> => {
  const status = saidAs('status', INVITATION_STATUS_WORDS);
  const { where, order } = searched(
    wanted,
    'id',
    sql`coalesce(email, phone_number, name, '')`,
    sql`concat_ws(chr(10), email, phone_number, name, ${status})`,
  );
  return trx
    .selectFrom('invitations')
    .select(['id', sql<string>`coalesce(email, phone_number, name, '-')`.as('title'), status.as('subtitle')])
    .select(sql<string[]>`array_remove(ARRAY[phone_number, name], NULL)`.as('also'))
    .where('tenant_id', '=', tenantId)
    .where(where)
    .orderBy(order)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
};

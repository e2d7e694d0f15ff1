import type { Trx } from '../../platform/db/tables';
import { fullName } from '../users';

/** The senders of invitations, by the ids of these; those who left have no name. */
export async function invitersOf(
  trx: Trx,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('invitations as i')
    .innerJoin('users as u', 'u.id', 'i.created_by')
    .select(['i.id', fullName('u').as('name')])
    .where('i.tenant_id', '=', tenantId)
    .where('i.id', 'in', [...ids])
    .execute();
  return new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])));
}

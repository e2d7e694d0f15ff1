import type { AssistantConsent } from '@slotwise/contract';
import type { AssistantData } from '@slotwise/contract/constants';
import type { Trx } from '../../platform/db/tables';
import { fullName } from '../users';

/** The data that a tenant lets a language model read. Who said so is no member any more where there is no name. */
export async function consentOf(trx: Trx, tenantId: string): Promise<AssistantConsent> {
  const row = await trx
    .selectFrom('assistant_consents as c')
    .leftJoin('users', (join) => join.onRef('users.id', '=', 'c.given_by').onRef('users.tenant_id', '=', 'c.tenant_id'))
    .select(['c.data', 'c.given_at', 'users.id as userId', fullName('users').as('name')])
    .where('c.tenant_id', '=', tenantId)
    .executeTakeFirst();
  if (!row) return { data: [], by: null, at: null };
  const { data, given_at: at, userId, name } = row;
  return { data, by: userId === null || name === null ? null : { id: userId, name }, at: at.toISOString() };
}

export interface Given {
  tenantId: string;
  userId: string;
  data: AssistantData[];
  now: Date;
}

export const giveConsent = (trx: Trx, { tenantId, userId, data, now }: Given) =>
  trx
    .insertInto('assistant_consents')
    .values({ tenant_id: tenantId, given_by: userId, data, given_at: now })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ given_by: userId, data, given_at: now }))
    .execute();

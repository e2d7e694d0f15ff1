import { sql } from 'kysely';
import { languageOfRequest } from '../../platform/current-request';
import { searched } from '../../platform/db/is-wanted';
import type { Candidate, SearchQuestion } from '../../platform/search';
import { descriptionIn } from './description-queries';

export const wantedRoles = ({ trx, tenantId, wanted, limit }: SearchQuestion): Promise<Candidate[]> => {
  const description = descriptionIn(languageOfRequest());
  const { where, order } = searched(wanted, 'id', sql`name`, sql`name || chr(10) || ${description}`);
  return trx
    .selectFrom('roles')
    .select(['id', 'name as title', description.as('subtitle')])
    .where('tenant_id', '=', tenantId)
    .where(where)
    .orderBy(order)
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute();
};

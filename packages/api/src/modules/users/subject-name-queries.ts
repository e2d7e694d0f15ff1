import { sql } from 'kysely';
import type { SubjectNames } from '../../platform/audit/subject-names';
import { fullName } from './name-queries';

/** How the audit names a person. */
export const userNames: SubjectNames = {
  subject: 'user',
  read: (trx, ids) =>
    trx
      .selectFrom('users')
      .select(['id', sql<string>`coalesce(${fullName('users')}, '')`.as('name')])
      .where('id', 'in', ids)
      .execute(),
};

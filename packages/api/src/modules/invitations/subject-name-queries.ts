import { sql } from 'kysely';
import type { SubjectNames } from '../../platform/audit/subject-names';

/** How the audit names an invitation: by whom it is for. */
export const invitationNames: SubjectNames = {
  subject: 'invitation',
  read: (trx, ids) =>
    trx
      .selectFrom('invitations')
      .select(['id', sql<string>`coalesce(email, phone_number, '')`.as('name')])
      .where('id', 'in', ids)
      .execute(),
};

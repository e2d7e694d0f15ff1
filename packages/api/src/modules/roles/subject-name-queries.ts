import type { SubjectNames } from '../../platform/audit/subject-names';

/** How the audit names a role. */
export const roleNames: SubjectNames = {
  subject: 'role',
  read: (trx, ids) => trx.selectFrom('roles').select(['id', 'name']).where('id', 'in', ids).execute(),
};

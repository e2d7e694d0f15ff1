import type { SubjectNames } from '../../platform/audit/subject-names';

/** How the audit names a warehouse. */
export const warehouseNames: SubjectNames = {
  subject: 'warehouse',
  read: (trx, ids) => trx.selectFrom('warehouses').select(['id', 'name']).where('id', 'in', ids).execute(),
};

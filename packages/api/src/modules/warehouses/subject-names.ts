import type { SubjectNames } from '../../platform/audit/subject-names';
import { namesOfWarehouses } from './subject-name-queries';

/** How the audit names a warehouse. */
export const warehouseNames: SubjectNames = { subject: 'warehouse', read: namesOfWarehouses };

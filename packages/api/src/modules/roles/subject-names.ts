import type { SubjectNames } from '../../platform/audit/subject-names';
import { namesOfRoles } from './subject-name-queries';

/** How the audit names a role. */
export const roleNames: SubjectNames = { subject: 'role', read: namesOfRoles };

import type { SubjectNames } from '../../platform/audit/subject-names';
import { namesOfUsers } from './subject-name-queries';

/** How the audit names a person. */
export const userNames: SubjectNames = { subject: 'user', read: namesOfUsers };

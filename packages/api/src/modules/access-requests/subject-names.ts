import type { SubjectNames } from '../../platform/audit/subject-names';
import { namesOfRequests } from './queries';

/** How the audit names a request: by who asked and for what, so that it is found by either. */
export const requestNames: SubjectNames = { subject: 'access_request', read: namesOfRequests };

import type { SubjectNames } from '../../platform/audit/subject-names';
import { namesOfInvitations } from './subject-name-queries';

/** How the audit names an invitation: by whom it is for. */
export const invitationNames: SubjectNames = { subject: 'invitation', read: namesOfInvitations };

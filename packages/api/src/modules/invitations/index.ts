// What other modules may use of this one.
export { cancelSentBy } from './ending-queries';
export { moveInvitations } from './move-invitations';
export { invitationAudit, invitationEvent } from './events';

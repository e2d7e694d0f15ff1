// Exports for other modules.
export { cancelSentBy } from './ending-queries';
export { moveInvitations } from './move-invitations';
export { invitationAudit, invitationEvent } from './events';

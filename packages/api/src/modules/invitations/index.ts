// What other modules may use of this one.
export { cancelSentBy } from './ending-queries';
export { invitationAudit, invitationEvent } from './events';

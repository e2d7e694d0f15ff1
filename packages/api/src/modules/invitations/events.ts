import type { AuditActor, AuditEntryOf, Invitation, TenantKind } from '@slotwise/contract';
import type { Publishable } from '../../platform/events/publish';
import type { Sent } from './sent';

export type Happened = 'created' | 'accepted' | 'canceled' | 'expired' | 'rejected' | 'resent' | 'role_changed';
/** The events that change the status. */
type Transition = Exclude<Happened, 'created' | 'role_changed'>;

const COMPANY_EVENTS = {
  created: 'InvitationCreated',
  accepted: 'InvitationAccepted',
  canceled: 'InvitationCanceled',
  expired: 'InvitationExpired',
  // The catalogue has no name for a refusal by the invitee; the entity inside says that it was one.
  rejected: 'InvitationCanceled',
  resent: 'InvitationResent',
  // Nor one for another role: this is what replaces a pending invitation in every list.
  role_changed: 'InvitationResent',
} as const;

const WMS_EVENTS = {
  ...COMPANY_EVENTS,
  resent: 'InvitationPending',
  role_changed: 'InvitationPending',
} as const;

/** Only companies send `join_company`, only a WMS sends the others. */
export const senderKind = ({ invitationType }: Pick<Invitation, 'invitationType'>): TenantKind =>
  invitationType === 'join_company' ? 'company' : 'wms';

export const invitationEvent = (happened: Happened, { tenantId, invitation }: Sent): Publishable =>
  senderKind(invitation) === 'company'
    ? { channel: `company:${tenantId}`, event: COMPANY_EVENTS[happened], data: invitation }
    : { channel: `wms:${tenantId}`, event: WMS_EVENTS[happened], data: invitation };

/** A transition's entry for the audit. `from`: the status before, if it was not pending. */
export const invitationAudit = (
  happened: Transition,
  { invitation }: Sent,
  { from = 'pending', actor }: { from?: Invitation['status']; actor?: AuditActor } = {},
): AuditEntryOf<`invitation.${Transition}`> => ({
  action: `invitation.${happened}`,
  subjectId: invitation.id,
  before: { status: from },
  after: { status: invitation.status },
  ...(actor && { actor }),
});

export const invitationDeleted = ({ tenantId, invitation }: Sent): Publishable =>
  senderKind(invitation) === 'company'
    ? { channel: `company:${tenantId}`, event: 'InvitationDeleted', data: { id: invitation.id } }
    : { channel: `wms:${tenantId}`, event: 'InvitationDeleted', data: { id: invitation.id } };

/** The audit's actor while nobody is signed in: the tenant that sent the invitation. */
export const senderOf = ({ tenantId, invitation }: Sent) => ({
  userId: null,
  companyId: senderKind(invitation) === 'company' ? tenantId : null,
  wmsId: senderKind(invitation) === 'wms' ? tenantId : null,
});

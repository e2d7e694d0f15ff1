import { FIELD_FAULTS, type FieldFaultCode } from '../field-faults';
import { Type, type Static } from 'typebox';
import { Id, Instant, literals, named, nullable, strict } from '../wire/schema';

export const INVITATION_TYPES = ['join_company', 'join_wms', 'join_wms_with_new_company'] as const;
export const InvitationType = literals(INVITATION_TYPES);
export const INVITATION_STATUSES = ['pending', 'accepted', 'canceled', 'expired', 'rejected'] as const;
export const InvitationStatus = literals(INVITATION_STATUSES);

/** An invitation to a company or WMS. Times are ISO 8601 in UTC; those of transitions are null until then. */
export const Invitation = named(
  'Invitation',
  strict({
    id: Id,
    name: nullable(Type.String()),
    email: nullable(Type.String()),
    phoneNumber: nullable(Type.String()),
    invitationType: InvitationType,
    status: InvitationStatus,
    message: nullable(Type.String()),
    avatarURL: nullable(Type.String()),
    roleID: nullable(Id),
    /** Only where invitations are listed in pages; null without a role, or if it is gone. */
    roleName: Type.Optional(nullable(Type.String())),
    createdAt: Instant,
    /**
     * When it was last sent: the countdown to `expiresAt` began here. Absent in messages from before servers knew of it,
     * which a reconnecting client may still be told; it is `createdAt` then.
     */
    sentAt: Type.Optional(Instant),
    expiresAt: Instant,
    acceptedAt: nullable(Instant),
    canceledAt: nullable(Instant),
    expiredAt: nullable(Instant),
    rejectedAt: nullable(Instant),
  }),
);
export type Invitation = Static<typeof Invitation>;

export const BULK_OUTCOMES = ['invited', 'duplicate', 'member', 'pending', 'invalid'] as const;
/** Reason why a row of a bulk invitation is invalid, for screens in any language. `row`: its text as a whole. */
export const BulkFault = strict({
  field: literals(['address', 'name', 'row', 'role']),
  code: Type.Unsafe<FieldFaultCode>(literals(Object.keys(FIELD_FAULTS))),
  /** Most characters, of `too_long`. */
  max: Type.Optional(Type.Integer()),
});
export type BulkFault = Static<typeof BulkFault>;

/** The outcome of one row: `index` counts from 0, `reason` says it in English and is null for `invited` alone. */
export const BulkResult = strict({
  index: Type.Integer(),
  address: Type.String(),
  outcome: literals(BULK_OUTCOMES),
  reason: nullable(Type.String()),
  /** Of `invalid` rows. */
  fault: Type.Optional(BulkFault),
  /** The new invitation, or for `pending` the one that there is. */
  invitation: nullable(Invitation),
});
export type BulkResult = Static<typeof BulkResult>;

export const BULK_CHECK_OUTCOMES = ['free', 'duplicate', 'member', 'pending', 'invalid'] as const;
/** The fate of one row if the list was sent now: `free` would be invited, and has no reason. */
export const BulkCheck = strict({
  index: Type.Integer(),
  address: Type.String(),
  outcome: literals(BULK_CHECK_OUTCOMES),
  reason: nullable(Type.String()),
  /** Of `invalid` rows. */
  fault: Type.Optional(BulkFault),
});
export type BulkCheck = Static<typeof BulkCheck>;

export const TIMELINE_EVENTS = [
  'created',
  'mailed',
  'mail_failed',
  'link_copied',
  'resent',
  'role_changed',
  'canceled',
  'accepted',
  'expired',
  'rejected',
] as const;
export const TimelineEntry = strict({
  at: Instant,
  event: literals(TIMELINE_EVENTS),
  /** Null: the server itself, the invitee, or someone who is no colleague (any more). */
  actor: nullable(strict({ id: Id, name: Type.String() })),
});
export type TimelineEntry = Static<typeof TimelineEntry>;

const Inviter = strict({ name: Type.String(), avatarURL: nullable(Type.String()) });
/** Answer of the token check to the invitee: whom they would join, and nothing else. */
export const InvitationPreview = strict({
  email: nullable(Type.String()),
  invitationType: InvitationType,
  Wms: nullable(Inviter),
  Company: nullable(Inviter),
});
export type InvitationPreview = Static<typeof InvitationPreview>;

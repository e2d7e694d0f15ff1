import { Type, type Static, type TSchema } from 'typebox';
import { PERMISSION_CATEGORIES } from './permissions';

/** An object that refuses unknown fields. */
export const strict = <P extends Record<string, TSchema>>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });
export const nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
export const literals = <const V extends readonly string[]>(values: V) =>
  Type.Unsafe<V[number]>({ type: 'string', enum: [...values] });

export const Id = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' });
/** ISO 8601 in UTC. */
export const Instant = Type.String({ format: 'date-time' });

export const USER_TYPES = ['company', 'wms'] as const;
export const UserType = literals(USER_TYPES);
export const INVITATION_TYPES = ['join_company', 'join_wms', 'join_wms_with_new_company'] as const;
export const InvitationType = literals(INVITATION_TYPES);
export const INVITATION_STATUSES = ['pending', 'accepted', 'canceled', 'expired', 'rejected'] as const;
export const InvitationStatus = literals(INVITATION_STATUSES);

/** The signed-in person. */
export const Me = strict({
  id: Id,
  roleID: nullable(Id),
  companyID: nullable(Id),
  wmsID: nullable(Id),
  userType: UserType,
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  avatarURL: nullable(Type.String()),
});
export type Me = Static<typeof Me>;

export const Tokens = strict({
  access_token: Type.String(),
  refresh_token: Type.String(),
  /** Seconds until the access token expires. */
  expires_in: Type.Integer(),
});
export type Tokens = Static<typeof Tokens>;

/** A company, or a WMS. */
export const Company = strict({ id: Id, name: Type.String(), avatarURL: nullable(Type.String()) });
export type Company = Static<typeof Company>;
export const Wms = Company;
export type Wms = Company;

/** A warehouse of a company. */
export const Warehouse = strict({ id: Id, name: Type.String() });
export type Warehouse = Static<typeof Warehouse>;

/** A permission of the catalogue; its id is its name. */
export const Permission = strict({
  id: Id,
  name: Type.String(),
  category: literals(PERMISSION_CATEGORIES),
  action: Type.String(),
});
export type Permission = Static<typeof Permission>;

/** A member of a company or WMS. */
export const User = strict({
  id: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  avatarURL: nullable(Type.String()),
  roleID: nullable(Id),
  role: nullable(strict({ name: Type.String() })),
  userType: UserType,
});
export type User = Static<typeof User>;

/** A named group that holds permissions and users. */
export const Role = strict({
  id: Id,
  name: Type.String(),
  description: Type.String(),
  avatarURL: nullable(Type.String()),
  permissions: Type.Array(Permission),
  users: Type.Array(User),
  /** Grows by one with every change of the role; also its ETag. */
  version: Type.Integer(),
});
export type Role = Static<typeof Role>;

/** An invitation to a company or WMS. Times are ISO 8601 in UTC; those of transitions are null until then. */
export const Invitation = strict({
  id: Id,
  name: nullable(Type.String()),
  email: nullable(Type.String()),
  phoneNumber: nullable(Type.String()),
  invitationType: InvitationType,
  status: InvitationStatus,
  message: nullable(Type.String()),
  avatarURL: nullable(Type.String()),
  roleID: nullable(Id),
  createdAt: Instant,
  /**
   * When it was last sent: the countdown to `expiresAt` began here. Absent in what servers said before they knew of it,
   * which a reconnecting client may still be told; it is `createdAt` then.
   */
  sentAt: Type.Optional(Instant),
  expiresAt: Instant,
  acceptedAt: nullable(Instant),
  canceledAt: nullable(Instant),
  expiredAt: nullable(Instant),
  rejectedAt: nullable(Instant),
});
export type Invitation = Static<typeof Invitation>;

export const BULK_OUTCOMES = ['invited', 'duplicate', 'member', 'pending', 'invalid'] as const;
/** What became of one row: `index` counts from 0, `reason` is for people and null for `invited` alone. */
export const BulkResult = strict({
  index: Type.Integer(),
  address: Type.String(),
  outcome: literals(BULK_OUTCOMES),
  reason: nullable(Type.String()),
  /** The new invitation, or for `pending` the one that there is. */
  invitation: nullable(Invitation),
});
export type BulkResult = Static<typeof BulkResult>;

export const TIMELINE_EVENTS = [
  'created',
  'mailed',
  'mail_failed',
  'link_copied',
  'resent',
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
/** What the token check tells the invitee: whom they would join, and nothing else. */
export const InvitationPreview = strict({
  email: nullable(Type.String()),
  invitationType: InvitationType,
  Wms: nullable(Inviter),
  Company: nullable(Inviter),
});
export type InvitationPreview = Static<typeof InvitationPreview>;

/** One signed-in device of the current user. */
export const Session = strict({
  id: Id,
  current: Type.Boolean(),
  userAgent: Type.String(),
  createdAt: Instant,
  lastUsedAt: Instant,
});
export type Session = Static<typeof Session>;

/** The object of an event that removes something. */
export const Removed = strict({ id: Id });
export type Removed = Static<typeof Removed>;

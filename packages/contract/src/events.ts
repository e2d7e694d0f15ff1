import type { Company, Invitation, Me, Removed, Role, User, Warehouse, Wms } from './entities';

/** Event names and the entity each carries, per kind of channel. `null` data is never sent: removals carry `{ id }`. */
export interface UserEvents {
  UserAvatarUpdated: Me;
  UserNameChanged: Me;
  UserRoleNameChanged: Role;
  /** Something changed about a remote: its versions, who gets which, or its deploy keys. Told to administrators of the deployment. */
  RemoteChanged: Removed;
}

export interface CompanyEvents {
  CompanyRoleNameChanged: Role;
  CompanyRolePermissionsUpdated: Role;
  CompanyRoleDeleted: Removed;
  CompanyRoleCreated: Role;
  CompanyNameChanged: Company;
  CompanyAvatarUpdated: Company;
  CompanyDeleted: Removed;
  WarehouseCreated: Warehouse;
  WarehouseNameChanged: Warehouse;
  WarehouseDeleted: Removed;
  UserJoined: User;
  UserAvatarUpdated: User;
  UserNameChanged: User;
  UserRoleUpdated: User;
  UserLeft: Removed;
  RoleCreated: Role;
  RoleUpdated: Role;
  RoleAssignmentChanged: Role;
  RoleDeleted: Removed;
  InvitationCreated: Invitation;
  InvitationCanceled: Invitation;
  InvitationAccepted: Invitation;
  InvitationExpired: Invitation;
  InvitationResent: Invitation;
  InvitationDeleted: Removed;
  /** A partner key was made or revoked. Told to who may manage the tenant. */
  PartnerKeysChanged: Removed;
}

export interface WmsEvents {
  UserJoined: User;
  UserLeft: Removed;
  UserAvatarChanged: User;
  UserNameChanged: User;
  WmsAvatarUpdated: Wms;
  WmsNameChanged: Wms;
  WmsDeleted: Removed;
  CompanyCreated: Company;
  CompanyDeleted: Removed;
  UserRoleUpdated: User;
  RoleCreated: Role;
  RoleUpdated: Role;
  RoleDeleted: Removed;
  RoleReassigned: Role;
  InvitationCreated: Invitation;
  InvitationDeleted: Removed;
  InvitationAccepted: Invitation;
  InvitationCanceled: Invitation;
  InvitationExpired: Invitation;
  InvitationPending: Invitation;
  PartnerKeysChanged: Removed;
}

export interface SystemEvents {
  /** First message of every stream. */
  connected: { connection_id: string };
  /** What was missed is no longer kept: reload everything. */
  reset: Record<string, never>;
  /** Sent while nothing else is, without an id: a client that hears nothing for long knows that the stream is dead. */
  heartbeat: Record<string, never>;
  /** Where the stream starts on a channel that it joined, told by the message's id. */
  position: Record<string, never>;
}

export interface ChannelEvents {
  user: UserEvents;
  company: CompanyEvents;
  wms: WmsEvents;
  system: SystemEvents;
}
export type ChannelKind = keyof ChannelEvents;
export type TenantKind = 'company' | 'wms';
export type Channel = `user:${string}` | `company:${string}` | `wms:${string}`;
export type EventName<K extends ChannelKind> = keyof ChannelEvents[K] & string;

/** A message of the stream, narrowed by the kind of its channel. */
export type MessageOf<K extends ChannelKind> = {
  [E in EventName<K>]: {
    event: E;
    channel: K extends 'system' ? 'system' : `${K}:${string}`;
    data: ChannelEvents[K][E];
  };
}[EventName<K>];
export type LiveMessage = { [K in ChannelKind]: MessageOf<K> }[ChannelKind];

type Names<T> = { [K in keyof T]: true };
const userEvents: Names<UserEvents> = {
  UserAvatarUpdated: true,
  UserNameChanged: true,
  UserRoleNameChanged: true,
  RemoteChanged: true,
};
const companyEvents: Names<CompanyEvents> = {
  CompanyRoleNameChanged: true,
  CompanyRolePermissionsUpdated: true,
  CompanyRoleDeleted: true,
  CompanyRoleCreated: true,
  CompanyNameChanged: true,
  CompanyAvatarUpdated: true,
  CompanyDeleted: true,
  WarehouseCreated: true,
  WarehouseNameChanged: true,
  WarehouseDeleted: true,
  UserJoined: true,
  UserAvatarUpdated: true,
  UserNameChanged: true,
  UserRoleUpdated: true,
  UserLeft: true,
  RoleCreated: true,
  RoleUpdated: true,
  RoleAssignmentChanged: true,
  RoleDeleted: true,
  InvitationCreated: true,
  InvitationCanceled: true,
  InvitationAccepted: true,
  InvitationExpired: true,
  InvitationResent: true,
  InvitationDeleted: true,
  PartnerKeysChanged: true,
};
const wmsEvents: Names<WmsEvents> = {
  UserJoined: true,
  UserLeft: true,
  UserAvatarChanged: true,
  UserNameChanged: true,
  WmsAvatarUpdated: true,
  WmsNameChanged: true,
  WmsDeleted: true,
  CompanyCreated: true,
  CompanyDeleted: true,
  UserRoleUpdated: true,
  RoleCreated: true,
  RoleUpdated: true,
  RoleDeleted: true,
  RoleReassigned: true,
  InvitationCreated: true,
  InvitationDeleted: true,
  InvitationAccepted: true,
  InvitationCanceled: true,
  InvitationExpired: true,
  InvitationPending: true,
  PartnerKeysChanged: true,
};
const systemEvents: Names<SystemEvents> = { connected: true, reset: true, heartbeat: true, position: true };

/** The event catalogue as data: which names exist on which kind of channel. */
export const EVENT_NAMES = {
  user: Object.keys(userEvents) as EventName<'user'>[],
  company: Object.keys(companyEvents) as EventName<'company'>[],
  wms: Object.keys(wmsEvents) as EventName<'wms'>[],
  system: Object.keys(systemEvents) as EventName<'system'>[],
} as const;

/** `company:42` → `company`; undefined for a channel of no known kind. */
export const channelKind = (channel: string): ChannelKind | undefined => {
  const colon = channel.indexOf(':');
  const kind = colon === -1 ? channel : channel.slice(0, colon);
  if ((colon === -1) !== (kind === 'system')) return undefined;
  return Object.hasOwn(EVENT_NAMES, kind) ? (kind as ChannelKind) : undefined;
};

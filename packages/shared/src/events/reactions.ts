import type { ChannelKind, EventName, LiveMessage, Me, TenantKind } from '@slotwise/contract';
import { channelKind } from '@slotwise/contract/events';
import type { QueryClient } from '@tanstack/react-query';
import { queryKeys, type TenantList } from '../session/query-keys';
import { reconcile } from './reconcile';
import { clear, reload, reloadAll, remove, replace, upsert } from './cache';

/** What an event does to one query of the cache, with the entity that it carries. */
export interface Step {
  does: 'reload' | 'replace' | 'clear' | 'upsert' | 'remove';
  key: readonly unknown[];
}

const step = (does: Step['does'], key: Step['key']): Step => ({ does, key });
const own = { me: step('reload', queryKeys.me), role: step('reload', queryKeys.role) };
const inList = (kind: TenantKind, does: Step['does'], list: TenantList) => step(does, queryKeys.list(kind, list));
const company = (does: Step['does'], list: TenantList) => [inList('company', does, list)];
const wms = (...lists: TenantList[]) => lists.map((list) => inList('wms', 'reload', list));
const partnerKeys = [step('reload', queryKeys.partnerKeys)];
const wmsItself = [step('reload', queryKeys.tenant('wms'))];

type Table = { [K in Exclude<ChannelKind, 'system'>]: Record<EventName<K>, readonly Step[]> };

/** The specification's live data reactions, all of them. */
export const REACTIONS: Table = {
  user: {
    UserAvatarUpdated: [own.me],
    UserNameChanged: [own.me],
    UserRoleNameChanged: [own.role],
    RemoteChanged: Object.values(queryKeys.remotes).map((key) => step('reload', key)),
  },
  company: {
    CompanyRoleNameChanged: [own.role],
    CompanyRolePermissionsUpdated: [own.role],
    CompanyRoleDeleted: [own.role],
    CompanyRoleCreated: [own.role],
    CompanyNameChanged: [step('replace', queryKeys.tenant('company'))],
    CompanyAvatarUpdated: [step('replace', queryKeys.tenant('company'))],
    CompanyDeleted: [step('clear', queryKeys.tenant('company'))],
    WarehouseCreated: company('upsert', 'warehouses'),
    WarehouseNameChanged: company('upsert', 'warehouses'),
    WarehouseDeleted: company('remove', 'warehouses'),
    UserJoined: company('upsert', 'users'),
    UserAvatarUpdated: company('upsert', 'users'),
    UserNameChanged: company('upsert', 'users'),
    UserRoleUpdated: company('upsert', 'users'),
    UserLeft: company('remove', 'users'),
    RoleCreated: company('upsert', 'roles'),
    RoleUpdated: company('upsert', 'roles'),
    RoleAssignmentChanged: company('upsert', 'roles'),
    RoleDeleted: company('remove', 'roles'),
    InvitationCreated: company('upsert', 'invitations'),
    InvitationCanceled: company('upsert', 'invitations'),
    InvitationAccepted: company('upsert', 'invitations'),
    InvitationExpired: company('upsert', 'invitations'),
    InvitationResent: company('upsert', 'invitations'),
    InvitationDeleted: company('remove', 'invitations'),
    PartnerKeysChanged: partnerKeys,
  },
  wms: {
    UserJoined: wms('users'),
    UserLeft: wms('users'),
    UserAvatarChanged: wms('users'),
    UserNameChanged: wms('users'),
    WmsAvatarUpdated: wmsItself,
    WmsNameChanged: wmsItself,
    WmsDeleted: wmsItself,
    CompanyCreated: wms('companies'),
    CompanyDeleted: wms('companies'),
    UserRoleUpdated: wms('users', 'roles'),
    RoleCreated: wms('roles'),
    RoleUpdated: wms('roles'),
    RoleDeleted: wms('roles'),
    RoleReassigned: wms('roles', 'users'),
    InvitationCreated: wms('users', 'invitations'),
    InvitationDeleted: wms('users', 'invitations'),
    InvitationAccepted: wms('users', 'invitations'),
    InvitationCanceled: wms('users', 'invitations'),
    InvitationExpired: wms('users', 'invitations'),
    InvitationPending: wms('users', 'invitations'),
    PartnerKeysChanged: partnerKeys,
  },
};

/** Events of a tenant's roles that may be about the role one has oneself. */
const OF_A_ROLE = new Set(['RoleUpdated', 'RoleAssignmentChanged', 'RoleDeleted', 'RoleReassigned']);

/**
 * Beyond the specification: who is moved to another role, or whose own role changes, must see it at once, also when
 * only the list events tell of it.
 */
function ownSteps(message: LiveMessage, me: Me | null): Step[] {
  const { id } = (message.data ?? {}) as { id?: unknown };
  if (!me || typeof id !== 'string') return [];
  if (message.event === 'UserRoleUpdated' && id === me.id) return [own.me, own.role];
  if (OF_A_ROLE.has(message.event) && id === me.roleID) return [own.me, own.role];
  return [];
}

const run: Record<Step['does'], (client: QueryClient, key: Step['key'], data: unknown) => void> = {
  reload,
  replace,
  clear,
  upsert,
  remove,
};

/** The steps of a message; none for names that the catalogue does not have. */
export function stepsOf(message: LiveMessage, me: Me | null): readonly Step[] {
  const kind = channelKind(message.channel);
  if (!kind || kind === 'system') return [];
  const table: Record<string, readonly Step[]> = REACTIONS[kind];
  const listed = Object.hasOwn(table, message.event) ? (table[message.event] ?? []) : [];
  return [...listed, ...ownSteps(message, me)];
}

/** Does to the cache what a live message asks for. Unknown events are ignored. */
export function applyReactions(client: QueryClient, message: LiveMessage, { me }: { me: Me | null }): void {
  if (message.channel === 'system') {
    if (message.event === 'reset') reloadAll(client);
    return;
  }
  for (const { does, key } of stepsOf(message, me)) run[does](client, key, message.data);
  reconcile(client, message);
}

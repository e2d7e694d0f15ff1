import type { EventName, LiveMessage, Me, TenantKind } from '@slotwise/contract';
import { channelKind } from '@slotwise/contract/events';
import type { QueryClient } from '@tanstack/react-query';
import type { ListedEntity, LiveCache, LiveEvents, QueryKey } from '../platform';
import { queryKeys, type TenantList } from '../session/query-keys';
import { liveCacheOf, reloadAll } from './cache';
import { readCopiesAgain, reconcile } from './reconcile';
import type { RemoteReactions } from './remote-reactions';

/** Effect of an event on one query of the cache, with the entity that it carries. */
export interface Step {
  does: 'reload' | 'replace' | 'clear' | 'upsert' | 'remove';
  key: QueryKey;
}

const step = (does: Step['does'], key: Step['key']): Step => ({ does, key });
const own = { me: step('reload', queryKeys.me), role: step('reload', queryKeys.role) };
const inList = (kind: TenantKind, does: Step['does'], list: TenantList) => step(does, queryKeys.list(kind, list));
const company = (does: Step['does'], list: TenantList) => [inList('company', does, list)];
const wms = (...lists: TenantList[]) => lists.map((list) => inList('wms', 'reload', list));
const wmsItself = [step('reload', queryKeys.tenant('wms'))];

type Table = { readonly [K in keyof LiveEvents]: { readonly [E in EventName<K>]?: readonly Step[] } };

/** The specification's live data reactions: all of them, and no others. A remote brings those of its own events. */
export const SPECIFIED: Table = {
  user: {
    UserAvatarUpdated: [own.me],
    UserNameChanged: [own.me],
    UserRoleNameChanged: [own.role],
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
  },
};

/** Events of the tenant's roles that may be about the person's own role. */
const ABOUT_A_ROLE = new Set(['RoleUpdated', 'RoleAssignmentChanged', 'RoleDeleted', 'RoleReassigned']);

/** Each person is told with themself what of the settings is drawn everywhere. */
const OF_EVERYBODY = new Set(['CompanySettingsChanged', 'WmsSettingsChanged']);

/**
 * Beyond the specification: a person who is moved to another role, or whose role changes, sees that at once, also when
 * only the events of the lists say so.
 */
function ownSteps({ event, data }: LiveMessage, me: Me | null): Step[] {
  if (OF_EVERYBODY.has(event)) return [own.me];
  const { id } = (data ?? {}) as { id?: unknown };
  if (!me || typeof id !== 'string') return [];
  if (event === 'UserRoleUpdated' && id === me.id) return [own.me, own.role];
  if (ABOUT_A_ROLE.has(event) && id === me.roleID) return [own.me, own.role];
  return [];
}

const run: Record<Step['does'], (cache: LiveCache, key: QueryKey, data: unknown) => void> = {
  reload: (cache, key) => cache.reload(key),
  replace: (cache, key, data) => cache.replace(key, data),
  clear: (cache, key) => cache.clear(key),
  upsert: (cache, key, data) => cache.upsert(key, data as ListedEntity),
  remove: (cache, key, data) => cache.remove(key, data as ListedEntity),
};

/** The steps of a message that every page takes; none for events that the specification does not name. */
export function stepsOf(message: LiveMessage, me: Me | null): readonly Step[] {
  const kind = channelKind(message.channel);
  if (!kind || kind === 'system') return [];
  const table: Readonly<Record<string, readonly Step[]>> = SPECIFIED[kind];
  const listed = Object.hasOwn(table, message.event) ? (table[message.event] ?? []) : [];
  return [...listed, ...ownSteps(message, me)];
}

/** The page that a message arrives in. */
export interface ReactingPage {
  queryClient: QueryClient;
  /** The signed-in person. */
  me: Me | null;
  /** Reactions of the remotes that this page has loaded. */
  remotes: RemoteReactions;
}

/**
 * Applies a live message to the cache: first the specified reactions, then those of remotes. Other events do nothing.
 * @param short the message has no data but the id: all that it would have changed is loaded again
 */
export function applyReactions(
  message: LiveMessage,
  { queryClient, me, remotes }: ReactingPage,
  { short = false }: { short?: boolean } = {},
): void {
  if (message.channel === 'system') {
    if (message.event === 'reset') reloadAll(queryClient);
    return;
  }
  const cache = liveCacheOf(queryClient);
  const steps = stepsOf(message, me);
  if (short) {
    for (const { key } of steps) cache.reload(key);
    readCopiesAgain(cache, message);
    remotes.readAgain(message, cache);
    return;
  }
  for (const { does, key } of steps) run[does](cache, key, message.data);
  reconcile(cache, message);
  remotes.react(message, { cache, channel: message.channel, me });
}

import type { LiveMessage } from '@slotwise/contract';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { queryKeys } from '../session/query-keys';
import { aCompany, anInvitation, aRole, aUser, aWarehouse, me } from '../testing/builders';
import type { LiveEvents } from '../platform';
import { applyReactions, SPECIFIED, stepsOf } from './reactions';
import { createEventBus } from './event-bus';
import { RemoteReactions } from './remote-reactions';

type Kind = keyof LiveEvents;
const KINDS = Object.keys(SPECIFIED) as Kind[];
const message = (kind: string, event: string, data: unknown) => ({ event, channel: `${kind}:1`, data }) as LiveMessage;
const list = queryKeys.list;
const as = me();

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
});
afterEach(() => client.clear());

const fail = (error: unknown) => {
  throw error;
};
const remotes = new RemoteReactions(fail, createEventBus(fail));
const arrive = (live: LiveMessage) => applyReactions(live, { queryClient: client, me: as, remotes });
const apply = (kind: Kind, event: string, data: unknown) => arrive(message(kind, event, data));
const data = (key: readonly unknown[]) => client.getQueryData(key);
const stale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;

test('a message without its data has all loaded again that it would have changed, and runs no reaction', () => {
  const react = jest.fn();
  const take = remotes.set({ id: 'teams', version: '1.0.0' }, { company: { RoleUpdated: react } });
  const other = remotes.set({ id: 'waves', version: '1.0.0' }, { company: { UserJoined: react } });
  const [users, roles] = [list('company', 'users'), list('company', 'roles')];
  const role = aRole();
  client.setQueryData(users, [aUser()]);
  client.setQueryData(roles, [role]);
  for (const id of ['teams', 'waves']) client.setQueryData([id, 'own'], 1);
  applyReactions(
    message('company', 'RoleUpdated', { id: role.id }),
    { queryClient: client, me: as, remotes },
    { short: true },
  );
  expect(data(roles)).toEqual([role]);
  expect([users, roles, ['teams', 'own'], ['waves', 'own']].map(stale)).toEqual([true, true, true, false]);
  expect(react).not.toHaveBeenCalled();
  take();
  other();
});

/** The specification's section "Live data reactions", restated: kind, events, effects. */
const SECTION: [Kind, string[], does: string, ...keys: (readonly unknown[])[]][] = [
  ['user', ['UserAvatarUpdated', 'UserNameChanged'], 'reload', queryKeys.me],
  ['user', ['UserRoleNameChanged'], 'reload', queryKeys.role],
  [
    'company',
    ['CompanyRoleNameChanged', 'CompanyRolePermissionsUpdated', 'CompanyRoleDeleted', 'CompanyRoleCreated'],
    'reload',
    queryKeys.role,
  ],
  ['company', ['CompanyNameChanged', 'CompanyAvatarUpdated'], 'replace', queryKeys.tenant('company')],
  ['company', ['CompanyDeleted'], 'clear', queryKeys.tenant('company')],
  ['company', ['WarehouseCreated', 'WarehouseNameChanged'], 'upsert', list('company', 'warehouses')],
  ['company', ['WarehouseDeleted'], 'remove', list('company', 'warehouses')],
  [
    'company',
    ['UserJoined', 'UserAvatarUpdated', 'UserNameChanged', 'UserRoleUpdated'],
    'upsert',
    list('company', 'users'),
  ],
  ['company', ['UserLeft'], 'remove', list('company', 'users')],
  ['company', ['RoleCreated', 'RoleUpdated', 'RoleAssignmentChanged'], 'upsert', list('company', 'roles')],
  ['company', ['RoleDeleted'], 'remove', list('company', 'roles')],
  [
    'company',
    ['InvitationCreated', 'InvitationCanceled', 'InvitationAccepted', 'InvitationExpired', 'InvitationResent'],
    'upsert',
    list('company', 'invitations'),
  ],
  ['company', ['InvitationDeleted'], 'remove', list('company', 'invitations')],
  ['wms', ['UserJoined', 'UserLeft', 'UserAvatarChanged', 'UserNameChanged'], 'reload', list('wms', 'users')],
  ['wms', ['WmsAvatarUpdated', 'WmsNameChanged', 'WmsDeleted'], 'reload', queryKeys.tenant('wms')],
  ['wms', ['CompanyCreated', 'CompanyDeleted'], 'reload', list('wms', 'companies')],
  ['wms', ['UserRoleUpdated'], 'reload', list('wms', 'users'), list('wms', 'roles')],
  ['wms', ['RoleCreated', 'RoleUpdated', 'RoleDeleted'], 'reload', list('wms', 'roles')],
  ['wms', ['RoleReassigned'], 'reload', list('wms', 'roles'), list('wms', 'users')],
  [
    'wms',
    ['Created', 'Deleted', 'Accepted', 'Canceled', 'Expired', 'Pending'].map((what) => `Invitation${what}`),
    'reload',
    list('wms', 'users'),
    list('wms', 'invitations'),
  ],
];
const rows = SECTION.flatMap(([kind, events, does, ...keys]) => events.map((event) => ({ kind, event, does, keys })));

it.each(KINDS)('reacts to every event that is specified of the channel kind "%s", and to no other', (kind) => {
  const specified = rows.filter((row) => row.kind === kind).map(({ event }) => event);
  expect(Object.keys(SPECIFIED[kind]).sort()).toEqual(specified.sort());
});

describe.each(rows)('$kind $event', ({ kind, event, does, keys }) => {
  const before = { id: 'x', name: 'Before', version: 1, users: [], permissions: [] };
  const after = { ...before, name: 'After', version: 2 };
  const other = { ...before, id: 'y', name: 'Other' };
  const untouched = ['untouched'];

  it(`${does}s ${keys.map((key) => key.join(' ')).join(' and ')}`, () => {
    for (const key of keys) client.setQueryData(key, does === 'upsert' || does === 'remove' ? [other, before] : before);
    client.setQueryData(untouched, before);
    apply(kind, event, does === 'remove' ? { id: 'x' } : after);
    for (const key of keys) {
      expect(stale(key)).toBe(does === 'reload');
      const expected = { reload: before, replace: after, clear: undefined, upsert: [other, after], remove: [other] }[
        does
      ];
      expect(data(key)).toEqual(expected);
    }
    expect(stale(untouched)).toBe(false);
  });

  it('does nothing to what is not loaded', () => {
    apply(kind, event, does === 'remove' ? { id: 'x' } : after);
    expect(client.getQueryCache().getAll()).toEqual([]);
  });
});

it('adds an entity that is new', () => {
  client.setQueryData(list('company', 'warehouses'), []);
  const warehouse = aWarehouse();
  apply('company', 'WarehouseCreated', warehouse);
  expect(data(list('company', 'warehouses'))).toEqual([warehouse]);
});

it('does not let an older version undo a newer one', () => {
  const newer = aRole({ id: 'r', version: 5 });
  client.setQueryData(list('company', 'roles'), [newer]);
  apply('company', 'RoleUpdated', aRole({ id: 'r', version: 4 }));
  expect(data(list('company', 'roles'))).toEqual([newer]);
});

it('loads again what was being loaded when it changed, since that answer may be older', async () => {
  const answers: ((users: unknown[]) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: list('company', 'users'),
    queryFn: () => new Promise<unknown[]>((resolve) => answers.push(resolve)),
  });
  const end = observer.subscribe(() => undefined);
  apply('company', 'UserJoined', aUser({ id: 'new' }));
  await Promise.resolve();
  answers[0]?.([]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(answers).toHaveLength(2);
  answers[1]?.([aUser({ id: 'new' })]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(observer.getCurrentResult().data).toHaveLength(1);
  end();
});

it('reloads everything on a reset, but for public data', async () => {
  client.setQueryData(queryKeys.me, as);
  client.setQueryData(list('company', 'users'), []);
  await client.prefetchQuery({ queryKey: ['registry'], queryFn: () => 1, meta: { public: true } });
  arrive({ event: 'reset', channel: 'system', data: {} });
  expect([stale(queryKeys.me), stale(list('company', 'users')), stale(['registry'])]).toEqual([true, true, false]);
});

it('ignores events and channels that the catalogue does not have', () => {
  client.setQueryData(queryKeys.me, as);
  for (const event of ['Unknown', 'toString', '__proto__', 'constructor']) apply('company', event, { id: 'x' });
  arrive(message('planet', 'UserNameChanged', as));
  expect(stale(queryKeys.me)).toBe(false);
});

describe('beyond the specification', () => {
  it.each(['company', 'wms'] as const)('being moved to another role reloads me and my role (%s)', (kind) => {
    client.setQueryData(queryKeys.me, as);
    client.setQueryData(queryKeys.role, aRole());
    apply(kind, 'UserRoleUpdated', aUser({ id: 'somebody' }));
    expect([stale(queryKeys.me), stale(queryKeys.role)]).toEqual([false, false]);
    apply(kind, 'UserRoleUpdated', aUser({ id: as.id, roleID: 'other' }));
    expect([stale(queryKeys.me), stale(queryKeys.role)]).toEqual([true, true]);
  });

  it.each([
    ['company', 'RoleUpdated'],
    ['company', 'RoleAssignmentChanged'],
    ['company', 'RoleDeleted'],
    ['wms', 'RoleUpdated'],
    ['wms', 'RoleReassigned'],
    ['wms', 'RoleDeleted'],
  ] as const)('a change of my own role reloads it (%s %s)', (kind, event) => {
    client.setQueryData(queryKeys.role, aRole());
    apply(kind, event, aRole({ id: 'another' }));
    expect(stale(queryKeys.role)).toBe(false);
    apply(kind, event, aRole({ id: 'role-1' }));
    expect(stale(queryKeys.role)).toBe(true);
  });

  it('keeps the copies of users in roles and of roles in users', () => {
    const ann = aUser({ id: 'ann', roleID: 'a', role: { name: 'A' } });
    const roles = [aRole({ id: 'a', name: 'A', users: [ann] }), aRole({ id: 'b', name: 'B' })];
    client.setQueryData(list('company', 'users'), [ann]);
    client.setQueryData(list('company', 'roles'), roles);
    const usersOf = () =>
      (data(list('company', 'roles')) as typeof roles).map((role) => role.users.map((u) => u.firstName));

    apply('company', 'UserNameChanged', { ...ann, firstName: 'Anna' });
    expect(usersOf()).toEqual([['Anna'], []]);
    apply('company', 'UserRoleUpdated', { ...ann, firstName: 'Anna', roleID: 'b', role: { name: 'B' } });
    expect(usersOf()).toEqual([[], ['Anna']]);
    apply('company', 'RoleUpdated', aRole({ id: 'b', name: 'Better', users: [ann], version: 2 }));
    expect(data(list('company', 'users'))).toMatchObject([{ id: 'ann', role: { name: 'Better' } }]);
    apply('company', 'RoleDeleted', { id: 'b' });
    expect(data(list('company', 'users'))).toMatchObject([{ id: 'ann', roleID: null, role: null }]);
    apply('company', 'UserLeft', { id: 'ann' });
    expect(data(list('company', 'users'))).toEqual([]);
  });
});

it('takes the entities that the catalogue promises', () => {
  const named = [aCompany(), anInvitation(), aUser()];
  expect(named.flatMap((entity) => stepsOf(message('company', 'InvitationCreated', entity), as))).toHaveLength(3);
});

it.each([
  ['company', 'CompanySettingsChanged'],
  ['wms', 'WmsSettingsChanged'],
] as const)('loads the person again when the settings of their %s change', (kind, event) => {
  client.setQueryData(queryKeys.me, as);
  apply(kind, event, { currency: null, weekStart: 'sunday', units: null, auditRetentionMonths: null });
  expect(stale(queryKeys.me)).toBe(true);
});

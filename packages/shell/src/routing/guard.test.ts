import type { SessionState } from '@slotwise/shared/remote';
import { aManifest, anEntry, aRole, me } from '@slotwise/shared/testing';
import { knownRemote } from '../registry/known-remote';
import { passage } from './guard';
import { activeItem, allNavigationItems, visibleItems } from './navigation-items';
import { matchRoute, routeTable } from './route-table';

const remotes = [
  aManifest({
    id: 'roles',
    routes: [
      { path: '/roles', access: 'user', title: 'Roles' },
      { path: '/roles/help', access: 'user', title: 'About roles', permission: 'view_roles' },
    ],
    navigation: [{ href: '/roles', label: 'Roles', icon: 'shield', order: 20, permission: 'manage_roles' }],
  }),
  aManifest({
    id: 'board',
    routes: [
      { path: '/dashboard', access: 'user', title: 'Dashboard' },
      { path: '/landing', access: 'visitor', title: 'Welcome', scroll: true },
      { path: '/forgot-password', access: 'anyone', title: 'Forgot password' },
    ],
    navigation: [{ href: '/dashboard', label: 'Dashboard', icon: 'board', order: 10 }],
  }),
].map((manifest) => knownRemote(anEntry(manifest)));

const table = routeTable(remotes);
const items = allNavigationItems(remotes);
const visitor: SessionState = { status: 'visitor', me: null, role: null, error: null };
const loading: SessionState = { ...visitor, status: 'loading' };
const user: SessionState = { status: 'user', me: me(), role: aRole(), error: null };
const go = (path: string, session: SessionState, may = true) => {
  const route = matchRoute(table, path);
  if (!route) throw new Error(`no route ${path}`);
  return passage(route, items, { session, can: () => may });
};

test('visitors see visitors’ pages and are sent from users’ pages to the landing page', () => {
  expect(go('/landing', visitor)).toEqual({ kind: 'show' });
  expect(go('/dashboard', visitor)).toEqual({ kind: 'redirect', to: '/landing' });
  expect(go('/roles', visitor)).toEqual({ kind: 'redirect', to: '/landing' });
});

test('who holds a token is sent from visitors’ pages to the dashboard, before the server has answered too', () => {
  expect(go('/landing', user)).toEqual({ kind: 'redirect', to: '/dashboard' });
  expect(go('/landing', loading)).toEqual({ kind: 'redirect', to: '/dashboard' });
});

test('a page for anyone is shown to anyone', () => {
  for (const session of [visitor, loading, user]) expect(go('/forgot-password', session)).toEqual({ kind: 'show' });
});

test('while it is not known who it is, users’ pages wait', () => {
  expect(go('/dashboard', loading)).toEqual({ kind: 'wait' });
});

test('a route that names a permission asks for that one, whatever its navigation item asks for', () => {
  const holds = (held: string) =>
    passage(matchRoute(table, '/roles/help')!, items, { session: user, can: (permission) => permission === held });
  expect(holds('view_roles')).toEqual({ kind: 'show' });
  expect(holds('manage_roles')).toEqual({ kind: 'denied', permission: 'view_roles' });
});

test('the navigation item’s permission guards its page', () => {
  expect(go('/roles', user, true)).toEqual({ kind: 'show' });
  expect(go('/roles', user, false)).toEqual({ kind: 'denied', permission: 'manage_roles' });
  expect(go('/dashboard', user, false)).toEqual({ kind: 'show' });
});

test('a role that could not be loaded denies nothing', () => {
  expect(go('/roles', { ...user, role: null, error: new Error('Failed to load role') }, false)).toEqual({
    kind: 'wait',
  });
});

test('addresses below a route belong to it, addresses that only begin alike do not', () => {
  expect(matchRoute(table, '/roles/r1')?.remote.id).toBe('roles');
  expect(matchRoute(table, '/roles/')?.remote.id).toBe('roles');
  expect(matchRoute(table, '/rolesque')).toBeNull();
});

test('navigation follows the manifests’ order and hides what is not allowed', () => {
  expect(items.map(({ label }) => label)).toEqual(['Dashboard', 'Roles']);
  expect(visibleItems(items, () => false).map(({ label }) => label)).toEqual(['Dashboard']);
});

test('the active item is the one whose href the address starts with', () => {
  expect(activeItem(items, '/roles/r1')?.label).toBe('Roles');
  expect(activeItem(items, '/settings')).toBeNull();
});

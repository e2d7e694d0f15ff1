import type { PartnerKey, Registry, RegistryEntry } from '@slotwise/contract';
import {
  aCompany,
  assistantInfo,
  aRole,
  failure,
  renderWithPlatform,
  type FakeRoutes,
  type TestPlatformOptions,
} from '@slotwise/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reactions } from '../../../reactions';
import SettingsPage from '../settings-page';

const key: PartnerKey = {
  id: 'key-1',
  name: 'Customer portal',
  origins: ['https://portal.example.com'],
  remotes: ['roles'],
  createdAt: '2026-05-01T10:00:00Z',
  createdBy: 'Helen Marsh',
  lastUsedAt: null,
};
const entry = (id: string, name: string, scopes: string[]): RegistryEntry => ({
  id,
  version: '1.0.0',
  build: 'b1',
  manifest: {
    id,
    name,
    version: '1.0.0',
    platform: '^2.0.0',
    routes: [{ path: `/${id}`, access: 'user', title: name }],
    navigation: [],
    events: { publishes: [], hears: [] },
    permissions: [],
    scopes,
  },
  entry: `/remotes/${id}/b1/mf-manifest.json`,
  mfManifest: {},
  integrity: {},
  preload: [],
});
const registry = (): Registry => ({
  remotes: [
    entry('roles', 'Roles', ['roles:read']),
    entry('auth', 'Accounts', []),
    entry('dashboard', 'Dashboard', ['slotting:read']),
  ],
});

const show = (routes: FakeRoutes = {}, options: TestPlatformOptions = {}) =>
  renderWithPlatform((platform) => <SettingsPage platform={platform} />, {
    path: '/settings',
    reactions,
    ...options,
    routes: {
      'GET /assistant': () => assistantInfo(),
      'GET /sessions': () => ({ sessions: [] }),
      'GET /embed/keys': () => ({ keys: [key] }),
      'GET /mycompany': () => ({ myCompany: aCompany() }),
      'GET /me/two-factor': () => ({ twoFactor: { since: null, recoveryCodes: 0, demanded: false } }),
      'GET /mytenant/settings': () => ({
        settings: { currency: null, weekStart: null, units: null, auditRetentionMonths: null },
        auditDays: null,
      }),
      'GET /me/passkeys': () => ({ passkeys: [], place: null }),
      'GET /remotes/registry': registry,
      ...routes,
    },
  });
const list = () => screen.findByRole('list', { name: 'Partner keys' }, { timeout: 10_000 });
const WAIT = { timeout: 10_000 };

test('lists keys with where they hold, and follows what others do', async () => {
  const { platform } = show();
  const row = within(await list()).getByRole('listitem');
  expect(row).toHaveTextContent('Customer portal');
  expect(row).toHaveTextContent('roles in https://portal.example.com');
  expect(row).toHaveTextContent('by Helen Marsh · never used');
  platform.fake.on({ 'GET /embed/keys': () => ({ keys: [] }) });
  platform.receive('company', 'PartnerKeysChanged', { id: 'key-1' });
  expect(await screen.findByText('No partner keys yet.', {}, WAIT)).toBeVisible();
});

test('only who may manage the tenant sees them', async () => {
  const { platform } = show({}, { role: aRole({ permissions: ['view_roles'] }) });
  expect(await screen.findByRole('heading', { name: 'Appearance' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Partner keys' })).toBeNull();
  expect(platform.fake.callsTo('GET /embed/keys')).toHaveLength(0);
});

test('a key is made for remotes and origins, and shown once', async () => {
  const user = userEvent.setup({ delay: null });
  const { platform } = show({
    'GET /embed/keys': () => ({ keys: [] }),
    'POST /embed/keys': () => ({ message: 'Made', key, secret: 'swp_secret' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Make partner key' }, WAIT));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make a partner key' }));
  await user.click(dialog.getByRole('button', { name: 'Make key' }));
  for (const fault of ['Say whose key it is', 'Choose at least one', 'Name at least one'])
    expect(await dialog.findByText(fault)).toBeVisible();
  expect(dialog.queryByRole('checkbox', { name: /Accounts/ })).toBeNull();
  await user.type(dialog.getByRole('textbox', { name: /Name/ }), ' Customer portal ');
  await user.click(await dialog.findByRole('checkbox', { name: /Roles/ }, WAIT));
  await user.type(dialog.getByRole('textbox', { name: /Origins/ }), 'http://portal.example.com');
  await user.click(dialog.getByRole('button', { name: 'Make key' }));
  expect(await dialog.findByText('http://portal.example.com must use https')).toBeVisible();
  await user.clear(dialog.getByRole('textbox', { name: /Origins/ }));
  await user.type(dialog.getByRole('textbox', { name: /Origins/ }), 'https://Portal.example.com/');
  platform.fake.on({ 'GET /embed/keys': () => ({ keys: [key] }) });
  await user.click(dialog.getByRole('button', { name: 'Make key' }));
  expect(await screen.findByText('swp_secret', {}, WAIT)).toBeVisible();
  expect(platform.fake.callsTo('POST /embed/keys')[0]?.body).toEqual({
    name: 'Customer portal',
    origins: ['https://portal.example.com'],
    remotes: ['roles'],
  });
  await user.click(screen.getByRole('button', { name: 'Copy key' }));
  expect(await screen.findByRole('button', { name: 'Copied' }, WAIT)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText('swp_secret')).toBeNull(), WAIT);
  expect(within(await list()).getByText('Customer portal')).toBeInTheDocument();
});

test('a remote that asks for more than one holds is disabled, with the reason', async () => {
  const user = userEvent.setup({ delay: null });
  show({}, { role: aRole({ permissions: ['manage_company', 'view_roles'] }) });
  await user.click(await screen.findByRole('button', { name: 'Make partner key' }, WAIT));
  expect(
    await screen.findByRole('checkbox', { name: /Dashboard.*You do not hold “View slotting”/ }, WAIT),
  ).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: /Roles/ })).toBeEnabled();
});

test('a key is revoked after a question; one that could not be is said', async () => {
  const user = userEvent.setup({ delay: null });
  const { platform } = show({ 'DELETE /embed/keys': () => failure('internal') });
  await user.click(await screen.findByRole('button', { name: 'Revoke Customer portal' }, WAIT));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
  await waitFor(
    () => expect(platform.notices[0]?.title).toBe('The partner key “Customer portal” was not revoked'),
    WAIT,
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), WAIT);
  platform.fake.on({
    'DELETE /embed/keys': () => ({ message: 'Revoked' }),
    'GET /embed/keys': () => ({ keys: [] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Revoke Customer portal' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('No partner keys yet.', {}, WAIT)).toBeVisible();
  expect(platform.fake.callsTo('DELETE /embed/keys').at(-1)?.body).toEqual({ key_id: 'key-1' });
});

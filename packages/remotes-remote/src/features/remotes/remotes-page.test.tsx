import type { Answer, RemoteStatus } from '@slotwise/contract';
import { failure, renderWithPlatform, type FakeRoutes } from '@slotwise/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reactions } from '../../reactions';
import { AT, version } from './fixtures';
import { RemotesPage } from './remotes-page';

const roles: RemoteStatus = {
  id: 'roles',
  name: 'Roles',
  isolated: false,
  live: { version: '1.1.0', build: 'b1.1.0', since: AT },
  canary: { version: '2.0.0', build: 'b2.0.0', percent: 10, since: AT },
  pins: [{ tenantId: 't1', tenantName: 'Alderbrook', version: '1.0.0', build: 'b1.0.0', pinnedAt: AT }],
  releaseChannels: [],
  versions: [
    version('2.0.0', { health: { loads: 97, failures: 3, leaks: 2, p75: 250 } }),
    version('1.1.0', { liveAt: '2026-11-20T12:00:00.000Z' }),
    version('1.0.0', { liveAt: '2026-11-19T12:00:00.000Z' }),
  ],
  trials: [],
  serving: [],
  hours: [{ at: new Date().toISOString(), loads: 97, failures: 3, leaks: 2, p75: 250 }],
};
const shells = [
  { build: 's2', servedAt: AT },
  { build: 's1', servedAt: AT },
];
const key = { id: 'k1', remote: 'roles', name: 'Pipeline', createdAt: AT, createdBy: 'Helen Marsh', lastUsedAt: null };
const moved = (change: Partial<RemoteStatus>): Answer<'POST /remotes/rollback'> => ({
  message: 'Done',
  remote: { ...roles, ...change },
});
const show = (routes: FakeRoutes = {}) =>
  renderWithPlatform(<RemotesPage />, {
    reactions,
    routes: { 'GET /remotes': () => ({ remotes: [roles], shells }), ...routes },
  });
const card = () => screen.findByRole('group', { name: 'Roles' });
/** No dialog is left, and the focus is back in its place: a test that opens the next one has waited for that too. */
const closed = async () => {
  await waitFor(() => expect(document.querySelector('[role=alertdialog], [role=dialog]')).toBeNull());
  await new Promise((resolve) => setTimeout(resolve, 150));
};
const confirm = async (name: string) => {
  await userEvent.click(await within(await screen.findByRole('alertdialog')).findByRole('button', { name }));
  await closed();
};

test('shows what everybody gets, the canary, pins and how it fares', async () => {
  show();
  const roleCard = within(await card());
  for (const text of ['1.1.0 live', '2.0.0 for 10 %', '1 pinned tenant', '3.0 %', '250 ms'])
    expect(roleCard.getByText(text)).toBeInTheDocument();
  expect(roleCard.getByRole('img', { name: 'Roles, last 24 hours: 97 loads, 3 failures' })).toBeInTheDocument();
  expect(screen.getByText('1 remote')).toBeInTheDocument();
});

test('draws which versions work with which shell, and says why one does not', async () => {
  const trial = (name: string, shell: string, why: string | null = null) => ({
    shell,
    version: name,
    build: `b${name}`,
    passed: why === null,
    why,
    triedAt: AT,
    toldBy: 'publisher' as const,
  });
  const trials = [trial('2.0.0', 's2'), trial('2.0.0', 's1', 'it needs what is not there'), trial('1.1.0', 's2')];
  show({ 'GET /remotes': () => ({ remotes: [{ ...roles, trials }], shells }) });
  const grid = within(await screen.findByRole('table', { name: 'Version matrix' }));
  const names = grid.getAllByRole('img').map((cell) => cell.textContent);
  expect(names).toEqual([
    '2.0.0 with shell now: passed',
    '2.0.0 with shell before: failed',
    '1.1.0 with shell now: passed',
    '1.1.0 with shell before: not tried',
    '1.0.0 with shell now: not tried',
    '1.0.0 with shell before: not tried',
  ]);
  const reasons = screen.getByRole('list', { name: 'Why versions of Roles are not served' });
  expect(reasons).toHaveTextContent('2.0.0, shell before: it needs what is not there. People with this shell get');
});

test.each([
  ['deployment', 'checked by the deployment'],
  ['publisher', 'checked by its publisher'],
  ['nobody', 'not checked with the current shell'],
] as const)('says of a version that %s has checked: %s', async (checkedBy, text) => {
  const versions = [version('1.0.0', { checkedBy })];
  show({ 'GET /remotes': () => ({ remotes: [{ ...roles, live: null, canary: null, pins: [], versions }], shells }) });
  const roleCard = await card();
  await userEvent.click(within(roleCard).getByText('1 version'));
  expect(roleCard.textContent).toContain(text);
});

test('without any trial there is no matrix', async () => {
  show();
  await card();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('follows what others do, as the live event tells', async () => {
  const { platform } = show();
  await card();
  const live = { version: '3.0.0', build: 'b3.0.0', since: AT };
  platform.fake.on({ 'GET /remotes': () => ({ remotes: [{ ...roles, live, canary: null }], shells }) });
  platform.receive('user', 'RemoteChanged', { id: 'roles' });
  expect(await screen.findByText('3.0.0 live')).toBeInTheDocument();
});

test('rolls back after a question, and not without', async () => {
  const { platform } = show({ 'POST /remotes/rollback': () => moved({ canary: null }) });
  await userEvent.click(within(await card()).getByRole('button', { name: 'Roll back to 1.0.0' }));
  await confirm('Cancel');
  expect(platform.fake.callsTo('POST /remotes/rollback')).toHaveLength(0);
  await userEvent.click(within(await card()).getByRole('button', { name: 'Roll back to 1.0.0' }));
  await confirm('Roll back');
  await waitFor(() => expect(platform.fake.callsTo('POST /remotes/rollback')[0]?.body).toEqual({ remote: 'roles' }));
});

test('a rollback that the server does not answer is given up, and the remotes are read again', async () => {
  const signals: AbortSignal[] = [];
  const { platform } = show({
    'POST /remotes/rollback': ({ signal }) => {
      signals.push(signal);
      return new Promise<never>(() => undefined);
    },
  });
  await userEvent.click(within(await card()).getByRole('button', { name: 'Roll back to 1.0.0' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Roll back' }));
  await waitFor(() => expect(signals).toHaveLength(1));
  const read = platform.fake.callsTo('GET /remotes').length;
  await confirm('Cancel');
  expect(signals[0]?.aborted).toBe(true);
  await waitFor(() => expect(platform.fake.callsTo('GET /remotes')).toHaveLength(read + 1));
  expect(platform.notices).toEqual([]);
});

test('promotes the canary, changes its share and ends it', async () => {
  const { platform } = show({
    'POST /remotes/promote': () => moved({ canary: null }),
    'POST /remotes/canary': () => moved({}),
  });
  const roleCard = within(await card());
  expect(roleCard.getByRole('slider', { name: 'Share of people' })).toHaveValue('10');
  await userEvent.click(roleCard.getByRole('button', { name: 'End canary' }));
  await confirm('End canary');
  await waitFor(() =>
    expect(platform.fake.callsTo('POST /remotes/canary')[0]?.body).toEqual({ remote: 'roles', percent: 0 }),
  );
  await userEvent.click(roleCard.getByRole('button', { name: 'Promote' }));
  await confirm('Promote');
  await waitFor(() =>
    expect(platform.fake.callsTo('POST /remotes/promote')[0]?.body).toEqual({ remote: 'roles', version: '2.0.0' }),
  );
});

test('pins a tenant that was searched for, and lets one go', async () => {
  const { platform } = show({
    'GET /remotes/tenants': () => ({ tenants: [{ id: 't2', name: 'Birchwood' }] }),
    'POST /remotes/pin': () => moved({}),
    'POST /remotes/unpin': () => moved({ pins: [] }),
  });
  const roleCard = within(await card());
  await userEvent.click(roleCard.getByRole('button', { name: '3 versions' }));
  await userEvent.click(roleCard.getByRole('button', { name: 'Actions for Roles 1.1.0' }));
  // A pointer's own moves of the focus, which jsdom orders otherwise than browsers, would hide the dialog behind the menu.
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Pin a tenant to it…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByLabelText('Birchwood'));
  await userEvent.click(screen.getByRole('button', { name: 'Pin' }));
  await waitFor(() =>
    expect(platform.fake.callsTo('POST /remotes/pin')[0]?.body).toEqual({
      remote: 'roles',
      tenant: 't2',
      version: '1.1.0',
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Unpin Alderbrook' }));
  await waitFor(() => expect(platform.fake.callsTo('POST /remotes/unpin')).toHaveLength(1));
});

test('a pin that the server does not answer is given up', async () => {
  const signals: AbortSignal[] = [];
  const { platform } = show({
    'GET /remotes/tenants': () => ({ tenants: [{ id: 't2', name: 'Birchwood' }] }),
    'POST /remotes/pin': ({ signal }) => {
      signals.push(signal);
      return new Promise<never>(() => undefined);
    },
  });
  const roleCard = within(await card());
  await userEvent.click(roleCard.getByRole('button', { name: '3 versions' }));
  await userEvent.click(roleCard.getByRole('button', { name: 'Actions for Roles 1.1.0' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Pin a tenant to it…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByLabelText('Birchwood'));
  await userEvent.click(dialog.getByRole('button', { name: 'Pin' }));
  await waitFor(() => expect(signals).toHaveLength(1));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(signals[0]?.aborted).toBe(true);
  expect(platform.notices).toEqual([]);
});

test('a key is shown once, and revoked after a question', async () => {
  const { platform } = show({
    'GET /remotes/keys': () => ({ keys: [key] }),
    'POST /remotes/keys': () => ({ message: 'Made', key, secret: 'swd_secret' }),
    'DELETE /remotes/keys': () => ({ message: 'Revoked' }),
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Deploy keys' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Make deploy key' }));
  await userEvent.click(screen.getByRole('button', { name: 'Make key' }));
  expect(await screen.findByText('Say where the key will be kept')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('combobox', { name: 'Remote' }), 'roles');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Pipeline');
  await userEvent.click(screen.getByRole('button', { name: 'Make key' }));
  expect(await screen.findByText('swd_secret')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await closed();
  expect(screen.queryByText('swd_secret')).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke Pipeline' }));
  await confirm('Revoke');
  await waitFor(() => expect(platform.fake.callsTo('DELETE /remotes/keys')[0]?.body).toEqual({ key_id: 'k1' }));
});

test('the audit trail says who did what', async () => {
  const entry = { id: 'e1', at: AT, remote: 'roles', from: '1.1.0', releaseChannel: null, percent: null, detail: null };
  const entries = [{ ...entry, action: 'remote.rolled_back' as const, actor: 'Helen Marsh', version: '1.0.0' }];
  show({ 'GET /remotes/history': () => ({ entries }) });
  await userEvent.click(await screen.findByRole('tab', { name: 'Audit trail' }));
  expect(await screen.findByText('rolled roles back from 1.1.0 to 1.0.0', { exact: false })).toBeInTheDocument();
});

test('says what failed, and trying again shows the remotes', async () => {
  const { platform } = show({ 'GET /remotes': () => failure('internal') });
  expect(await screen.findByText('Failed to load the remotes')).toBeInTheDocument();
  platform.fake.on({ 'GET /remotes': () => ({ remotes: [], shells: [] }) });
  await userEvent.click(screen.getByRole('button', { name: /retry|try again/i }));
  expect(await screen.findByText('Nothing is published yet.')).toBeInTheDocument();
});

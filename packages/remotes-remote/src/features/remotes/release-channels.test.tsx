import type { Answer, ReleaseChannel, RemoteStatus } from '@slotwise/contract';
import { renderWithPlatform, type FakeRoutes } from '@slotwise/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AT, version } from './fixtures';
import { RemotesPage } from './remotes-page';

const release = (name: string) => ({ version: name, build: `b${name}`, since: AT });
const channel = (name: string, change: Partial<ReleaseChannel> = {}): ReleaseChannel => ({
  name,
  release: release('2.0.0'),
  overtaken: false,
  earlier: null,
  followers: [{ tenantId: 't1', tenantName: 'Alderbrook', since: AT }],
  ...change,
});
const roles: RemoteStatus = {
  id: 'roles',
  name: 'Roles',
  isolated: false,
  live: release('1.1.0'),
  canary: null,
  pins: [],
  releaseChannels: [channel('beta')],
  versions: [
    version('2.0.0', { health: { loads: 97, failures: 3, leaks: 0, p75: 250 } }),
    version('1.1.0', { liveAt: AT }),
  ],
  trials: [],
  serving: [],
  hours: [],
};
const show = (releaseChannels: ReleaseChannel[], routes: FakeRoutes = {}) =>
  renderWithPlatform(<RemotesPage />, {
    routes: { 'GET /remotes': () => ({ remotes: [{ ...roles, releaseChannels }], shells: [] }), ...routes },
  });
const moved = (releaseChannels: ReleaseChannel[]): Answer<'POST /remotes/pin'> => ({
  message: 'Done',
  remote: { ...roles, releaseChannels },
});
const list = async () => within(await screen.findByRole('list', { name: 'Release channels of Roles' }));
const confirm = async (name: string) =>
  userEvent.click(await within(await screen.findByRole('alertdialog')).findByRole('button', { name }));

test('shows what each channel has, who follows it, and who gets something else', async () => {
  show([
    channel('beta'),
    channel('early', { overtaken: true, followers: [] }),
    channel('nightly', { release: null }),
    channel('odd', { release: release('9.9.9') }),
  ]);
  const channels = await list();
  const texts = channels.getAllByText(/^Release channel/).map((each) => each.textContent);
  expect(texts).toEqual([
    'Release channel beta 2.0.0 · 1 follower',
    'Release channel early 2.0.0 · 0 followers',
    'Release channel nightly · 1 follower',
    'Release channel odd 9.9.9 · 1 follower',
  ]);
  expect(channels.getByText(/^Since .* · 3.0 % failures · 250 ms$/)).toBeInTheDocument();
  for (const text of [
    'Everybody gets 1.1.0, which is newer: so do its followers.',
    'Nothing is released there: its followers get 1.1.0, like everybody.',
    'Its files are missing: its followers get 1.1.0, like everybody.',
  ])
    expect(channels.getByText(text)).toBeInTheDocument();
  expect(channels.getAllByText('Alderbrook')).toHaveLength(3);
  expect(channels.queryByRole('button', { name: 'Promote early' })).not.toBeInTheDocument();
  expect(channels.queryByRole('button', { name: /nightly$/ })).not.toBeInTheDocument();
  expect(screen.getByText('2.0.0 in beta')).toBeInTheDocument();
  expect(screen.queryByText('2.0.0 in early')).not.toBeInTheDocument();
});

test('promotes a channel after a question', async () => {
  const { platform } = show([channel('beta')], {
    'POST /remotes/promote': () => moved([channel('beta', { release: null })]),
  });
  await userEvent.click((await list()).getByRole('button', { name: 'Promote beta' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'It replaces 1.1.0, for all but pinned tenants, and leaves beta',
  );
  await confirm('Promote');
  await waitFor(() =>
    expect(platform.fake.callsTo('POST /remotes/promote')[0]?.body).toEqual({
      remote: 'roles',
      release_channel: 'beta',
    }),
  );
});

test.each([
  [
    'Roll back to 1.9.0: beta',
    'Roll back',
    '1 tenant that follows it gets 1.9.0',
    '1.9.0',
    'beta of Roles was rolled back to 1.9.0',
  ],
  ['Empty: beta', 'Empty', '1 tenant that follows it gets 1.1.0', null, 'beta of Roles is empty'],
])('%s, after a question', async (button, label, consequence, earlier, said) => {
  const after = channel('beta', { release: earlier === null ? null : release(earlier) });
  const { platform } = show([channel('beta', { earlier })], { 'POST /remotes/rollback': () => moved([after]) });
  await userEvent.click((await list()).getByRole('button', { name: button }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(consequence);
  await confirm(label);
  await waitFor(() =>
    expect(platform.fake.callsTo('POST /remotes/rollback')[0]?.body).toEqual({
      remote: 'roles',
      release_channel: 'beta',
    }),
  );
  await waitFor(() => expect(platform.notices.map(({ title }) => title)).toContain(said));
});

test('lets a tenant follow a channel, also one that is new, and says what is wrong with its name', async () => {
  const { platform } = show([channel('beta')], {
    'GET /remotes/tenants': () => ({ tenants: [{ id: 't2', name: 'Birchwood' }] }),
    'POST /remotes/pin': () => moved([channel('beta')]),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Pin a tenant' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByLabelText('Birchwood'));
  const name = dialog.getByRole('combobox', { name: 'Release channel' });
  expect(name).toHaveValue('beta');
  await userEvent.clear(name);
  await userEvent.type(name, 'canary');
  await userEvent.click(dialog.getByRole('button', { name: 'Follow' }));
  expect(await dialog.findByText(/“canary” means something else here/)).toBeInTheDocument();
  await userEvent.clear(name);
  await userEvent.type(name, 'nightly');
  expect(await dialog.findByText(/Nothing is released there yet/)).toBeInTheDocument();
  expect(platform.fake.callsTo('POST /remotes/pin')).toHaveLength(0);
  await userEvent.click(dialog.getByRole('button', { name: 'Follow' }));
  await waitFor(() =>
    expect(platform.fake.callsTo('POST /remotes/pin')[0]?.body).toEqual({
      remote: 'roles',
      tenant: 't2',
      release_channel: 'nightly',
    }),
  );
});

test('in the same dialog a tenant is kept on a version', async () => {
  const { platform } = show([], {
    'GET /remotes/tenants': () => ({ tenants: [{ id: 't2', name: 'Birchwood' }] }),
    'POST /remotes/pin': () => moved([]),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Pin a tenant' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: 'A version' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Version' }), '2.0.0');
  await userEvent.click(await dialog.findByLabelText('Birchwood'));
  await userEvent.click(dialog.getByRole('button', { name: 'Pin' }));
  await waitFor(() =>
    expect(platform.fake.callsTo('POST /remotes/pin')[0]?.body).toEqual({
      remote: 'roles',
      tenant: 't2',
      version: '2.0.0',
    }),
  );
});

test('releases a version into a channel', async () => {
  const { platform } = show([], { 'POST /remotes/release': () => moved([channel('beta')]) });
  await userEvent.click(await screen.findByRole('button', { name: '2 versions' }));
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Roles 2.0.0' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Release into a release channel…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Release' }));
  expect(await dialog.findByText('Small letters, digits and dashes, as in beta')).toBeInTheDocument();
  await userEvent.type(dialog.getByRole('combobox', { name: 'Release channel' }), 'beta{Enter}');
  await waitFor(() =>
    expect(platform.fake.callsTo('POST /remotes/release')[0]?.body).toEqual({
      remote: 'roles',
      version: '2.0.0',
      release_channel: 'beta',
    }),
  );
});

test('lets a tenant go, and shows many followers when they are asked for', async () => {
  const followers = Array.from({ length: 7 }, (_, n) => ({ tenantId: `t${n}`, tenantName: `Company ${n}`, since: AT }));
  const { platform } = show([channel('beta', { followers })], { 'POST /remotes/unpin': () => moved([]) });
  const names = () => screen.getAllByText(/^Company \d$/);
  await list();
  expect(names()).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 7' }));
  expect(names()).toHaveLength(7);
  await userEvent.click(screen.getByRole('button', { name: 'Unfollow Company 6' }));
  await waitFor(() =>
    expect(platform.fake.callsTo('POST /remotes/unpin')[0]?.body).toEqual({ remote: 'roles', tenant: 't6' }),
  );
});

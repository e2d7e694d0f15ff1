import type { Session } from '@slotwise/contract';
import { aCompany, assistantInfo, failure, me, renderWithPlatform } from '@slotwise/shared/testing';
import type { FakeRoutes } from '@slotwise/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SettingsPage from './settings-page';

const session = (id: string, current: boolean, userAgent: string): Session => ({
  id,
  current,
  userAgent,
  createdAt: '2026-05-01T10:00:00Z',
  lastUsedAt: '2026-05-01T10:00:00Z',
});
const here = session('here', true, 'Chrome/130 Linux');
const otherSession = session('there', false, 'Firefox/130 Windows');
const done = () => ({ message: 'Done' });

const show = (routes: FakeRoutes = {}) =>
  renderWithPlatform((platform) => <SettingsPage platform={platform} />, {
    path: '/settings',
    routes: {
      'GET /sessions': () => ({ sessions: [otherSession, here] }),
      'GET /embed/keys': () => ({ keys: [] }),
      'GET /assistant': () => assistantInfo(),
      'GET /mycompany': () => ({ myCompany: aCompany() }),
      'GET /me/two-factor': () => ({ twoFactor: { since: null, recoveryCodes: 0, demanded: false } }),
      'GET /mytenant/settings': () => ({
        settings: { currency: null, weekStart: null, units: null, auditRetentionMonths: null },
        auditDays: null,
      }),
      'GET /me/passkeys': () => ({ passkeys: [], place: null }),
      ...routes,
    },
  });

test('saves the name', async () => {
  const user = userEvent.setup({ delay: null });
  const { platform } = show({ 'PATCH /me': () => ({ me: me({ firstName: 'Augusta', roleID: 'role-1' }) }) });
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.clear(screen.getByLabelText('First name'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('First name is required')).toBeVisible();
  await user.type(screen.getByLabelText('First name'), 'Augusta{Enter}');
  await waitFor(() => expect(platform.notices[0]?.title).toBe('Profile saved'));
  expect(platform.fake.callsTo('PATCH /me')[0]?.body).toEqual({ first_name: 'Augusta', last_name: 'Owner' });
  expect(await screen.findByText('Augusta Owner')).toBeVisible();
});

test('changes the password; a wrong current one is said under its field', async () => {
  const user = userEvent.setup({ delay: null });
  const { platform } = show({ 'POST /me/password': () => failure('invalid_credentials') });
  await user.type(screen.getByLabelText('Current password'), 'old one');
  await user.type(screen.getByLabelText('New password'), 'correct horse{Enter}');
  expect(await screen.findByText('This is not your current password')).toBeVisible();
  expect(screen.getByLabelText('Current password')).toHaveFocus();
  platform.fake.on({ 'POST /me/password': done });
  await user.type(screen.getByLabelText('Current password'), '!{Enter}');
  await waitFor(() => expect(platform.notices[0]?.title).toBe('Password changed'));
  expect(screen.getByLabelText('New password')).toHaveValue('');
});

test('lists the sessions, this device first, and ends others', async () => {
  const user = userEvent.setup({ delay: null });
  const { platform } = show({ 'DELETE /sessions': done });
  expect(await screen.findByText('This device')).toBeVisible();
  const listed = within(screen.getByRole('region', { name: 'Sessions' })).getAllByRole('listitem');
  expect(listed.map((item) => item.textContent)).toEqual([
    expect.stringContaining('Chrome on Linux'),
    expect.stringContaining('Firefox on Windows'),
  ]);
  await user.click(screen.getByRole('button', { name: 'Sign out Firefox on Windows' }));
  await waitFor(() => expect(platform.notices).toHaveLength(1));
  platform.fake.on({ 'GET /sessions': () => ({ sessions: [here] }) });
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
  // It cannot be undone.
  expect(platform.fake.callsTo('DELETE /sessions')).toHaveLength(1);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(platform.notices).toHaveLength(2));
  expect(platform.fake.callsTo('DELETE /sessions').map(({ body }) => body)).toEqual([{ session_id: 'there' }, {}]);
  await waitFor(() => expect(screen.queryByText('Firefox on Windows')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
});

test('of many sessions a page is read, and the next one on asking', async () => {
  const others = Array.from({ length: 25 }, (_, at) => session(`s${at}`, false, 'Firefox/130 Windows'));
  const all = [here, ...others];
  const { platform } = show({
    'GET /sessions': ({ query: { limit = 50, cursor = '0' } }) => {
      const [from, to] = [Number(cursor), Number(cursor) + limit];
      return { sessions: all.slice(from, to), nextCursor: to < all.length ? String(to) : null };
    },
  });
  const more = await screen.findByRole('button', { name: 'Show more' });
  const ends = () => screen.getAllByRole('button', { name: /^Sign out Firefox/ });
  expect(ends()).toHaveLength(19);
  await userEvent.click(more);
  await waitFor(() => expect(ends()).toHaveLength(25));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(platform.fake.callsTo('GET /sessions').map(({ query }) => query)).toEqual([
    { limit: 20 },
    { limit: 20, cursor: '20' },
  ]);
});

test('sessions that could not be loaded can be asked for again', async () => {
  const user = userEvent.setup({ delay: null });
  const { platform } = show({ 'GET /sessions': () => failure('internal') });
  await screen.findByRole('alert');
  platform.fake.on({ 'GET /sessions': () => ({ sessions: [here] }) });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('This device')).toBeVisible();
});

test('chooses theme and density', async () => {
  const user = userEvent.setup({ delay: null });
  const { platform } = show();
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  await user.click(screen.getByRole('radio', { name: 'System' }));
  expect(platform.theme.chosen()).toBe('system');
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Compact' }));
  expect(platform.density.get()).toBe('compact');
});

import { aCompany, assistantInfo, failure, me, renderWithPlatform } from '@slotwise/shared/testing';
import type { FakeRoutes } from '@slotwise/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SettingsPage from './settings-page';

const done = () => ({ message: 'Done' });
const show = (routes: FakeRoutes = {}, emailConfirmed = true) =>
  renderWithPlatform((platform) => <SettingsPage platform={platform} />, {
    me: me({ emailConfirmed }),
    path: '/settings',
    routes: {
      'GET /assistant': () => assistantInfo(),
      'GET /sessions': () => ({ sessions: [] }),
      'GET /embed/keys': () => ({ keys: [] }),
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
const section = () => within(screen.getByRole('region', { name: 'Email address' }));

test('an address that is not confirmed says so, and is sent another link', async () => {
  const user = userEvent.setup({ delay: null });
  const { platform } = show({ 'POST /me/email/confirmation': done }, false);
  expect(section().getByText('Confirm that ada@example.com is yours')).toBeVisible();
  await user.click(section().getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(platform.notices[0]?.title).toBe('A link is on its way to ada@example.com'));
  platform.fake.on({ 'POST /me/email/confirmation': () => failure('rate_limited') });
  await user.click(section().getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(platform.notices[1]?.title).toMatch(/^Too many attempts/));
});

test('one that is confirmed does not', () => {
  show();
  expect(section().queryByRole('button', { name: 'Send again' })).toBeNull();
  expect(section().getByText('Confirmed')).toBeVisible();
});

test('another address is asked for with the password, and stays as it is until its link is opened', async () => {
  const user = userEvent.setup({ delay: null });
  const { platform } = show({ 'POST /me/email': () => failure('invalid_credentials') });
  await user.type(section().getByLabelText('New address'), 'nobody');
  await user.click(section().getByRole('button', { name: 'Change address' }));
  expect(section().getByText('Please enter a valid email address')).toBeVisible();
  expect(section().getByText('Password is required')).toBeVisible();
  await user.type(section().getByLabelText('New address'), '@example.com');
  await user.type(section().getByLabelText('Your password'), 'wrong{Enter}');
  expect(await section().findByText('This is not your current password')).toBeVisible();
  platform.fake.on({ 'POST /me/email': done });
  await user.type(section().getByLabelText('Your password'), '!{Enter}');
  await waitFor(() => expect(platform.notices[0]?.title).toBe('A link is on its way to nobody@example.com'));
  expect(platform.fake.callsTo('POST /me/email')[1]?.body).toEqual({
    email: 'nobody@example.com',
    current_password: 'wrong!',
  });
  expect(section().getByText('ada@example.com')).toBeVisible();
});

test('who has a second factor types its code, too', async () => {
  const user = userEvent.setup({ delay: null });
  const { platform } = show({
    'GET /me/two-factor': () => ({ twoFactor: { since: '2026-05-01T10:00:00Z', recoveryCodes: 7, demanded: false } }),
    'POST /me/email': () => failure('second_factor_wrong'),
  });
  expect(section().queryByLabelText('Code of your second factor')).toBeNull();
  await user.type(section().getByLabelText('New address'), 'ada@example.org');
  await user.type(section().getByLabelText('Your password'), 'secret{Enter}');
  expect(await section().findByText('Type the code of your second factor, too')).toBeVisible();
  expect(platform.fake.callsTo('POST /me/email')).toHaveLength(0);
  await user.type(section().getByLabelText('Code of your second factor'), '123456{Enter}');
  expect(await section().findByText('This code is not right, or was used before')).toBeVisible();
  platform.fake.on({ 'POST /me/email': done });
  await user.type(section().getByLabelText('Code of your second factor'), '7{Enter}');
  await waitFor(() => expect(platform.notices[0]?.title).toBe('A link is on its way to ada@example.org'));
  expect(platform.fake.callsTo('POST /me/email')[1]?.body).toEqual({
    email: 'ada@example.org',
    current_password: 'secret',
    code: '1234567',
  });
});

test('the last one is told what is lost, and leaves by typing the name', async () => {
  const user = userEvent.setup({ delay: null });
  const { platform } = show({
    'POST /me/leave': ({ body }) => (body.name === undefined ? failure('last_member') : { message: 'You left' }),
    'GET /mycompany': () => ({ myCompany: aCompany({ name: 'Harbour Goods' }) }),
  });
  const begin = async () => {
    await user.click(screen.getByRole('button', { name: 'Leave company' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave your company?' }));
    await user.click(dialog.getByRole('button', { name: 'Leave company' }));
    return screen.findByLabelText('Type “Harbour Goods” to confirm');
  };
  await begin();
  expect(screen.getByText(/^You are the last one in “Harbour Goods”/)).toBeVisible();
  expect(screen.getByText(/^This cannot be taken back/)).toBeVisible();
  expect(screen.getByText(/can be taken back for 14 days/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  const name = await begin();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await user.type(name, 'Harbour{Enter}');
  expect(await screen.findByText('This is not its name')).toBeVisible();
  expect(platform.fake.callsTo('POST /me/leave').filter(({ body }) => body.name !== undefined)).toEqual([]);
  await user.type(name, ' Goods{Enter}');
  await waitFor(() => expect(platform.notices[0]?.title).toBe('You left'));
  expect(platform.fake.callsTo('POST /me/leave').at(-1)?.body).toEqual({
    tenant_id: 'company-1',
    name: 'Harbour Goods',
  });
});

test('leaving asks first, and says why it cannot be', async () => {
  const user = userEvent.setup({ delay: null });
  const { platform } = show({ 'POST /me/leave': () => failure('last_administrator') });
  await user.click(screen.getByRole('button', { name: 'Leave company' }));
  const dialog = async () => within(await screen.findByRole('alertdialog', { name: 'Leave your company?' }));
  await dialog();
  expect(platform.fake.callsTo('POST /me/leave')).toHaveLength(0);
  await user.click((await dialog()).getByRole('button', { name: 'Leave company' }));
  expect(await screen.findByText(/At least one active user must keep/)).toBeVisible();
  // While it fades, its button is the one of that name.
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  platform.fake.on({ 'POST /me/leave': done });
  await user.click(screen.getByRole('button', { name: 'Leave company' }));
  await user.click((await dialog()).getByRole('button', { name: 'Leave company' }));
  await waitFor(() => expect(platform.notices[0]?.title).toBe('You left'));
  expect(platform.fake.callsTo('POST /me/leave')[0]?.body).toEqual({ tenant_id: 'company-1' });
});

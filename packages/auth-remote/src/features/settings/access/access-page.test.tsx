import type { OwnAccess } from '@slotwise/contract';
import { failure, renderWithPlatform, type FakeRoutes } from '@slotwise/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AccessPage from './access-page';

const at = '2026-05-01T10:00:00Z';
let access: OwnAccess;
beforeEach(() => {
  access = {
    toReviewSince: at,
    secondFactorSince: at,
    apiKeys: [{ name: 'Nightly export', madeAt: at }],
    partnerKeys: [{ name: 'Portal', madeAt: at }],
    webhooks: [{ name: 'https://erp.example.com/hook', madeAt: at }],
  };
});
const show = (routes: FakeRoutes = {}) =>
  renderWithPlatform((platform) => <AccessPage platform={platform} />, {
    path: '/settings/access',
    routes: { 'GET /me/access': () => ({ access }), ...routes },
  });

test('names what works without the password, and since when', async () => {
  show();
  const list = await screen.findByRole('list', { name: /Keys and webhooks/ });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual([
    expect.stringMatching(/^Nightly exportAPI key · Made /),
    expect.stringMatching(/^PortalPartner key · Made /),
    expect.stringMatching(/^https:\/\/erp\.example\.com\/hookWebhook · Made /),
  ]);
  expect(screen.getByText(/A new password was chosen by mail on .*2026/)).toBeVisible();
  expect(screen.getByText(/There is one since .*2026/)).toBeVisible();
});

test('all of it is ended after a question, and the list says so', async () => {
  const { platform } = show({
    'POST /me/access/review': () => {
      access = { ...access, toReviewSince: null, apiKeys: [], partnerKeys: [], webhooks: [] };
      return { message: 'All of it was ended' };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'End all of these' }));
  expect(platform.fake.callsTo('POST /me/access/review')).toHaveLength(0);
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'End all of these' }));
  await screen.findByText('No keys or webhooks');
  expect(platform.fake.callsTo('POST /me/access/review')[0]?.body).toEqual({ keep: false });
});

test('what is theirs is kept; a failure says so, and the question stays', async () => {
  const { platform } = show({ 'POST /me/access/review': () => failure('internal') });
  await userEvent.click(await screen.findByRole('button', { name: 'They are all mine' }));
  await waitFor(() =>
    expect(platform.notices).toMatchObject([{ intent: 'error', title: 'Your answer was not taken' }]),
  );
  platform.fake.on({
    'POST /me/access/review': () => {
      access = { ...access, toReviewSince: null };
      return { message: 'All of it stays' };
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'They are all mine' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'They are all mine' })).toBeNull());
  expect(screen.getByText('Nightly export')).toBeVisible();
});

test('a failure to read is no empty list', async () => {
  show({ 'GET /me/access': () => failure('internal') });
  await screen.findByRole('button', { name: 'Retry' });
  expect(screen.queryByText('No keys or webhooks')).toBeNull();
});

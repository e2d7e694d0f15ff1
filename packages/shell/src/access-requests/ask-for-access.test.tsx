import type { AccessRequest } from '@slotwise/contract';
import { failure } from '@slotwise/shared/testing';
import { configure, fireEvent, screen } from '@testing-library/react';
import { renderShell, type RenderShellOptions } from '../testing/render-shell';
import AskForAccess from './ask-for-access';

// Without a layout a dialog never gets the focus that shows it to assistive technology; the journey checks that it does.
configure({ defaultHidden: true });

const aRequest = (over: Partial<AccessRequest> = {}): AccessRequest => ({
  ...{ id: 'q1', user: { id: 'user-1', name: 'Ada Owner' }, permission: 'view_audit', reason: null, status: 'open' },
  ...{ askedAt: '2026-11-22T10:00:00.000Z', endedAt: null, decidedBy: null, answer: null },
  ...over,
});
const declined = aRequest({
  status: 'declined',
  endedAt: '2026-11-23T10:00:00.000Z',
  decidedBy: { id: 'u2', name: 'Grace Hopper' },
  answer: 'Ask the night shift.',
});
const newest = (...items: AccessRequest[]) => ({ items, nextCursor: null });
const show = (routes: RenderShellOptions['routes']) =>
  renderShell(<AskForAccess permission="view_audit" />, { routes });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('asks with a reason, and then waits', async () => {
  const { platform } = show({
    'GET /me/access-requests': () => newest(),
    'POST /me/access-requests': () => ({ accessRequest: aRequest({ reason: 'To look.' }) }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for access' }));
  expect(screen.getByText(/Those who can give you “View the audit trail” are told/)).toBeInTheDocument();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: ' To look. ' } });
  press('Ask');
  expect(await screen.findByText(/^You asked for access on .*2026/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ask for access' })).toBeNull();
  expect(platform.fake.callsTo('POST /me/access-requests').map(({ body }) => body)).toEqual([
    { permission: 'view_audit', reason: 'To look.' },
  ]);
});

test('no reason need be given', async () => {
  const { platform } = show({ 'POST /me/access-requests': () => ({ accessRequest: aRequest() }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for access' }));
  press('Ask');
  await screen.findByText(/^You asked for access/);
  expect(platform.fake.callsTo('POST /me/access-requests')[0]?.body).toEqual({ permission: 'view_audit' });
});

test('what is waited for can be withdrawn', async () => {
  let now = aRequest();
  show({
    'GET /me/access-requests': () => newest(now),
    'POST /me/access-requests/withdraw': () => {
      now = aRequest({ status: 'withdrawn', endedAt: '2026-11-23T10:00:00.000Z' });
      return { accessRequest: now };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw the request' }));
  expect(await screen.findByRole('button', { name: 'Ask for access' })).toBeVisible();
});

test('a withdrawal that comes too late is said, and the page shows what was decided', async () => {
  let now = aRequest();
  const { notices } = show({
    'GET /me/access-requests': () => newest(now),
    'POST /me/access-requests/withdraw': () => {
      now = declined;
      return failure('already_decided');
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw the request' }));
  expect(await screen.findByText('Ask the night shift.')).toBeVisible();
  expect(notices).toMatchObject([{ intent: 'error', title: 'The request was not withdrawn' }]);
});

test('a no comes with its reason and who gave it, and one may ask again', async () => {
  show({ 'GET /me/access-requests': () => newest(declined) });
  expect(await screen.findByText(/^Grace Hopper declined your request on Nov 23, 2026/)).toBeVisible();
  expect(screen.getByText('Ask the night shift.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ask again' })).toBeVisible();
});

test('who has asked in another tab is told, and sees it behind the dialog', async () => {
  let now = newest();
  show({
    'GET /me/access-requests': () => now,
    'POST /me/access-requests': () => {
      now = newest(aRequest());
      return failure('already_asked');
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for access' }));
  press('Ask');
  expect(await screen.findByText(/You have this already/)).toBeInTheDocument();
  expect(await screen.findByText(/^You asked for access/)).toBeInTheDocument();
});

test('what cannot be read is an error, and not as if nobody had asked', async () => {
  const { platform } = show({ 'GET /me/access-requests': () => failure('internal') });
  await screen.findByRole('button', { name: 'Retry' });
  expect(screen.queryByRole('button', { name: 'Ask for access' })).toBeNull();
  platform.fake.on({ 'GET /me/access-requests': () => newest() });
  press('Retry');
  expect(await screen.findByRole('button', { name: 'Ask for access' })).toBeVisible();
});

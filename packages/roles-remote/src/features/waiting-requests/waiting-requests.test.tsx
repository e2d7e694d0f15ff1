import type { AccessRequest } from '@slotwise/contract';
import { aRole, failure, me, renderWithPlatform } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import row from '../../extensions/waiting-requests';
import { reactions } from '../../reactions';

const request = (id: string, more: Partial<AccessRequest> = {}): AccessRequest => ({
  ...{ id, user: { id: 'u-ben', name: 'Ben' }, permission: 'view_inventory', reason: null, status: 'open' },
  ...{ askedAt: '2026-11-20T08:00:00.000Z', endedAt: null, decidedBy: null, answer: null },
  ...more,
});
const waiting = (items: AccessRequest[], nextCursor: string | null = null) => ({
  'GET /access-requests': () => ({ items, nextCursor }),
});
const show = (options: TestPlatformOptions) =>
  renderWithPlatform((platform) => <row.App platform={platform} />, { reactions: row.reactions ?? {}, ...options });

test('counts the requests that this person can decide, and leads to their list', async () => {
  const own = me();
  const role = aRole({ permissions: ['manage_roles', 'view_roles', 'view_inventory'] });
  const { platform } = show({
    me: own,
    role,
    routes: waiting([
      request('q1'),
      request('q2'),
      request('own', { user: { id: own.id, name: 'Ada' } }),
      request('beyond', { permission: 'manage_users' }),
    ]),
  });
  const link = await screen.findByRole('link', { name: '2 requests for permissions wait for a decision' });
  await userEvent.click(link);
  expect(platform.navigations.map(({ to }) => to)).toEqual(['/roles?request']);
});

test('appears and goes with what others ask for and decide', async () => {
  expect(row.reactions).toBe(reactions);
  const { platform } = show({ routes: waiting([]) });
  await waitFor(() => expect(platform.fake.callsTo('GET /access-requests')).toHaveLength(1));
  expect(screen.queryByRole('link')).toBeNull();
  platform.fake.on(waiting([request('q1')]));
  act(() => platform.receive('company', 'AccessRequestChanged', request('q1')));
  expect(await screen.findByText('1 request for a permission waits for a decision')).toBeVisible();
  platform.fake.on(waiting([]));
  act(() => platform.receive('company', 'AccessRequestChanged', request('q1', { status: 'granted' })));
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
});

test('asks for nothing and draws nothing for who may not decide', () => {
  const { platform } = show({ role: aRole({ permissions: ['view_roles'] }), routes: waiting([request('q1')]) });
  expect(screen.queryByRole('link')).toBeNull();
  expect(platform.fake.callsTo('GET /access-requests')).toEqual([]);
});

test('says that there are more than were looked at, and what went wrong', async () => {
  const { platform } = show({ routes: { 'GET /access-requests': () => failure('internal') } });
  await screen.findByRole('alert');
  platform.fake.on(waiting([request('q1'), request('q2')], 'next'));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('More than 2 requests for permissions wait for a decision')).toBeVisible();
});

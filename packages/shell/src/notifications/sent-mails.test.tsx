import type { SentNotifications } from '@slotwise/contract';
import { aRole, failure } from '@slotwise/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell, type RenderShellOptions } from '../testing/render-shell';
import Choices from './choices';

const mail = (id: string, name: string, status: SentNotifications['status']): SentNotifications => ({
  ...{ id, user: { id: `u-${id}`, name }, at: '2026-03-01T06:00:00.000Z', count: 2, status },
});
const show = (sent: NonNullable<RenderShellOptions['routes']>['GET /notification-mails'], manages = true) =>
  renderShell(<Choices />, {
    manifests: [],
    role: aRole({ permissions: manages ? ['manage_users'] : [] }),
    routes: {
      'GET /me/notification-choices': () => ({ kinds: [], mail: 'none' as const }),
      ...(sent && { 'GET /notification-mails': sent }),
    },
  });
const TITLE = 'Mails with notifications that people of your organization were sent';

test('whoever looks after people sees who was mailed, what failed and what is on its way, page by page', async () => {
  show(({ query }) =>
    query.cursor === undefined
      ? { items: [mail('1', 'Ada Owner', 'sent'), mail('2', 'Ben Picker', 'failed')], nextCursor: 'next' }
      : { items: [mail('3', 'Cleo Packer', 'waiting')], nextCursor: null },
  );
  const list = within(await screen.findByRole('list', { name: TITLE }));
  const rows = () => list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows()).toEqual([
    expect.stringMatching(/^Ada Owner.*2 notificationsSent$/),
    expect.stringMatching(/^Ben Picker.*2 notificationsFailed$/),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await list.findByText('Cleo Packer')).toBeVisible();
  expect(rows()[2]).toMatch(/On its way$/);
});

test('nothing sent, and what cannot be read, are two things', async () => {
  const { unmount } = show(() => ({ items: [], nextCursor: null }));
  expect(await screen.findByText('No mails were sent yet.')).toBeVisible();
  unmount();
  show(() => failure('unavailable'));
  const place = within(await screen.findByRole('region', { name: TITLE }));
  expect(await place.findByRole('button', { name: 'Retry' })).toBeVisible();
  expect(place.queryByText('No mails were sent yet.')).toBeNull();
});

test('nobody else asks for it', async () => {
  const { platform } = show(() => ({ items: [], nextCursor: null }), false);
  expect(await screen.findByRole('radiogroup', { name: 'By mail' })).toBeVisible();
  expect(screen.queryByText(TITLE)).toBeNull();
  expect(platform.fake.callsTo('GET /notification-mails')).toEqual([]);
});

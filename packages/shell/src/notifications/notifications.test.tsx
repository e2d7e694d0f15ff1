import type { Notification } from '@slotwise/contract';
import { applyReactions } from '@slotwise/shared/events';
import { aManifest, failure } from '@slotwise/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../testing/render-shell';
import Bell from './bell';
import Choices from './choices';
import Notifications from './notifications';

const told = (more: Partial<Notification>): Notification => ({
  id: 'n1',
  kind: 'pallet.lost',
  record: { kind: 'pallet', id: 'p1' },
  values: { pallet: 'P-1' },
  text: 'The pallet P-1 was lost.',
  count: 1,
  at: new Date().toISOString(),
  readAt: null,
  ...more,
});
const manifests = [
  aManifest({
    id: 'pallets',
    records: [{ kind: 'pallet', href: '/pallets/{id}', icon: 'box', label: 'Pallets' }],
    notifications: [
      { kind: 'pallet.lost', about: 'A pallet is lost', text: '{pallet} is lost', many: '{count} pallets are lost' },
    ],
  }),
];

function show(all: Notification[], given = manifests) {
  const marked: unknown[] = [];
  const unread = () => all.filter(({ readAt }) => readAt === null).length;
  const shell = renderShell(<Bell />, {
    manifests: given,
    routes: {
      'GET /me/notifications/unread': () => ({ unread: unread() }),
      'GET /me/notifications': () => ({ items: all, nextCursor: null }),
      'PATCH /me/notifications': ({ body }) => {
        marked.push(body);
        for (const one of all) if (!body.ids || body.ids.includes(one.id)) one.readAt = body.read ? one.at : null;
        return { unread: unread() };
      },
    },
  });
  return { ...shell, marked };
}

test('the bell counts what is unread and says it in the words of the remote that shows it', async () => {
  const all = [
    told({}),
    told({ id: 'n2', count: 3 }),
    told({ id: 'n3', kind: 'crate.lost', record: null, text: 'A crate was lost.', readAt: new Date().toISOString() }),
  ];
  const { marked } = show(all);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
  const list = await screen.findByRole('list', { name: 'Notifications' });
  const rows = within(list)
    .getAllByRole('listitem')
    .map((row) => row.textContent);
  expect(rows[0]).toContain('P-1 is lost');
  expect(rows[1]).toContain('3 pallets are lost');
  // No remote has words for it: it is said as the server says it.
  expect(rows[2]).toContain('A crate was lost.');
  expect(within(list).getAllByRole('link')).toHaveLength(2);

  await user.click(within(list).getByRole('button', { name: 'Mark as read: P-1 is lost' }));
  await screen.findByRole('button', { name: 'Notifications, 1 unread', hidden: true });
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await screen.findByRole('button', { name: 'Notifications', hidden: true });
  expect(marked).toEqual([
    { ids: ['n1'], read: true },
    { until: all[0]!.at, read: true },
  ]);
});

test('the reason of a no stands in its notification as text, which leads to the page that was asked for and is read by that', async () => {
  const reason = 'Ask the <b>night</b> shift.';
  const manifest = aManifest({
    id: 'pallets',
    routes: [
      { path: '/pallets', access: 'user', title: 'Pallets' },
      { path: '/trail', access: 'user', title: 'Trail', permission: 'view_audit' },
    ],
    notifications: [
      {
        kind: 'access.declined',
        about: 'A no',
        text: '{permission} was declined: {reason}',
        many: '{count}: {reason}',
      },
    ],
  });
  const about = { kind: 'access.declined', record: null } as const;
  const all = [
    told({ ...about, values: { permission: 'view_audit', reason } }),
    // Of before reasons were told.
    told({ ...about, id: 'n2', values: { permission: 'manage_roles' }, text: 'It was declined.' }),
  ];
  const { marked } = show(all, [manifest]);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
  const [first, second] = within(await screen.findByRole('list', { name: 'Notifications' })).getAllByRole('link');
  expect(first).toHaveTextContent(`“View the audit trail” was declined: ${reason}`);
  expect(first).toHaveAttribute('href', '/trail');
  expect(second).toHaveTextContent('It was declined.');
  expect(second).toHaveAttribute('href', '/dashboard');
  await user.click(first!);
  await waitFor(() => expect(marked).toEqual([{ ids: ['n1'], read: true }]));
});

test('what is told or read elsewhere stands there at once', async () => {
  const all = [told({})];
  const { services } = show(all);
  await screen.findByRole('button', { name: 'Notifications, 1 unread' });
  all.push(told({ id: 'n2' }));
  const { queryClient, reactions } = services;
  const message = { event: 'NotificationsChanged', channel: 'user:u1', data: {} } as const;
  act(() => applyReactions(message, { queryClient, me: null, remotes: reactions }));
  await screen.findByRole('button', { name: 'Notifications, 2 unread' });
});

test('the whole list goes on where it ends, also after that failed', async () => {
  let fails = true;
  renderShell(<Notifications />, {
    manifests,
    routes: {
      'GET /me/notifications/unread': () => ({ unread: 0 }),
      'GET /me/notifications': ({ query }) => {
        if (query.cursor === undefined) return { items: [told({})], nextCursor: 'next' };
        if (fails) return failure('internal');
        return { items: [told({ id: 'n2', values: { pallet: 'P-2' } })], nextCursor: null };
      },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  const again = await screen.findByRole('button', { name: 'Retry' });
  fails = false;
  await user.click(again);
  expect(await screen.findByText('P-2 is lost')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('choices are kept at once, and what could not be kept is as it was', async () => {
  const kept: unknown[] = [];
  renderShell(<Choices />, {
    manifests,
    role: null,
    routes: {
      'GET /me/notification-choices': () => ({
        kinds: [{ kind: 'pallet.lost', text: 'A pallet was lost', on: true }],
        mail: 'none' as const,
      }),
      'PATCH /me/notification-choices': ({ body }) => {
        kept.push(body);
        return { kinds: [], mail: 'none' as const };
      },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('switch', { name: 'A pallet is lost' }));
  await user.click(screen.getByRole('radio', { name: /One mail a day/ }));
  await waitFor(() => expect(kept).toHaveLength(2));
  expect(kept[0]).toEqual({ off: ['pallet.lost'], mail: 'none' });
  expect(kept[1]).toMatchObject({ mail: 'daily' });
});

test('the choice of a mail says at which hour it leaves, in which zone, and when the last one did', async () => {
  const times = { nextMailAt: '2026-03-02T06:00:00.000Z', lastMailAt: '2026-03-01T06:00:07.000Z' };
  const { unmount } = renderShell(<Choices />, {
    ...{ manifests, role: null },
    routes: { 'GET /me/notification-choices': () => ({ kinds: [], mail: 'none', ...times }) },
  });
  const at = (options: Intl.DateTimeFormatOptions, instant: string) =>
    new Intl.DateTimeFormat('en-US', options).format(new Date(instant));
  const hour = at({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }, times.nextMailAt);
  const last = at({ dateStyle: 'medium', timeStyle: 'short' }, times.lastMailAt);
  expect(await screen.findByRole('radiogroup', { name: 'By mail' })).toHaveAccessibleDescription(
    `It leaves every day at ${hour}, if there is something that you have not read. The last one left on ${last}.`,
  );
  unmount();
  renderShell(<Choices />, {
    ...{ manifests, role: null },
    routes: { 'GET /me/notification-choices': () => ({ kinds: [], mail: 'daily', ...times, lastMailAt: null }) },
  });
  expect(await screen.findByText(/None has left in the last 90 days[.]$/)).toBeVisible();
});

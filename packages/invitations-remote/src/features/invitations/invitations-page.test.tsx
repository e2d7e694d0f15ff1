import { putIntoLists, queryKeys } from '@slotwise/shared/session';
import { aRole, allPermissions, anInvitation, failure, me } from '@slotwise/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { button, inFuture, invitations, kept, open, paged, rows } from '../../testing/invitations';
import type { Asked } from '../../testing/invitations';

const chip = (text: string) => screen.getByText(text).closest('button')!;
const search = () => screen.findByPlaceholderText('Search invitations...');

test('pending ones come first with a countdown, and each state offers what it allows', async () => {
  open({
    routes: invitations([
      anInvitation({ id: 'a', email: 'done@example.com', status: 'accepted' }),
      anInvitation({ id: 'b', email: 'gone@example.com', status: 'expired' }),
      anInvitation({ id: 'c', email: 'open@example.com', expiresAt: inFuture(2 * 3600_000 + 5000) }),
    ]),
  });
  expect(await screen.findByText('3 of 3 invitations')).toBeVisible();
  const first = within(rows()[0]!);
  expect(first.getByText('open@example.com')).toBeVisible();
  expect(first.getByText('Pending')).toBeVisible();
  expect(first.getByText('2h 00m')).toBeVisible();
  expect(first.getByRole('button', { name: 'Cancel the invitation to open@example.com' })).toBeInTheDocument();
  expect(screen.getByLabelText('Resend the invitation to gone@example.com')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^(Cancel|Resend).*done@example.com/ })).not.toBeInTheDocument();
});

test('the address of the action opens the dialog once, for those who may invite', async () => {
  const { unmount } = open({
    path: '/invitations?invite&grid=true',
    routes: { ...invitations([]), 'GET /mycompany/roles': () => ({ myRoles: [aRole()] }) },
  });
  expect(await screen.findByRole('dialog')).toHaveTextContent('Send Invitation');
  await waitFor(() => expect(screen.getByTestId('where')).toHaveTextContent(/^\?grid=true$/));
  unmount();
  const role = aRole({ permissions: ['view_invitations'] });
  open({ path: '/invitations?invite', role, routes: invitations([]) });
  await waitFor(() => expect(screen.getByTestId('where')).toBeEmptyDOMElement());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what a server told that knew less of it is shown all the same', async () => {
  const { sentAt: _, ...known } = anInvitation({
    email: 'before@example.com',
    expiresAt: inFuture(2 * 3600_000 + 5000),
  });
  open({ routes: invitations([known]) });
  expect(await screen.findByText('before@example.com')).toBeVisible();
  expect(screen.getByText('2h 00m')).toBeVisible();
});

test('the digits move every second; paused they say until when, and that is remembered', async () => {
  const { platform } = open({ routes: invitations([anInvitation({ expiresAt: inFuture(55 * 60_000) })]) });
  const digits = await screen.findByText(/^5\dm \d\ds$/);
  const before = digits.textContent;
  await waitFor(() => expect(digits).not.toHaveTextContent(before));
  fireEvent.click(screen.getByLabelText('Pause countdowns'));
  expect(screen.getByText(/^until /)).toBeVisible();
  expect(screen.queryByText(/^5\dm \d\ds$/)).not.toBeInTheDocument();
  expect(platform.preferences.get('countdowns')).toBe('paused');
});

test('on paper an invitation says until when it holds', async () => {
  open({ routes: invitations([anInvitation({ expiresAt: inFuture(55 * 60_000) })]) });
  expect(await screen.findByText(/^5\dm \d\ds$/)).toBeVisible();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getAllByText(/^until /)).not.toHaveLength(0);
  expect(screen.queryByText(/^5\dm \d\ds$/)).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.getByText(/^5\dm \d\ds$/)).toBeVisible();
});

test('where there is no room for columns, nothing around the digits cuts them', async () => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320);
  open({ routes: invitations([anInvitation({ expiresAt: inFuture(11 * 86_400_000 + 11 * 3600_000 + 60_000) })]) });
  const digits = await screen.findByText('11d 11h');
  const summary = screen.getByRole('rowheader');
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).not.toContain('Expires');
  for (let around = digits; around !== summary; around = around.parentElement!) {
    expect(getComputedStyle(around).overflow).not.toBe('hidden');
  }
});

test('at zero the server is asked, once, and its answer is shown, also while countdowns are paused', async () => {
  const invitation = anInvitation({ id: 'a', email: 'a@example.com', expiresAt: inFuture(700) });
  const { platform } = open({
    routes: {
      ...kept([invitation], (change) => ({
        'POST /invitation/expire': () => ({ message: 'Expired.', invitation: change('a', 'expired') }),
      })),
    },
  });
  fireEvent.click(await screen.findByLabelText('Pause countdowns'));
  expect(await within(rows()[0]!).findByText('Expired', undefined, { timeout: 4000 })).toBeVisible();
  expect(platform.fake.callsTo('POST /invitation/expire').map(({ body }) => body)).toEqual([{ invitation_id: 'a' }]);
});

test('a server whose clock is behind is asked again, but not in a loop', async () => {
  const invitation = anInvitation({ id: 'a', expiresAt: inFuture(-1000) });
  const { platform } = open({
    routes: {
      ...invitations([invitation]),
      'POST /invitation/expire': () => ({ message: 'Unchanged.', invitation }),
    },
  });
  await screen.findByText('0m 00s');
  const asked = () => platform.fake.callsTo('POST /invitation/expire').length;
  await waitFor(() => expect(asked()).toBeGreaterThanOrEqual(2), { timeout: 5000 });
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(asked()).toBeLessThanOrEqual(3);
});

test('while an invitation is being canceled its row is busy; a failure frees it and is told', async () => {
  let answer: (response: Response) => void = () => undefined;
  const { platform } = open({
    routes: {
      ...invitations([anInvitation({ id: 'a', email: 'a@example.com' })]),
      'PATCH /invitation/cancel': () => new Promise<Response>((resolve) => (answer = resolve)),
    },
  });
  const cancel = await button(/^Cancel the invitation/);
  fireEvent.click(cancel);
  expect(cancel).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(cancel);
  await waitFor(() => expect(platform.fake.callsTo('PATCH /invitation/cancel')).toHaveLength(1));
  act(() => answer(failure('invitation_not_pending')));
  await waitFor(() => expect(cancel).not.toHaveAttribute('aria-disabled', 'true'));
  expect(platform.notices).toMatchObject([{ intent: 'error', title: 'Invitation to a@example.com was not canceled' }]);
});

test('a row that waits for the connection says so', async () => {
  open({
    routes: {
      ...invitations([anInvitation({ id: 'a', email: 'a@example.com' })]),
      'PATCH /invitation/cancel': () => new Promise<Response>(() => undefined),
    },
  });
  const cancel = await button(/^Cancel the invitation/);
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  fireEvent.click(cancel);
  expect(cancel).toHaveTextContent('Waiting…');
  expect(cancel).toHaveAccessibleName(/^Waiting….+a@example.com/);
  online.mockRestore();
  fireEvent(window, new Event('online'));
  expect(cancel).toHaveTextContent('Cancel');
});

test('a canceled invitation can be sent again from the toast, and that offers its link', async () => {
  const invitation = anInvitation({ id: 'a', email: 'a@example.com' });
  const { platform } = open({
    routes: {
      ...kept([invitation], (change) => ({
        'PATCH /invitation/cancel': () => ({ message: '', invitation: change('a', 'canceled') }),
        'PATCH /invitation/resend': () => ({ message: '', invitation: change('a', 'pending') }),
      })),
    },
  });
  fireEvent.click(await button(/^Cancel the invitation/));
  expect(await button(/^Resend the invitation/)).toBeInTheDocument();
  expect(platform.notices[0]).toMatchObject({ title: 'Invitation to a@example.com canceled' });
  expect(platform.notices[0]?.signal?.aborted).toBe(false);
  act(() => platform.notices[0]?.action?.onClick());
  expect(await button(/^Cancel the invitation/)).toBeInTheDocument();
  await waitFor(() => expect(platform.notices[1]).toMatchObject({ title: 'Invitation to a@example.com sent again' }));
  expect(platform.notices[1]?.action?.label).toBe('Copy link');
  // The action that it offered is done.
  expect(platform.notices[0]?.signal?.aborted).toBe(true);
  expect(platform.notices[1]?.signal?.aborted).toBe(false);
});

test('what a message offers goes with it once the invitation is another, whoever changed it', async () => {
  const invitation = anInvitation({ id: 'a', email: 'a@example.com' });
  const { platform } = open({
    routes: kept([invitation], (change) => ({
      'PATCH /invitation/cancel': () => ({ message: '', invitation: change('a', 'canceled') }),
    })),
  });
  fireEvent.click(await button(/^Cancel the invitation/));
  await button(/^Resend the invitation/);
  expect(platform.notices[0]?.signal?.aborted).toBe(false);
  act(() => putIntoLists(platform.queryClient, queryKeys.list('company', 'invitations'), [invitation]));
  expect(platform.notices[0]?.signal?.aborted).toBe(true);
});

test('the menu copies a fresh link of a pending invitation', async () => {
  userEvent.setup();
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { platform } = open({
    routes: {
      ...invitations([anInvitation({ id: 'a', email: 'a@example.com' })]),
      'POST /invitation/link': () => ({
        link: 'https://slotwise.example/register?token=x',
        expires_at: inFuture(1000),
      }),
    },
  });
  fireEvent.click(await button('More about the invitation to a@example.com'));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
  await waitFor(() => expect(platform.notices).toMatchObject([{ title: 'Link for a@example.com copied' }]));
  expect(copied).toHaveBeenCalledWith('https://slotwise.example/register?token=x');
});

test('where the browser lets no page copy, the link is shown', async () => {
  userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  open({
    routes: {
      ...invitations([anInvitation({ id: 'a' })]),
      'POST /invitation/link': () => ({ link: 'https://slotwise.example/x', expires_at: inFuture(1000) }),
    },
  });
  fireEvent.click(await button(/^More about/));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy the invitation link' }));
  expect(dialog.getByLabelText('Link')).toHaveValue('https://slotwise.example/x');
});

test('the timeline tells what happened, by whom and when', async () => {
  open({
    routes: {
      ...invitations([anInvitation({ id: 'a', email: 'a@example.com', message: 'Welcome\naboard' })]),
      'GET /invitation/timeline': () => ({
        entries: [
          { at: '2026-01-01T10:00:00.000Z', event: 'created', actor: { id: 'u', name: 'Ada Owner' } },
          { at: '2026-01-01T10:00:02.000Z', event: 'mailed', actor: null },
        ],
      }),
    },
  });
  fireEvent.click(await button(/^More about/));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Timeline' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Timeline' }));
  const entries = within(await drawer.findByRole('list', { name: 'What happened' })).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Invited by Ada Owner/),
    expect.stringMatching(/^Message sent/),
  ]);
  expect(drawer.getByText(/Welcome\s+aboard/)).toBeVisible();
});

test('an address leads to one invitation, and closing it leaves the list', async () => {
  const { platform } = open({
    path: '/invitations?invitation=a&status=pending',
    routes: {
      ...invitations([anInvitation({ id: 'a', email: 'a@example.com' })]),
      'GET /invitation/timeline': () => ({ entries: [] }),
    },
  });
  const drawer = within(await screen.findByRole('dialog', { name: 'Timeline' }));
  fireEvent.click(drawer.getByLabelText('Close'));
  await waitFor(() => expect(screen.getByTestId('where')).toHaveTextContent('?status=pending'));
  expect(platform.notices).toEqual([]);
});

test('an address that names an invitation which is gone says so', async () => {
  const { platform } = open({
    path: '/invitations?invitation=z',
    routes: invitations([anInvitation({ id: 'a', email: 'a@example.com' })]),
  });
  await waitFor(() => expect(platform.notices).toMatchObject([{ title: 'This invitation is no longer there' }]));
  await waitFor(() => expect(screen.getByTestId('where')).toBeEmptyDOMElement());
});

test('search, status and type narrow the list together, stand in the address, and can be taken away one by one', async () => {
  open({
    me: me({ userType: 'wms' }),
    routes: {
      'GET /mywms/invitations': (asked: Asked) =>
        paged(
          [
            anInvitation({ email: 'a@x.com', invitationType: 'join_wms' }),
            anInvitation({ email: 'b@x.com', invitationType: 'join_wms', status: 'expired' }),
            anInvitation({ email: 'c@x.com', invitationType: 'join_wms_with_new_company', status: 'expired' }),
          ],
          asked,
        ),
    },
  });
  fireEvent.change(await search(), { target: { value: 'X.COM' } });
  fireEvent.change(screen.getByLabelText('Filter by status'), { target: { value: 'expired' } });
  expect(await screen.findByText('2 of 3 invitations')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Filter by type'), { target: { value: 'join_wms' } });
  expect(await screen.findByText('1 of 3 invitations')).toBeVisible();
  await waitFor(() => expect(screen.getByTestId('where')).toHaveTextContent('?status=expired&type=join_wms&q=X.COM'));
  expect(screen.getByText('Active filters:')).toBeVisible();
  fireEvent.click(chip('Type: Join WMS'));
  fireEvent.click(chip('Search: X.COM'));
  fireEvent.click(chip('Status: Expired'));
  expect(await screen.findByText('3 of 3 invitations')).toBeVisible();
  expect(screen.queryByText('Active filters:')).not.toBeInTheDocument();
  expect(await search()).toHaveFocus();
});

test('an address with filters and a view in it opens them', async () => {
  open({
    path: '/invitations?q=nobody&view=grid',
    routes: invitations([anInvitation()]),
  });
  expect(await screen.findByText('No invitations found matching your search.')).toBeVisible();
  expect(screen.getByText('0 of 1 invitations')).toBeVisible();
  expect(screen.getByLabelText('Switch to List View')).toBeInTheDocument();
  fireEvent.click(screen.getByText('Show all invitations'));
  expect(await screen.findByText('1 of 1 invitations')).toBeVisible();
});

test('list and grid are switched, in the address and for the next time', async () => {
  const { platform } = open({ routes: invitations([anInvitation()]) });
  fireEvent.click(await button('Switch to Grid View'));
  expect(await button('Switch to List View')).toBeInTheDocument();
  expect(screen.getByTestId('where')).toHaveTextContent('?view=grid');
  expect(platform.preferences.get('view')).toBe('grid');
});

test('while loading there are three placeholders', async () => {
  open({ routes: { 'GET /mycompany/invitations': () => new Promise<never>(() => undefined) } });
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
  const status = screen.getByText('Loading...').closest('[role=status]');
  expect(status?.querySelector('[aria-hidden]')?.children).toHaveLength(3);
});

test('an empty list says so and offers the first step', async () => {
  open({ routes: { ...invitations([]), 'GET /mycompany/roles': () => ({ myRoles: [] }) } });
  expect(await screen.findByText('No invitations found.')).toBeVisible();
  fireEvent.click(screen.getByText('Invite someone'));
  expect(await screen.findByRole('dialog', { name: 'Send Invitation' })).toBeVisible();
});

test('a failed read says so and can be tried again', async () => {
  const { platform } = open({ routes: { 'GET /mycompany/invitations': () => failure('unavailable') } });
  expect(await screen.findByText('Error loading invitations: Failed to fetch myInvitations')).toBeVisible();
  platform.fake.on(invitations([anInvitation()]));
  fireEvent.click(screen.getByText('Retry'));
  expect(await screen.findByText('1 of 1 invitations')).toBeVisible();
});

test('who may only look can do nothing, and is told why', async () => {
  const { platform } = open({
    role: aRole({ id: 'r', permissions: ['view_invitations'] }),
    routes: invitations([anInvitation({ email: 'a@example.com' })]),
  });
  await screen.findByText('1 of 1 invitations');
  for (const control of [chip('Invite'), chip('Bulk invite'), await button('Cancel the invitation to a@example.com')]) {
    expect(control).toHaveAttribute('aria-disabled', 'true');
    expect(control).toHaveAccessibleDescription(/needs the permission “Manage invitations”\.$/);
    fireEvent.click(control);
  }
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(platform.fake.callsTo('PATCH /invitation/cancel')).toEqual([]);
});

test('names, addresses and messages are only text, and one line', async () => {
  open({
    routes: invitations([
      anInvitation({
        name: `<img src=x onerror=alert(1)> \u202Egnp${'x'.repeat(10_000)}`,
        message: '<b>hi</b>\r\nBcc: x',
      }),
    ]),
  });
  const name = await screen.findByText(/^<img src=x/);
  expect(name.tagName).toBe('BDI');
  expect(name.textContent).toHaveLength(201);
  expect(name).toHaveTextContent('�gnp');
  fireEvent.click(await button('Switch to Grid View'));
  expect(await screen.findByText('<b>hi</b> Bcc: x')).toBeVisible();
});

test('all that is shown can be exported', async () => {
  const created = jest.fn((_blob: Blob) => 'blob:x');
  Object.assign(URL, { createObjectURL: created, revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { platform } = open({
    routes: {
      ...invitations([anInvitation({ email: 'a@x.com', name: '=1+1' }), anInvitation({ email: 'b@y.com' })]),
      'GET /mycompany/roles': () => ({ myRoles: [aRole({ permissions: allPermissions() })] }),
    },
  });
  fireEvent.change(await search(), { target: { value: 'x.com' } });
  await screen.findByText('1 of 2 invitations');
  fireEvent.click(screen.getByLabelText('Export what is shown as CSV'));
  await waitFor(() => expect(platform.notices).toMatchObject([{ title: '1 invitation exported' }]));
  const text = await created.mock.calls[0]?.[0].text();
  expect(text).toContain('"\'=1+1",a@x.com');
  expect(text).not.toContain('b@y.com');
});

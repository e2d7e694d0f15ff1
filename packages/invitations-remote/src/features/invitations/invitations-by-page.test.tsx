import type { Invitation } from '@slotwise/contract';
import { anInvitation, failure } from '@slotwise/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { button, inFuture, invitations, kept, open, paged, people, rows } from '../../testing/invitations';
import type { Asked } from '../../testing/invitations';
// The parts that the page fetches late are here before a test's time begins.
import './invitations-list';

const many = (count: number, more: Partial<Invitation> = {}) =>
  Array.from({ length: count }, (_, at) =>
    anInvitation({
      id: `i${at}`,
      email: `p${at}@x.com`,
      createdAt: new Date(Date.UTC(2026, 0, 1) - at * 1000).toISOString(),
      ...more,
    }),
  );

test('columns say whom, as what, what became of it, until when and since when', async () => {
  open({
    routes: invitations([
      anInvitation({
        name: 'Ann',
        email: 'ann@x.com',
        roleID: 'r',
        roleName: 'Picker',
        createdAt: '2026-01-01T12:00:00.000Z',
        sentAt: '2026-01-01T12:00:00.000Z',
        expiresAt: inFuture(2 * 3600_000 + 5000),
      }),
    ]),
  });
  await screen.findByText('1 of 1 invitations');
  const cells = [...(rows()[0]?.querySelectorAll('[data-column]') ?? [])].map(({ textContent }) => textContent);
  expect(cells).toEqual([
    '',
    'AAnnann@x.com',
    'Pending',
    expect.stringContaining('2h 00m'),
    'Picker',
    'Jan 1, 2026',
    'Cancel',
    '',
  ]);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Person', 'Role', 'Status', 'Expires', 'Sent']),
  );
});

test('of many a page is read, and the next one as its end comes into sight', async () => {
  const { platform } = open({ routes: invitations(many(120)) });
  expect(await screen.findByText('120 of 120 invitations')).toBeVisible();
  const cursors = () =>
    platform.fake.callsTo('GET /mycompany/invitations').map(({ query }) => (query as { cursor?: string }).cursor);
  await waitFor(() => expect(cursors()).toEqual([undefined]));
  expect(rows().length).toBeLessThan(60);
  const frame = screen.getByRole('grid').parentElement!;
  frame.scrollTop = 40 * 45;
  fireEvent.scroll(frame);
  await waitFor(() => expect(cursors()).toEqual([undefined, '50']));
  frame.scrollTop = 40 * 58;
  fireEvent.scroll(frame);
  await waitFor(() => expect(people()).toContain('p60@x.com'));
});

test('a page that could not be loaded says so below the last row, and is loaded again', async () => {
  const list = many(60);
  const { platform } = open({
    routes: {
      'GET /mycompany/invitations': (asked: Asked) =>
        asked.query?.cursor ? failure('unavailable') : paged(list, asked),
    },
  });
  await screen.findByText('60 of 60 invitations');
  const frame = screen.getByRole('grid').parentElement!;
  frame.scrollTop = 40 * 45;
  fireEvent.scroll(frame);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(people()).toContain('p40@x.com');
  platform.fake.on(invitations(list));
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  frame.scrollTop = 40 * 50;
  fireEvent.scroll(frame);
  await waitFor(() => expect(people()).toContain('p55@x.com'));
});

test('an event changes its row in place; what is new comes with the first page, and is counted', async () => {
  const list = many(3);
  const { platform } = open({ routes: invitations(list) });
  await screen.findByText('3 of 3 invitations');
  const added = anInvitation({ id: 'new', email: 'new@x.com', createdAt: '2026-02-01T00:00:00.000Z' });
  platform.fake.on(invitations([added, ...list]));
  act(() => platform.receive('company', 'InvitationCreated', added));
  expect(await screen.findByText('4 of 4 invitations')).toBeVisible();
  expect(people()).toEqual(['new@x.com', 'p0@x.com', 'p1@x.com', 'p2@x.com']);
});

test('what was canceled stays under the pointer until it leaves, also where it is filtered away', async () => {
  const { platform } = open({
    path: '/invitations?status=pending',
    routes: kept(many(3), (change) => ({
      'PATCH /invitation/cancel': () => ({ message: '', invitation: change('i0', 'canceled') }),
    })),
  });
  const cancel = await button('Cancel the invitation to p0@x.com');
  fireEvent.click(cancel, { detail: 1 });
  expect(await screen.findByText('2 of 3 invitations')).toBeVisible();
  expect(people()).toEqual(['p0@x.com', 'p1@x.com', 'p2@x.com']);
  fireEvent.pointerLeave(screen.getByRole('grid'));
  expect(people()).toEqual(['p1@x.com', 'p2@x.com']);
  expect(platform.fake.callsTo('PATCH /invitation/cancel')).toHaveLength(1);
});

describe('many at once', () => {
  const checkAll = async () => fireEvent.click(await button('Select all rows that are loaded'));
  const canceling = (list: Invitation[]) =>
    kept(list, (change) => ({
      'PATCH /invitation/cancel/bulk': ({ body }: { body: { invitation_ids: string[] } }) => ({
        message: '',
        invitations: body.invitation_ids.map((id) => change(id, 'canceled')),
      }),
    }));

  test('thirty are canceled with one question and one request', async () => {
    const done = anInvitation({ id: 'done', email: 'done@x.com', status: 'accepted' });
    const { platform } = open({ routes: canceling([...many(30), done]) });
    await checkAll();
    expect(screen.getByText('31 selected')).toBeVisible();
    fireEvent.click(screen.getByText('Cancel invitations'));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Cancel 30 pending invitations?')).toBeVisible();
    fireEvent.click(dialog.getByText('Cancel 30 invitations'));
    await waitFor(() => expect(platform.notices).toMatchObject([{ title: '30 invitations canceled' }]));
    const [asked] = platform.fake.callsTo('PATCH /invitation/cancel/bulk');
    expect((asked?.body as { invitation_ids: string[] }).invitation_ids).toHaveLength(30);
    expect(screen.queryByText('31 selected')).not.toBeInTheDocument();
    expect(await button('Resend the invitation to p0@x.com')).toBeInTheDocument();
  });

  test('everything that matches means also what is not loaded', async () => {
    const { platform } = open({ routes: canceling(many(120)) });
    await checkAll();
    fireEvent.click(screen.getByText('Select all 120'));
    fireEvent.click(screen.getByText('Cancel invitations'));
    fireEvent.click(await screen.findByText('Cancel 120 invitations'));
    await waitFor(() => expect(platform.notices).toMatchObject([{ title: '120 invitations canceled' }]));
  });

  test('a failure is said in the dialog, and takes nothing away', async () => {
    // Messages measure themselves, and jsdom has nothing to do it with.
    globalThis.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    const { platform } = open({
      routes: { ...invitations(many(2)), 'PATCH /invitation/cancel/bulk': () => failure('unavailable') },
    });
    await checkAll();
    fireEvent.click(screen.getByText('Cancel invitations'));
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.click(dialog.getByText('Cancel 2 invitations'));
    await waitFor(() => expect(platform.fake.callsTo('PATCH /invitation/cancel/bulk')).toHaveLength(1));
    expect(await dialog.findByText(/Please try again in a moment/)).toBeVisible();
    fireEvent.click(dialog.getByText('Keep them'));
    expect(screen.getByText('2 selected')).toBeVisible();
  });

  test('what the server does not answer is given up: the list is read again, and nothing of it is said later', async () => {
    const { platform } = open({
      routes: { ...invitations(many(2)), 'PATCH /invitation/cancel/bulk': () => new Promise<never>(() => undefined) },
    });
    await checkAll();
    fireEvent.click(screen.getByText('Cancel invitations'));
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.click(dialog.getByText('Cancel 2 invitations'));
    await waitFor(() => expect(platform.fake.callsTo('PATCH /invitation/cancel/bulk')).toHaveLength(1));
    const read = platform.fake.calls.length;
    fireEvent.click(dialog.getByText('Keep them'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(platform.fake.calls.length).toBeGreaterThan(read));
    expect(screen.getByText('2 selected')).toBeVisible();
    fireEvent.click(screen.getByText('Cancel invitations'));
    const again = within(await screen.findByRole('alertdialog'));
    expect(again.getByRole('button', { name: 'Cancel 2 invitations' })).not.toHaveAttribute('aria-disabled', 'true');
    expect(again.queryByText(/try again/i)).toBeNull();
    expect(platform.notices).toEqual([]);
  });

  test('there is nothing to cancel where none is pending', async () => {
    open({ routes: invitations(many(2, { status: 'canceled' })) });
    await checkAll();
    const cancel = screen.getByText('Cancel invitations').closest('button')!;
    expect(cancel).toHaveAttribute('aria-disabled', 'true');
  });

  const resending = (list: Invitation[]) =>
    kept(list, (change) => ({
      'PATCH /invitation/cancel/bulk': ({ body }: { body: { invitation_ids: string[] } }) => ({
        message: '',
        invitations: body.invitation_ids.map((id) => change(id, 'canceled')),
      }),
      'PATCH /invitation/resend': ({ body: { invitation_id: id } }: { body: { invitation_id: string } }) =>
        id === 'i1' ? failure('invitation_exists') : { message: '', invitation: change(id, 'pending') },
    }));

  test('canceled and expired ones are sent again with one question; what cannot be says why and stays', async () => {
    const list = [...many(3, { status: 'canceled' }), anInvitation({ id: 'p', email: 'pending@x.com' })];
    const { platform } = open({ routes: resending(list) });
    await checkAll();
    fireEvent.click(screen.getByText('Resend invitations'));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Resend 3 invitations?')).toBeVisible();
    fireEvent.click(dialog.getByText('Resend 3 invitations'));
    expect(await dialog.findByText('1 invitation was not sent again')).toBeVisible();
    expect(dialog.getByText(/^p1@x\.com: /)).toBeVisible();
    expect(platform.notices).toMatchObject([{ title: '2 invitations sent again' }]);
    expect(platform.fake.callsTo('PATCH /invitation/resend')).toHaveLength(3);
  });

  test('offline Cancel gives up the one that waits, and those after it', async () => {
    const { platform } = open({
      routes: {
        ...invitations(many(2, { status: 'canceled' })),
        'PATCH /invitation/resend': () => new Promise<never>(() => undefined),
      },
    });
    await checkAll();
    fireEvent.click(screen.getByText('Resend invitations'));
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.click(dialog.getByText('Resend 2 invitations'));
    await waitFor(() => expect(platform.fake.callsTo('PATCH /invitation/resend')).toHaveLength(1));
    const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    expect(dialog.getByText(/“Cancel” gives it up/)).toBeVisible();
    fireEvent.click(dialog.getByText('Cancel'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(platform.fake.callsTo('PATCH /invitation/resend')).toHaveLength(1);
    expect(platform.notices).toEqual([]);
    line.mockRestore();
    fireEvent(window, new Event('online'));
  });

  test('the message about many that were canceled offers to send them again', async () => {
    const { platform } = open({ routes: resending([many(1)[0]!]) });
    await checkAll();
    fireEvent.click(screen.getByText('Cancel invitations'));
    fireEvent.click(await screen.findByText('Cancel 1 invitation'));
    await waitFor(() => expect(platform.notices).toMatchObject([{ action: { label: 'Resend' } }]));
    act(() => platform.notices[0]?.action?.onClick());
    await waitFor(() => expect(platform.notices[1]).toMatchObject({ title: '1 invitation sent again' }));
  });

  test('a selection outlasts a search, says what is not shown, and is acted on as a whole', async () => {
    const { platform } = open({ routes: canceling(many(3)) });
    await checkAll();
    fireEvent.change(screen.getByPlaceholderText('Search invitations...'), { target: { value: 'p1@' } });
    expect(await screen.findByText('3 selected, 2 not shown')).toBeVisible();
    fireEvent.click(screen.getByText('Cancel invitations'));
    fireEvent.click(await screen.findByText('Cancel 3 invitations'));
    await waitFor(() => expect(platform.notices).toMatchObject([{ title: '3 invitations canceled' }]));
  });

  test('everything that matched ends with its search, and says so; nothing else is acted on in its place', async () => {
    const { platform } = open({ routes: canceling(many(120)) });
    await checkAll();
    fireEvent.click(screen.getByText('Select all 120'));
    fireEvent.change(screen.getByPlaceholderText('Search invitations...'), { target: { value: 'p1@' } });
    await waitFor(() =>
      expect(platform.notices).toMatchObject([
        { title: 'The selection of everything that matched ended with that search.' },
      ]),
    );
    expect(screen.queryByText(/selected/)).toBeNull();
  });

  test('everything that matches a state is nothing of another state', async () => {
    const list = [...many(60), anInvitation({ id: 'x', email: 'x@x.com', status: 'expired' })];
    const expired = Array.from({ length: 60 }, (_, at) =>
      anInvitation({ id: `e${at}`, email: `e${at}@x.com`, status: 'expired' }),
    );
    const { platform } = open({ path: '/invitations?status=expired', routes: canceling([...list, ...expired]) });
    await checkAll();
    fireEvent.click(screen.getByText('Select all 61'));
    fireEvent.click(screen.getByText('Cancel invitations'));
    await waitFor(() => expect(platform.notices).toHaveLength(1));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(platform.fake.callsTo('PATCH /invitation/cancel/bulk')).toEqual([]);
  });
});

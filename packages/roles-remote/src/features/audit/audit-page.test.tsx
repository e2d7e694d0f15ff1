import type { AuditRecord } from '@slotwise/contract';
import { failure, renderWithPlatform } from '@slotwise/shared/testing';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import AuditEntryPage from './audit-entry-page';
import AuditPage from './audit-page';

configure({ defaultHidden: true });

const anEntry = (over: Partial<AuditRecord> = {}): AuditRecord => ({
  ...{ id: 'e1', at: '2026-11-22T10:00:00.000Z', action: 'role.updated', version: 1, subject: 'role' },
  ...{ subjectId: 'r1', actor: { id: 'u1', name: 'Ada Owner' }, before: { name: 'Packer' }, after: { name: 'Picker' } },
  ...{ details: {}, embedded: null, apiKey: null, requestId: 'req-1', ip: '127.0.0.1' },
  ...over,
});
const pageOf = (...items: AuditRecord[]) => ({ items, nextCursor: null });
/** As the remotes that the deployment serves say it. */
const WORDS = {
  en: {
    'action.role.updated': 'changed a role',
    'action.role.deleted': 'deleted a role',
    'action.role.permissions_replaced': 'changed the permissions of a role',
    'kind.role': 'Role',
  },
  de: { 'action.role.updated': 'hat eine Rolle geändert' },
};
const SAID = { 'GET /audit/words': () => ({ words: WORDS }) };
const grid = () => screen.findByRole('grid', { name: 'Audit entries' });

test('entries are said in the words of the remotes; what has no words yet is said by its code, readably', async () => {
  renderWithPlatform(<AuditPage />, {
    routes: {
      ...SAID,
      'GET /audit': () =>
        pageOf(
          anEntry(),
          anEntry({ id: 'e2', action: 'dock_door.taken_away', subject: 'dock_door', actor: { id: 'u2', name: null } }),
          anEntry({
            id: 'e3',
            action: 'invitation.expired',
            subject: 'invitation',
            actor: null,
            before: null,
            after: null,
          }),
        ),
    },
  });
  const table = await grid();
  expect(await within(table).findByText('changed a role')).toBeVisible();
  // Its column may be too narrow for it.
  expect(within(table).getByText('changed a role')).toHaveAttribute('title', 'changed a role');
  expect(within(table).getByText('Role Picker')).toBeVisible();
  expect(within(table).getByText('dock door taken away')).toBeVisible();
  expect(within(table).getByText('Dock door Picker')).toBeVisible();
  expect(within(table).getByText('Somebody who left')).toBeVisible();
  expect(within(table).getByText('Slotwise')).toBeVisible();
});

test('who did it is called as they were then, with the present name beside, and a request by who asked for what', async () => {
  renderWithPlatform(<AuditPage />, {
    routes: {
      ...SAID,
      'GET /audit': () =>
        pageOf(
          anEntry({ actor: { id: 'u1', name: 'Iris Marlow', nameNow: 'Ada Owner' } }),
          anEntry({
            ...{ id: 'e2', action: 'access.granted', subject: 'access_request', subjectId: 'a1' },
            ...{ before: { status: 'open' }, after: { status: 'granted' } },
            details: { subjectName: 'Grace Hopper: view_audit' },
          }),
        ),
    },
  });
  const table = await grid();
  expect(await within(table).findByText('Iris Marlow (now Ada Owner)')).toBeVisible();
  expect(within(table).getByText(/Grace Hopper: View the audit trail/)).toBeVisible();
});

test('under a filter that nobody can read nothing is shown, exported or saved, and the reason stands there', async () => {
  const { platform } = renderWithPlatform(<AuditPage />, {
    path: '/?q=foo%3Abar',
    routes: { ...SAID, 'GET /audit': () => pageOf(anEntry()) },
  });
  const status = (await screen.findByText('Nothing is shown until the search is corrected')).closest('[role="status"]');
  expect(status).toHaveTextContent(/There is no foo: to filter by/);
  expect(screen.queryByRole('grid')).toBeNull();
  for (const [name, reason] of [
    ['Export', /cannot be used: correct it to export/],
    ['Save view', /cannot be used: correct it to save/],
  ] as const) {
    const button = screen.getByRole('button', { name });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(reason);
  }
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(await within(await grid()).findByText('changed a role')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export' })).not.toHaveAttribute('aria-disabled');
  expect(platform.fake.callsTo('GET /audit').map(({ query }) => (query as { q?: string }).q)).not.toContain('foo:bar');
});

test('a search that is too long with what is chosen beside it says how long it is, and is not sent', async () => {
  const { platform } = renderWithPlatform(<AuditPage />, {
    path: `/audit?q=${'a'.repeat(195)}&by=assistant`,
    routes: { ...SAID, 'GET /audit': () => pageOf() },
  });
  expect(
    await screen.findByText(
      'The search has 208 characters, with what is chosen beside it; 200 is the most. Shorten it',
    ),
  ).toBeVisible();
  expect(platform.fake.callsTo('GET /audit')).toEqual([]);
});

test('a filter is looked for as soon as it is corrected', async () => {
  const { platform } = renderWithPlatform(<AuditPage />, {
    routes: { ...SAID, 'GET /audit': () => pageOf(anEntry()) },
  });
  await within(await grid()).findByText('changed a role');
  const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  type('owner:ada');
  expect(await screen.findByText(/There is no owner: to filter by/)).toBeVisible();
  expect(screen.queryByRole('grid')).toBeNull();
  type('who:ada -about:session');
  await waitFor(() => expect(screen.queryByText(/There is no owner/)).toBeNull());
  await waitFor(() =>
    expect(platform.fake.callsTo('GET /audit').at(-1)?.query).toMatchObject({ q: 'who:ada -about:session' }),
  );
  const asked = platform.fake.callsTo('GET /audit').map(({ query }) => (query as { q?: string }).q);
  expect(asked).not.toContain('owner:ada');
});

test('how an entry was made is chosen in the bar, stands in the address for saved views, and goes along with what is typed', async () => {
  const { platform } = renderWithPlatform(<AuditPage />, {
    path: '/?q=about%3Arole&by=assistant',
    routes: { ...SAID, 'GET /audit': () => pageOf(anEntry()) },
  });
  await within(await grid()).findByText('changed a role');
  const asked = () => platform.fake.callsTo('GET /audit').at(-1)?.query;
  expect(asked()).toMatchObject({ q: 'about:role by:assistant' });
  fireEvent.change(screen.getByRole('combobox', { name: 'Filter by how it was done' }), {
    target: { value: 'api-key' },
  });
  await waitFor(() => expect(asked()).toMatchObject({ q: 'about:role by:api-key' }));
});

test('a view that comes with the page narrows the list to what it is called, and stands in the address', async () => {
  const { platform } = renderWithPlatform(<AuditPage />, {
    routes: { ...SAID, 'GET /audit': () => pageOf(anEntry()) },
  });
  await grid();
  const asked = () => (platform.fake.callsTo('GET /audit').at(-1)?.query as { q?: string } | undefined)?.q;
  for (const [name, q] of [
    ['Access', 'about:role'],
    ['Sign-ins', 'about:session'],
    ['All', undefined],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(asked()).toBe(q));
  }
});

test('newer entries wait until somebody asks for them', async () => {
  let entries = [anEntry()];
  jest.useFakeTimers({ advanceTimers: true });
  try {
    renderWithPlatform(<AuditPage />, { routes: { ...SAID, 'GET /audit': () => pageOf(...entries) } });
    await within(await grid()).findByText('changed a role');
    entries = [anEntry({ id: 'e2', action: 'role.deleted' }), ...entries];
    await act(() => jest.advanceTimersByTimeAsync(11_000));
    const show = await screen.findByRole('button', { name: '1 newer entry: show' });
    expect(within(await grid()).queryByText('deleted a role')).toBeNull();
    fireEvent.click(show);
    expect(await within(await grid()).findByText('deleted a role')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: /newer/ })).toBeNull());
  } finally {
    jest.useRealTimers();
  }
});

test('an error is an error, and who may not see the audit is told so', async () => {
  renderWithPlatform(<AuditPage />, { routes: { ...SAID, 'GET /audit': () => failure('unavailable') } });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
});

test('entries stay readable where nobody says their words', async () => {
  renderWithPlatform(<AuditPage />, {
    routes: { 'GET /audit': () => pageOf(anEntry()), 'GET /audit/words': () => failure('route_not_found') },
  });
  expect(await within(await grid()).findByText('role updated')).toBeVisible();
});

test('entries are said in the language of the page, and in English where a remote has no other words', async () => {
  const { platform } = renderWithPlatform(<AuditPage />, {
    routes: { ...SAID, 'GET /audit': () => pageOf(anEntry(), anEntry({ id: 'e2', action: 'role.deleted' })) },
  });
  await within(await grid()).findByText('changed a role');
  await act(async () => platform.locale.set('de'));
  expect(await screen.findByText('hat eine Rolle geändert')).toBeVisible();
  expect(screen.getByText('deleted a role')).toBeVisible();
});

test('one entry says what was taken away and added, and leads to what belongs to it', async () => {
  renderWithPlatform(<AuditEntryPage id="e1" />, {
    routes: {
      ...SAID,
      'GET /audit/entry': () => ({
        entry: anEntry({
          action: 'role.permissions_replaced',
          before: { permissions: ['view_roles', 'manage_roles'] },
          after: { permissions: ['view_roles', 'view_users'] },
          details: { reason: 'tidy up', user: 'u7', subjectName: 'Packer' },
        }),
        names: { u7: 'Bo Newcomer' },
      }),
    },
  });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Ada Owner changed the permissions of a role' }),
  ).toBeVisible();
  const changes = screen.getByRole('table');
  expect(within(changes).getByText('Manage roles')).toHaveAttribute('title', 'manage_roles');
  expect(within(changes).getByText('View users')).toHaveAttribute('title', 'view_users');
  expect(screen.getByText('tidy up')).toBeVisible();
  expect(screen.getByText('Bo Newcomer')).toHaveAttribute('title', 'u7');
  expect(screen.getByText('Role Packer')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All entries of this request' })).toHaveAttribute(
    'href',
    '/audit?q=request%3Areq-1&within=all',
  );
});

/** The fields of a remote that has one action. */
const fieldsOf = (action: string, en: Record<string, string>) => ({ actions: [action], words: { en } });

test('fields of an entry are said by the remote of the action, those of several remotes here, and others by their code', async () => {
  const entry = anEntry({
    before: { name: 'Packer', doors: '1', ramps: '1' },
    after: { name: 'Picker', doors: '2', ramps: '2' },
  });
  renderWithPlatform(<AuditEntryPage id="e1" />, {
    routes: {
      'GET /audit/entry': () => ({ entry, names: {} }),
      'GET /audit/words': () => ({
        words: WORDS,
        fields: [
          fieldsOf('ramp.moved', { 'field.ramps': 'Ramps of another' }),
          fieldsOf('role.updated', { 'field.doors': 'Dock doors' }),
        ],
      }),
    },
  });
  for (const name of ['Name', 'Dock doors', 'ramps']) expect(await screen.findByText(name)).toBeVisible();
});

test('a time that is typed is not cut by the one beside it, and one that is chosen there takes its place', async () => {
  const { platform } = renderWithPlatform(<AuditPage />, {
    path: '/?q=at%3A2026-09-01..2026-10-25+picker',
    routes: { ...SAID, 'GET /audit': () => pageOf(anEntry()) },
  });
  await within(await grid()).findByText('changed a role');
  const asked = () => platform.fake.callsTo('GET /audit').at(-1)?.query;
  expect(asked()).toMatchObject({ q: 'at:2026-09-01..2026-10-25 picker' });
  expect(asked()).not.toHaveProperty('since');
  fireEvent.change(screen.getByRole('combobox', { name: 'Filter by time' }), { target: { value: 'week' } });
  await waitFor(() => expect(asked()).toMatchObject({ q: 'picker', since: expect.any(String) as string }));
});

import {
  aCompany,
  anInvitation,
  aRole,
  aUser,
  aWarehouse,
  failure,
  me,
  renderWithPlatform,
} from '@slotwise/shared/testing';
import type { Extension } from '@slotwise/shared/remote';
import type { FakeRoutes, TestPlatformOptions } from '@slotwise/shared/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { begun, noFigures, nothing } from '../../testing/figures';
import DashboardPage from './dashboard-page';
import type { DashboardPageProps } from './dashboard-page';

configure({ defaultHidden: true });

const company = {
  ...noFigures,
  'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse()] }),
  'GET /mycompany/users': () => ({ myUsers: [aUser()], nextCursor: 'next', total: 3, matching: 3 }),
  'GET /mycompany/roles': () => ({ myRoles: [aRole(), aRole()] }),
  'GET /mycompany/invitations': ({ query: { status } }) => ({
    myInvitations: status === 'pending' ? [anInvitation()] : [],
    ...{ nextCursor: null, total: 2, matching: status === 'pending' ? 1 : 0 },
  }),
} satisfies FakeRoutes;
const Ledger: DashboardPageProps['Transactions'] = ({ range }) => (
  <p>{`The ledger from ${range.start} to ${range.end}`}</p>
);
const Plans = () => null;
const open = (options: TestPlatformOptions & { path?: string } = { routes: company }) =>
  renderWithPlatform(<DashboardPage Transactions={Ledger} Plans={Plans} />, { path: '/dashboard', ...options });
const inFuture = (hours: number) => new Date(Date.now() + hours * 3600_000 + 60_000).toISOString();

test('the overview counts what there is and leads to where it is', async () => {
  const { platform } = open();
  const link = async (name: RegExp) => screen.findByRole('link', { name });
  expect(await link(/Warehouses\s*1$/)).toHaveAttribute('href', '/inventory');
  expect(await link(/^Users\s*3$/)).toHaveAttribute('href', '/users');
  expect(await link(/^Roles\s*2$/)).toHaveAttribute('href', '/roles');
  await userEvent.click(await link(/^Pending invitations\s*1$/));
  expect(platform.navigations).toEqual([{ to: '/invitations', replace: false }]);
  expect(screen.queryByText('Next steps')).not.toBeInTheDocument();
});

test('a range without work leads to the latest days that have some', async () => {
  const quiet = {
    ...{ picks: { lines: 0, pieces: 0, hours: 0 }, counts: { places: 0, exact: 0 }, space: { places: 9, used: 3 } },
    open: { picks: 0, counts: 0, approvals: 0, putAways: 0, relocations: 0, refills: 0 },
    attention: { low: 0, replenish: 0, expired: 0, expiring: 0, unmeasured: 0, reslots: 0 },
    latest: '2023-05-06',
  };
  const { platform } = open({ routes: { ...company, 'GET /figures/overview': () => ({ figures: quiet }) } });
  await userEvent.click(await screen.findByRole('button', { name: 'Show the latest days' }));
  await waitFor(() =>
    expect(platform.fake.callsTo('GET /figures/overview').at(-1)?.query).toMatchObject({
      from: '2023-04-16',
      to: '2023-05-06',
    }),
  );
});

test('work is told in figures that open what they count, and what needs somebody stands below', async () => {
  const busy = {
    picks: { lines: 90, pieces: 120, hours: 3 },
    walks: { lines: 80, metres: 1848 },
    counts: { places: 200, exact: 197 },
    space: { places: 400, used: 300 },
    open: { picks: 4, counts: 1, approvals: 1, putAways: 2, relocations: 5, refills: 3 },
    attention: { low: 2, replenish: 3, expired: 0, expiring: 1, unmeasured: 0, reslots: 1 },
    latest: '2022-02-26',
  };
  const only = aWarehouse();
  const { platform } = open({
    routes: {
      ...company,
      'GET /mycompany/warehouses': () => ({ myWarehouses: [only] }),
      'GET /figures/overview': () => ({ figures: busy }),
    },
  });
  const work = within(await screen.findByRole('list', { name: 'Work and stock' }));
  const cards = work.getAllByRole('link').map(({ textContent }) => textContent);
  expect(cards).toEqual([
    ...['Lines picked an hour30', 'Walked a line23.1 m', 'Stock accuracy98.5%', 'Storage places in use75%'],
    'Open tasks16',
  ]);
  expect(work.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard?tab=transactions&kind=pick',
    '/dashboard?tab=transactions&kind=pick',
    '/inventory/counts?view=counted&from=2022-01-20&to=2022-02-09',
    `/inventory/warehouses/${only.id}?purpose=storage&occupied=yes`,
    '/inventory/floor',
  ]);
  // There are figures for these days, though there is later work too.
  expect(screen.queryByRole('button', { name: 'Show the latest days' })).toBeNull();
  const needs = within(screen.getByRole('region', { name: 'Needs you today' }));
  expect(needs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '3 SKUs are to be replenished from reserve',
    '2 SKUs are at their reorder levels or below',
    '1 lot expires within 30 days',
    '1 count waits for approval',
    'A plan is worth too little by now: a re-slot is proposed',
  ]);
  expect(platform.fake.callsTo('GET /figures/overview')[0]).toMatchObject({
    query: { from: '2022-01-20', to: '2022-02-09' },
  });
});

test('of several warehouses, space leads to what each of them holds', async () => {
  const two = { myWarehouses: [aWarehouse(), aWarehouse({ id: 'w2' })] };
  const figures = { ...nothing, space: { places: 4, used: 1 } };
  const more = { 'GET /mycompany/warehouses': () => two, 'GET /figures/overview': () => ({ figures }) };
  open({ routes: { ...company, ...more } });
  const work = within(await screen.findByRole('list', { name: 'Work and stock' }));
  expect(work.getByRole('link', { name: /^Storage places in use/ })).toHaveAttribute('href', '/inventory');
});

test('where nobody picked or counted there is no pace and no accuracy, rather than none of it', async () => {
  const quiet = { ...nothing, space: { places: 4, used: 1 } };
  open({ routes: { ...company, 'GET /figures/overview': () => ({ figures: quiet }) } });
  const work = within(await screen.findByRole('list', { name: 'Work and stock' }));
  expect(work.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Storage places in use25%',
    'Open tasks0',
  ]);
  expect(work.getAllByRole('listitem')).toHaveLength(2);
});

test('before there are places and orders, work has no figures', async () => {
  open();
  expect(await screen.findByRole('link', { name: /^Users/ })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Work and stock' })).toBeNull();
});

test('a provider sees its companies', async () => {
  open({
    me: me({ userType: 'wms' }),
    routes: {
      'GET /mywms/companies': () => ({ myCompanies: [aCompany(), aCompany()] }),
      'GET /mywms/users': () => ({ myUsers: [aUser()] }),
      'GET /mywms/roles': () => ({ myRoles: [aRole()] }),
      'GET /mywms/invitations': () => ({ myInvitations: [anInvitation()] }),
    },
  });
  expect(await screen.findByRole('link', { name: /^Companies\s*2$/ })).toBeVisible();
});

test('cards of other remotes stand below, in their order, each with its place until it is drawn', async () => {
  const card = (remote: string, Component: Extension['Component']): Extension => ({
    ...{ remote, title: `Card of ${remote}`, order: 1 },
    Component,
  });
  // The page's extensions are typed without React's types.
  const drawn = (() => <p>Lines of stock</p>) as unknown as Extension['Component'];
  const awaited = (({ fallback }) => fallback) as Extension['Component'];
  open({ routes: company, extensions: { 'dashboard.card': [card('stock', drawn), card('late', awaited)] } });
  const shown = await screen.findByText('Lines of stock');
  const figures = screen.getByRole('list', { name: 'Figures' });
  expect(figures.compareDocumentPosition(shown)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(shown.compareDocumentPosition(screen.getByRole('status'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

const brought = (Row: () => ReactNode) => ({
  'dashboard.need': [
    { remote: 'waves', title: 'Waves', order: 1, Component: Row as unknown as Extension['Component'] },
  ],
});

test('what needs somebody names the work of other remotes, and says that there is none only where there is none', async () => {
  const figures = { ...nothing, space: { places: 4, used: 1 } };
  const routes = { ...company, 'GET /figures/overview': () => ({ figures }) };
  const { unmount } = open({ routes, extensions: brought(() => <a href="/waves">2 waves wait</a>) });
  const needs = within(await screen.findByRole('region', { name: 'Needs you today' }));
  expect(needs.getByRole('link', { name: '2 waves wait' })).toBeVisible();
  expect(needs.getByText('Nothing needs you right now.')).not.toBeVisible();
  unmount();
  open({ routes, extensions: brought(() => null) });
  expect(await screen.findByText('Nothing needs you right now.')).toBeVisible();
});

test('who sees no stock is told of other work, where there is some', async () => {
  const options = { role: aRole({ permissions: ['view_users'] }), routes: company };
  const { unmount } = open({ ...options, extensions: brought(() => <a href="/waves">2 waves wait</a>) });
  expect(await screen.findByRole('link', { name: '2 waves wait' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Needs you today' })).toBeVisible();
  expect(screen.queryByText('Nothing needs you right now.')).toBeNull();
  unmount();
  open({ ...options, extensions: brought(() => null) });
  expect(await screen.findByText('Needs you today')).not.toBeVisible();
});

test('what the role does not allow is neither shown nor asked for', async () => {
  const { platform } = open({
    role: aRole({ id: 'r', permissions: ['view_warehouses'] }),
    routes: { ...noFigures, 'GET /mycompany/warehouses': company['GET /mycompany/warehouses'] },
  });
  expect(await screen.findByText('1')).toBeVisible();
  // The number is shown; a page that would only say "no access" is no link.
  expect(screen.queryAllByRole('link')).toHaveLength(0);
  expect(platform.fake.callsTo('GET /mycompany/users')).toEqual([]);
});

test('somebody without a role is told whom to ask', async () => {
  open({ role: null, routes: {} });
  expect(await screen.findByText('You have no role yet')).toBeVisible();
});

test('one number that fails leaves the others standing, and can be tried again', async () => {
  const { platform } = open({ routes: { ...company, 'GET /mycompany/users': () => failure('internal') } });
  expect(await screen.findByText('Failed to fetch myUsers')).toBeVisible();
  expect(await screen.findByRole('link', { name: /^Roles\s*2$/ })).toBeVisible();
  platform.fake.on(company);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: /^Users\s*3$/ })).toBeVisible();
});

test('somebody who belongs nowhere is told how to join', async () => {
  open({ me: me({ companyID: null, email: 'ada@example.com' }), role: null, routes: {} });
  expect(await screen.findByText('You belong to no company or WMS yet')).toBeVisible();
  expect(screen.getByText(/Open the link of your invitation/)).toHaveTextContent('ada@example.com');
});

test('a tenant that has just begun is shown its next steps', async () => {
  open({
    routes: {
      ...company,
      'GET /mycompany/warehouses': () => ({ myWarehouses: [] }),
      'GET /mycompany/users': () => ({ myUsers: [aUser()] }),
      'GET /mycompany/invitations': () => ({ myInvitations: [] }),
    },
  });
  const steps = within(await screen.findByRole('region', { name: 'Next steps' }));
  expect(steps.getByRole('button', { name: 'Add warehouse' })).toBeVisible();
  expect(steps.getByRole('button', { name: 'Invite people' })).toBeVisible();
});

test('who can do none of them is not told to', async () => {
  // The plans stand last: with them all that there is is there.
  renderWithPlatform(<DashboardPage Transactions={Ledger} Plans={() => <p>The plans</p>} />, {
    path: '/dashboard',
    role: aRole({ permissions: ['view_warehouses', 'view_users', 'view_invitations'] }),
    routes: {
      ...company,
      'GET /mycompany/warehouses': () => ({ myWarehouses: [] }),
      'GET /mycompany/users': () => ({ myUsers: [aUser()] }),
      'GET /mycompany/invitations': () => ({ myInvitations: [] }),
    },
  });
  await screen.findByText('The plans');
  expect(screen.queryByRole('region', { name: 'Next steps' })).toBeNull();
});

test('where the first steps lead to a warehouse, the next ones do not as well', async () => {
  open({
    routes: {
      ...company,
      'GET /first-steps': () => begun,
      'GET /mycompany/warehouses': () => ({ myWarehouses: [] }),
      'GET /mycompany/users': () => ({ myUsers: [aUser()] }),
      'GET /mycompany/invitations': () => ({ myInvitations: [] }),
    },
  });
  const card = within(await screen.findByRole('region', { name: 'Get started' }));
  expect(card.getByRole('button', { name: 'Add warehouse' })).toBeVisible();
  const steps = within(screen.getByRole('region', { name: 'Next steps' }));
  expect(steps.getByRole('button', { name: 'Invite people' })).toBeVisible();
  expect(steps.queryByRole('button', { name: 'Add warehouse' })).toBeNull();
});

test('in a partner’s page nobody is led by first steps', async () => {
  open({
    routes: {
      ...company,
      'GET /first-steps': () => ({ ...begun, offered: false }),
      'GET /mycompany/warehouses': () => ({ myWarehouses: [] }),
    },
  });
  const steps = within(await screen.findByRole('region', { name: 'Next steps' }));
  expect(steps.getByRole('button', { name: 'Add warehouse' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Get started' })).toBeNull();
});

test('the four tabs are there, Overview first, and the open one is kept in the address', async () => {
  open({ path: '/dashboard?tab=transactions', routes: company });
  for (const name of ['Overview', 'Analytics', 'Transactions', 'Notifications']) {
    expect(screen.getByRole('tab', { name })).toBeVisible();
  }
  expect(screen.getByRole('tab', { name: 'Transactions' })).toHaveAttribute('aria-selected', 'true');
  expect(await screen.findByText('The ledger from 2022-01-20 to 2022-02-09')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Analytics' }));
  expect(await screen.findByText('Order lines by day')).toBeVisible();
});

test('a tab that somebody may not open is not offered; one that an address names is, and says why', async () => {
  const role = aRole({ permissions: ['view_users', 'view_invitations'] });
  const { unmount } = open({ routes: company, role });
  await screen.findByRole('link', { name: /^Pending invitations/ });
  const tabs = () => screen.getAllByRole('tab').map((tab) => tab.id.split('-').at(-1));
  expect(tabs()).toEqual(['overview', 'notifications']);
  unmount();
  open({ path: '/dashboard?tab=analytics', routes: company, role });
  await screen.findByText('“View inventory”');
  expect(tabs()).toEqual(['overview', 'analytics', 'notifications']);
});

test('the picker starts on the first range, and on the picked one ever after', async () => {
  const { platform, unmount } = open();
  expect(screen.getByRole('button', { name: 'Jan 20, 2022 - Feb 09, 2022' })).toBeVisible();
  await screen.findByRole('link', { name: /^Users\s*3$/ });
  unmount();
  platform.preferences.set('range', '2024-03-01/2024-03-05');
  renderWithPlatform(
    (fresh) => {
      fresh.preferences.set('range', '2024-03-01/2024-03-05');
      return <DashboardPage Transactions={Ledger} Plans={Plans} />;
    },
    { path: '/dashboard', routes: company },
  );
  expect(screen.getByRole('button', { name: 'Mar 01, 2024 - Mar 05, 2024' })).toBeVisible();
  await screen.findByRole('link', { name: /^Users\s*3$/ });
});

test('notifications name what expires soon and what has expired', async () => {
  const { platform } = open({
    path: '/dashboard?tab=notifications',
    routes: {
      ...company,
      'GET /mycompany/invitations': ({ query: { status, cursor } }) =>
        status === 'expired'
          ? {
              myInvitations: [anInvitation({ name: cursor ?? 'Bob', status, expiredAt: inFuture(cursor ? -72 : -48) })],
              nextCursor: cursor ? null : 'Cid',
            }
          : {
              myInvitations: [
                anInvitation({ name: 'Ann', expiresAt: inFuture(3) }),
                anInvitation({ name: 'Eve', expiresAt: inFuture(100) }),
              ],
              nextCursor: null,
            },
    },
  });
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Expires soonInvitation to Annexpires in 3 hours',
    expect.stringMatching(/^ExpiredInvitation to Bobexpired .*(yesterday|days ago)/),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Invitation to Cid')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  const asked = platform.fake.callsTo('GET /mycompany/invitations').map(({ query }) => query);
  expect(asked.every((query) => (query as { limit?: number }).limit !== undefined)).toBe(true);
});

test('who has no role is offered the next step: to ask for access', async () => {
  const { platform } = open({
    me: me({ roleID: null }),
    role: null,
    routes: {
      ...company,
      'GET /me/access-requests': () => ({ items: [], nextCursor: null }),
      'POST /me/access-requests': () => failure('already_asked'),
    },
  });
  expect(await screen.findByText('You have no role yet')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for access' }));
  await waitFor(() =>
    expect(platform.fake.callsTo('POST /me/access-requests')[0]?.body).toEqual({ permission: 'view_inventory' }),
  );
});

import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { actingAs } from '../fixtures/acting';
import type { Person } from '../fixtures/people';
import { expect, newPerson, test } from '../fixtures/test';
import { Frame } from '../pages/frame';
import { Mailbox } from '../pages/mailbox';
import { TenantMenu } from '../pages/tenant-menu';

/** A change made elsewhere is seen without a reload. Nothing on these screens asks again by itself. */
const seen = (what: Locator) => expect(what.first()).toBeVisible();
const gone = (what: Locator) => expect(what).toHaveCount(0);

interface Named {
  id: string;
  name: string;
}
interface Permission extends Named {
  category: string;
}

/** Accepts the newest invitation that was mailed to somebody without an account. */
async function join(request: APIRequestContext, url: string, page: Page, invited: Person, more: object = {}) {
  const link = await new Mailbox(page).linkTo(invited.email, '/register');
  const answer = await request.post(`${url}/api/invitation/register`, {
    data: {
      token: tokenOf(link),
      email: invited.email,
      first_name: invited.firstName,
      last_name: invited.lastName,
      password: invited.password,
      ...more,
    },
  });
  expect(answer.ok()).toBe(true);
}
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';

test('roles: created, renamed, given permissions and users, deleted', async ({ newCompany, server, request }) => {
  const { page, person } = await newCompany('Roles Goods');
  const act = await actingAs(request, server.url, person);
  await page.goto('/dashboard');
  await new Frame(page).expectLive();
  const menu = new TenantMenu(page);
  await menu.open('Roles Goods');
  await menu.unfold('Roles');
  const dialog = await menu.openRoles();
  const row = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });
  await expect(row('Owner')).toContainText('1 user');

  const { role } = await act<{ role: Named }>('POST', '/role', { name: 'Night shift', description: '' });
  await seen(row('Night shift'));
  await expect(row('Night shift')).toContainText('0 permissions · 0 users');

  await act('PATCH', '/role', { role_id: role.id, name: 'Early shift' });
  await seen(row('Early shift'));
  await gone(row('Night shift'));

  const { myPermissions } = await act<{ myPermissions: Permission[] }>('GET', '/mycompany/permissions');
  const two = myPermissions.slice(0, 2).map(({ id }) => ({ id }));
  await act('PATCH', '/role/permissions', { role_id: role.id, permissions: two });
  await expect(row('Early shift')).toContainText('2 permissions');

  await act('DELETE', '/role', { role_id: role.id });
  await gone(row('Early shift'));
});

test('warehouses, the company’s name, and a draft that stays', async ({ newCompany, server, request }) => {
  const { page, person } = await newCompany('Before Goods');
  const act = await actingAs(request, server.url, person);
  await page.goto('/dashboard');
  await new Frame(page).expectLive();
  const menu = new TenantMenu(page);
  await menu.open('Before Goods');
  await menu.unfold('Warehouses');
  await seen(page.getByText('No Warehouses'));

  const { warehouse } = await act<{ warehouse: Named }>('POST', '/warehouse', { name: 'North' });
  await seen(menu.row('Warehouses', 'North'));
  await act('PATCH', '/warehouse', { warehouse_id: warehouse.id, name: 'South' });
  await seen(menu.row('Warehouses', 'South'));
  await gone(menu.row('Warehouses', 'North'));
  await act('DELETE', '/warehouse', { warehouse_id: warehouse.id });
  await seen(page.getByText('No Warehouses'));

  await page.getByRole('button', { name: 'Add warehouse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add warehouse' });
  await dialog.getByLabel('Name').fill('Half a na');
  await act('PATCH', '/mycompany', { name: 'After Goods' });
  await seen(page.getByText('After Goods'));
  await expect(dialog.getByLabel('Name')).toHaveValue('Half a na');
});

test('people: joined, renamed, given rights, moved, left; and the invitation that brought them', async ({
  newCompany,
  browserOf,
  server,
  request,
  guard,
}) => {
  // A removed person has no session any more.
  guard.allow(/status of 401/);
  const owner = await newCompany('People Goods');
  const act = await actingAs(request, server.url, owner.person);
  const watcher = await browserOf(owner.person);
  await watcher.page.goto('/invitations');
  await owner.page.goto('/dashboard');
  for (const { page } of [owner, watcher]) await new Frame(page).expectLive();
  const menu = new TenantMenu(owner.page);
  await menu.open('People Goods');
  await menu.unfold('Users');

  const invited = newPerson();
  await act('POST', '/invitation', { invitation_type: 'join_company', email: invited.email });
  const row = watcher.page.getByRole('main').getByRole('row').filter({ hasText: invited.email });
  await seen(row);
  await join(request, server.url, watcher.page, invited);
  await expect(row).toContainText('Accepted');
  await seen(menu.row('Users', invited.lastName));

  const member = await browserOf(invited);
  const actAsMember = await actingAs(request, server.url, invited);
  await member.page.goto('/dashboard');
  const frame = new Frame(member.page);
  await frame.expectLive();
  await actAsMember('PATCH', '/me', { first_name: 'Grace', last_name: 'Hopper' });
  await seen(menu.row('Users', 'Grace Hopper'));
  await seen(member.page.getByRole('button', { name: 'Profile of Grace Hopper' }));

  const { me } = await actAsMember<{ me: { id: string; roleID: string } }>('GET', '/me');
  const { myRoles } = await act<{ myRoles: (Named & { permissions: Permission[] })[] }>('GET', '/mycompany/roles');
  const { myPermissions } = await act<{ myPermissions: Permission[] }>('GET', '/mycompany/permissions');
  const before = myRoles.find(({ id }) => id === me.roleID)?.permissions ?? [];
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => ({ id }));
  const withRights = [...before, ...myPermissions.filter(({ name }) => /^(view|manage)_roles$/.test(name))];
  await gone(frame.item('Roles'));
  await act('PATCH', '/role/permissions', { role_id: me.roleID, permissions: ids(withRights) });
  await seen(frame.item('Roles'));
  await act('PATCH', '/role/permissions', { role_id: me.roleID, permissions: ids(before) });
  await gone(frame.item('Roles'));

  const manager = myRoles.find(({ name }) => name === 'Manager');
  await act('PATCH', '/role/users', { role_id: manager?.id, users: [{ id: me.id }] });
  await seen(frame.item('Invitations'));

  await act('DELETE', '/user', { user_id: me.id });
  await gone(menu.row('Users', 'Grace Hopper'));
  await expect(member.page).toHaveURL(/\/landing$/);
});

test('invitations: created, canceled, resent, rejected', async ({ newCompany, server, request }) => {
  const { page, person } = await newCompany('Inviting Goods');
  const act = await actingAs(request, server.url, person);
  await page.goto('/invitations');
  await new Frame(page).expectLive();
  const { email } = newPerson();
  const row = page.getByRole('main').getByRole('row').filter({ hasText: email });
  const { invitation } = await act<{ invitation: { id: string } }>('POST', '/invitation', {
    invitation_type: 'join_company',
    email,
  });
  await seen(row);
  await act('PATCH', '/invitation/cancel', { invitation_id: invitation.id });
  await expect(row).toContainText('Canceled');
  await act('PATCH', '/invitation/resend', { invitation_id: invitation.id });
  await expect(row).toContainText('Pending');
  const { link } = await act<{ link: string }>('POST', '/invitation/link', { invitation_id: invitation.id });
  await request.post(`${server.url}/api/invitation/reject`, { data: { token: tokenOf(link) } });
  await expect(row).toContainText('Rejected');
});

test('a WMS: its name, its roles, its invitations, a company that joins', async ({
  newWms,
  browserOf,
  server,
  request,
}) => {
  const { page, person } = await newWms('Before Systems');
  const act = await actingAs(request, server.url, person);
  const roles = await browserOf(person);
  const invitations = await browserOf(person);
  await page.goto('/dashboard');
  await roles.page.goto('/roles');
  await invitations.page.goto('/invitations');
  for (const watched of [page, roles.page, invitations.page]) await new Frame(watched).expectLive();
  const menu = new TenantMenu(page);
  await menu.open('Before Systems');
  await menu.unfold('Companies');
  await seen(page.getByText('No Companies'));

  await act('PATCH', '/mywms', { name: 'After Systems' });
  await seen(page.getByText('After Systems'));
  const main = roles.page.getByRole('main');
  const { role } = await act<{ role: Named }>('POST', '/role', { name: 'Field crew', description: '' });
  await seen(main.getByRole('heading', { name: 'Field crew', exact: true }));
  await act('PATCH', '/role', { role_id: role.id, name: 'Desk crew' });
  await seen(main.getByRole('heading', { name: 'Desk crew', exact: true }));
  await act('DELETE', '/role', { role_id: role.id });
  await gone(main.getByRole('heading', { name: 'Desk crew', exact: true }));

  const invited = newPerson();
  await act('POST', '/invitation', { invitation_type: 'join_wms_with_new_company', email: invited.email });
  const row = invitations.page.getByRole('main').getByRole('row').filter({ hasText: invited.email });
  await seen(row);
  await join(request, server.url, page, invited, { new_company_name: 'Joining Goods' });
  await expect(row).toContainText('Accepted');
  await seen(menu.row('Companies', 'Joining Goods'));
});

test('the staff of a WMS: joined, renamed, moved to another role, left', async ({ newWms, server, request }) => {
  const { page, person } = await newWms('Staffed Systems');
  const act = await actingAs(request, server.url, person);
  await page.goto('/dashboard');
  await new Frame(page).expectLive();
  const menu = new TenantMenu(page);
  await menu.open('Staffed Systems');
  await menu.unfold('Users');

  const invited = newPerson();
  await act('POST', '/invitation', { invitation_type: 'join_wms', email: invited.email });
  await join(request, server.url, page, invited);
  await seen(menu.row('Users', invited.lastName));
  const actAsStaff = await actingAs(request, server.url, invited);
  await actAsStaff('PATCH', '/me', { first_name: 'Grace', last_name: 'Hopper' });
  await seen(menu.row('Users', 'Grace Hopper'));

  const { me } = await actAsStaff<{ me: { id: string } }>('GET', '/me');
  const { myRoles } = await act<{ myRoles: Named[] }>('GET', '/mywms/roles');
  await page.goto('/roles');
  await new Frame(page).expectLive();
  const manager = page.getByRole('article', { name: 'Manager', exact: true });
  await expect(manager).toContainText('0 users');
  await act('PATCH', '/role/users', {
    role_id: myRoles.find(({ name }) => name === 'Manager')?.id,
    users: [{ id: me.id }],
  });
  await expect(manager).toContainText('1 user');
  await act('DELETE', '/user', { user_id: me.id });
  await expect(manager).toContainText('0 users');
  await gone(page.getByText('Grace Hopper'));
});

import { aCompany, anInvitation, aRole, aUser, aWarehouse, failure, me } from '@slotwise/shared/testing';
import { configure, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell, type RenderShellOptions } from '../testing/render-shell';
import TenantMenu from './tenant-menu';

// A popover that keeps the focus inside counts as hidden until it has it; without a layout it never gets it.
configure({ defaultHidden: true });
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const company = { 'GET /mycompany': () => ({ myCompany: aCompany({ name: 'Harbour Goods' }) }) } as const;
async function open(options: RenderShellOptions) {
  const shell = renderShell(<TenantMenu />, options);
  await user.click(await screen.findByRole('button', { name: /Harbour Goods|Quayside/ }));
  await screen.findByRole('heading', { level: 2 });
  return shell;
}
const unfold = async (name: RegExp) => user.click(await screen.findByRole('button', { name }));

test('company menu: header with the company’s name and its four submenus', async () => {
  await open({ routes: company });
  expect(screen.getByRole('heading', { level: 2, name: 'Harbour Goods' })).toBeInTheDocument();
  for (const name of ['Warehouses', 'Users', 'Roles', 'Invitations']) {
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'false');
  }
});

test('empty lists say so', async () => {
  await open({
    routes: {
      ...company,
      'GET /mycompany/warehouses': () => ({ myWarehouses: [] }),
      'GET /mycompany/roles': () => ({ myRoles: [] }),
      'GET /mycompany/invitations': () => ({ myInvitations: [] }),
      'GET /mycompany/users': () => ({ myUsers: [] }),
    },
  });
  for (const [name, text] of [
    [/^Warehouses/, 'No Warehouses'],
    [/^Users/, 'No users found'],
    [/^Roles/, 'No Roles'],
    [/^Invitations/, 'No Invitations'],
  ] as const) {
    await unfold(name);
    expect(await screen.findByText(text)).toBeInTheDocument();
  }
});

test('users are searched by name or address; more than five scroll', async () => {
  const users = ['Ada', 'Bea', 'Cleo', 'Dora', 'Eve', 'Fay'].map((firstName) =>
    aUser({ firstName, lastName: 'Lind', email: `${firstName.toLowerCase()}@harbour.example` }),
  );
  await open({ routes: { ...company, 'GET /mycompany/users': () => ({ myUsers: users }) } });
  await unfold(/^Users/);
  const list = await screen.findByRole('list', { name: 'Users' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(6);
  expect(list).toHaveAttribute('tabindex', '0');
  expect(screen.getByText('1 more')).toBeVisible();
  fireEvent.scroll(list, { target: { scrollTop: 36 } });
  expect(screen.getByText('1 more')).not.toBeVisible();
  await user.type(screen.getByPlaceholderText('Search users...'), 'FAY@');
  expect(within(screen.getByRole('list', { name: 'Users' })).getAllByRole('listitem')).toHaveLength(1);
});

test('an invitation shows its e-mail, or its phone, or a dash', async () => {
  const myInvitations = [
    anInvitation({ email: 'ada@harbour.example' }),
    anInvitation({ email: null, phoneNumber: '+46 1' }),
    anInvitation({ email: null, phoneNumber: null }),
  ];
  await open({ routes: { ...company, 'GET /mycompany/invitations': () => ({ myInvitations }) } });
  await unfold(/^Invitations/);
  const rows = within(await screen.findByRole('list', { name: 'Invitations' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual(['ada@harbour.example', '+46 1', '-']);
});

test('a list that fails says which and why; one that is not allowed is not asked for', async () => {
  const { platform } = await open({
    role: aRole({ permissions: ['view_roles'] }),
    routes: { ...company, 'GET /mycompany/roles': () => failure('internal') },
  });
  await unfold(/^Roles/);
  expect(await screen.findByText('Failed to fetch myRoles')).toBeInTheDocument();
  await unfold(/^Users/);
  expect(await screen.findByText('view_users')).toBeInTheDocument();
  expect(platform.fake.callsTo('GET /mycompany/users')).toEqual([]);
});

test('a warehouse is added by name', async () => {
  const { platform, notices } = await open({
    routes: {
      ...company,
      'GET /mycompany/warehouses': () => ({ myWarehouses: [] }),
      'POST /warehouse': ({ body }) => ({ message: 'Added.', warehouse: aWarehouse({ name: body.name }) }),
    },
  });
  await user.click(screen.getByRole('button', { name: 'Add warehouse' }));
  // Without a layout the closing menu may keep the dialog hidden from assistive technology: found by what it shows.
  const dialog = (await screen.findByText('Add warehouse', { selector: 'h2' })).closest<HTMLElement>('[role=dialog]')!;
  await user.type(within(dialog).getByLabelText(/Name/), '  North  ');
  await user.click(within(dialog).getByText('Add warehouse', { selector: 'button' }));
  await screen.findByText('Harbour Goods');
  expect(platform.fake.callsTo('POST /warehouse')[0]?.body).toEqual({ name: 'North' });
  expect(notices).toEqual([{ intent: 'success', title: 'Warehouse North added' }]);
});

test('the role-management dialog lists roles with counts and explains them', async () => {
  const myRoles = [aRole({ name: 'Owner', permissions: ['manage_roles', 'view_roles'], users: [aUser()] })];
  await open({ routes: { ...company, 'GET /mycompany/roles': () => ({ myRoles }) } });
  await unfold(/^Roles/);
  await user.click(await screen.findByRole('button', { name: 'Manage roles' }));
  const dialog = (await screen.findByText('Role management')).closest<HTMLElement>('[role=dialog]')!;
  expect(await within(dialog).findByText('2 permissions · 1 user')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('tab', { name: 'Help & Instructions' }));
  expect(within(dialog).getByText(/Everybody has one role/)).toBeInTheDocument();
});

test('the WMS menu shows companies and users', async () => {
  await open({
    me: me({ userType: 'wms' }),
    routes: {
      'GET /mywms': () => ({ myWms: { id: 'wms-1', name: 'Quayside', avatarURL: null } }),
      'GET /mywms/companies': () => ({ myCompanies: [] }),
      'GET /mywms/users': () => ({ myUsers: [] }),
    },
  });
  await unfold(/^Companies/);
  expect(await screen.findByText('No Companies')).toBeInTheDocument();
  await unfold(/^Users/);
  expect(await screen.findByText('No Users')).toBeInTheDocument();
});

import { aCompany, aManifest, aRole, aUser, aWarehouse, anInvitation, failure, me } from '@slotwise/shared/testing';
import type { FakeRoutes } from '@slotwise/shared/testing';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell, type RenderShellOptions } from '../testing/render-shell';
import TenantMenu from './tenant-menu';

// A popover that keeps the focus inside counts as hidden until it has it; without a layout it never gets it.
configure({ defaultHidden: true });
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const manifests = [
  aManifest({
    id: 'roles',
    records: [
      { kind: 'user', href: '/roles?user={id}', icon: 'people', label: 'Users' },
      { kind: 'role', href: '/roles?role={id}', icon: 'shield', label: 'Roles' },
    ],
  }),
  aManifest({
    id: 'dashboard',
    records: [{ kind: 'warehouse', href: '/inventory?warehouse={id}', icon: 'building', label: 'Warehouses' }],
  }),
];
const company = { 'GET /mycompany': () => ({ myCompany: aCompany({ name: 'Harbour Goods' }) }) } as const;
async function open(options: RenderShellOptions) {
  const shell = renderShell(<TenantMenu />, { manifests, ...options });
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

test('users are searched by name or address; more than five scroll; each leads to their access', async () => {
  const users = ['Ada', 'Bea', 'Cleo', 'Dora', 'Eve', 'Fay'].map((firstName) =>
    aUser({ id: firstName, firstName, lastName: 'Lind', email: `${firstName.toLowerCase()}@harbour.example` }),
  );
  const inPages: FakeRoutes['GET /mycompany/users'] = ({ query: { q = '', cursor } }) => {
    const found = users.filter(({ email }) => email.includes(q.toLowerCase()));
    const last = found.length <= 4 || cursor === 'four';
    return {
      myUsers: cursor === 'four' ? found.slice(4) : found.slice(0, 4),
      nextCursor: last ? null : 'four',
      total: users.length,
      matching: found.length,
    };
  };
  const { platform } = await open({ routes: { ...company, 'GET /mycompany/users': inPages } });
  await unfold(/^Users/);
  const list = await screen.findByRole('list', { name: 'Users' });
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(6));
  expect(screen.getByText('1 more')).toBeVisible();
  expect(platform.fake.callsTo('GET /mycompany/users').map(({ query }) => query)).toEqual([
    { limit: 50 },
    { limit: 50, cursor: 'four' },
  ]);
  fireEvent.scroll(list.parentElement!, { target: { scrollTop: 36 } });
  expect(screen.getByText('1 more')).not.toBeVisible();
  await user.type(screen.getByPlaceholderText('Search users...'), 'FAY@');
  const shown = () => within(screen.getByRole('list', { name: 'Users' })).getAllByRole('listitem');
  await waitFor(() => expect(shown()).toHaveLength(1));
  expect(screen.getByRole('button', { name: /^Users/ })).toHaveTextContent('6');
  expect(screen.getByRole('link', { name: /Fay Lind/ })).toHaveAttribute('href', '/roles?user=Fay');
});

test('a next page that cannot be loaded is asked for once, is told, and comes when it is tried again', async () => {
  const [ada, bea] = ['Ada', 'Bea'].map((firstName) => aUser({ id: firstName, firstName, lastName: 'Lind' }));
  let fails = true;
  const inPages: FakeRoutes['GET /mycompany/users'] = ({ query: { cursor } }) => {
    if (cursor === undefined) return { myUsers: [ada!], nextCursor: 'one', total: 2, matching: 2 };
    return fails ? failure('internal') : { myUsers: [bea!], nextCursor: null };
  };
  const { platform } = await open({ routes: { ...company, 'GET /mycompany/users': inPages } });
  await unfold(/^Users/);
  const again = await screen.findByRole('button', { name: 'Retry' });
  const shown = () => within(screen.getByRole('list', { name: 'Users' })).getAllByRole('listitem');
  expect(shown()).toHaveLength(1);
  expect(platform.fake.callsTo('GET /mycompany/users')).toHaveLength(2);
  fails = false;
  await user.click(again);
  await waitFor(() => expect(shown()).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('a row that is followed closes the menu', async () => {
  await open({
    routes: { ...company, 'GET /mycompany/roles': () => ({ myRoles: [aRole({ id: 'r1', name: 'Picker' })] }) },
  });
  await unfold(/^Roles/);
  const row = await screen.findByRole('link', { name: /Picker/ });
  expect(row).toHaveAttribute('href', '/roles?role=r1');
  await user.click(row);
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

test('what no remote shows is only to be read, and the way to its page is not offered', async () => {
  await open({
    manifests: [],
    routes: { ...company, 'GET /mycompany/roles': () => ({ myRoles: [aRole({ id: 'r1', name: 'Picker' })] }) },
  });
  await unfold(/^Roles/);
  expect(await screen.findByText('Picker')).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Manage roles' }));
  const roles = await dialogWith('Role management');
  expect(roles.getByText('Create role', { selector: 'button' })).toBeInTheDocument();
  expect(roles.queryByText('Open Roles')).toBeNull();
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

test('a list that fails says which and why; one that is not allowed is not offered and not asked for', async () => {
  const { platform } = await open({
    role: aRole({ permissions: ['view_roles'] }),
    routes: { ...company, 'GET /mycompany/roles': () => failure('internal') },
  });
  await unfold(/^Roles/);
  expect(await screen.findByText('Failed to fetch myRoles')).toBeInTheDocument();
  for (const name of [/^Warehouses/, /^Users/, /^Invitations/]) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
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
  // Without a layout the closing menu may keep the dialog hidden from assistive technology: found by its content.
  const dialog = (await screen.findByText('Add warehouse', { selector: 'h2' })).closest<HTMLElement>('[role=dialog]')!;
  await user.type(within(dialog).getByLabelText(/Name/), '  North  ');
  await user.click(within(dialog).getByText('Add warehouse', { selector: 'button' }));
  await screen.findByText('Harbour Goods');
  expect(platform.fake.callsTo('POST /warehouse')[0]?.body).toEqual({ name: 'North' });
  expect(notices).toEqual([{ intent: 'success', title: 'Warehouse North added' }]);
});

/** Without a layout the closing menu may keep a dialog hidden from assistive technology: found by its content. */
const dialogWith = async (title: string) =>
  within(
    (await screen.findByText(title, { selector: 'h2' })).closest<HTMLElement>('[role=dialog], [role=alertdialog]')!,
  );

test('the company is renamed by who may; a name that is refused keeps what was typed', async () => {
  let refuse = true;
  const { platform, notices } = await open({
    routes: {
      ...company,
      'PATCH /mycompany': ({ body }) => (refuse ? failure('internal') : { myCompany: aCompany({ name: body.name }) }),
    },
  });
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  const dialog = await dialogWith('Rename company');
  expect(dialog.getByLabelText(/Name/)).toHaveValue('Harbour Goods');
  await user.clear(dialog.getByLabelText(/Name/));
  await user.type(dialog.getByLabelText(/Name/), ' Quay Goods ');
  await user.click(dialog.getByText('Rename', { selector: 'button' }));
  expect(await dialog.findByRole('alert')).toBeInTheDocument();
  expect(dialog.getByLabelText(/Name/)).toHaveValue(' Quay Goods ');
  refuse = false;
  await user.click(dialog.getByText('Rename', { selector: 'button' }));
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(platform.fake.callsTo('PATCH /mycompany').at(-1)?.body).toEqual({ name: 'Quay Goods' });
  expect(notices).toEqual([{ intent: 'success', title: 'Harbour Goods is now called Quay Goods' }]);
});

test('a warehouse is renamed and removed, after a question', async () => {
  const warehouse = aWarehouse({ id: 'w1', name: 'North' });
  const { platform, notices } = await open({
    routes: {
      ...company,
      'GET /mycompany/warehouses': () => ({ myWarehouses: [warehouse] }),
      'PATCH /warehouse': ({ body }) => ({ message: 'Renamed.', warehouse: { ...warehouse, name: body.name } }),
      'DELETE /warehouse': () => ({ message: 'Removed.' }),
    },
  });
  await unfold(/^Warehouses/);
  await user.click(await screen.findByRole('button', { name: 'Rename North' }));
  const renaming = await dialogWith('Rename warehouse');
  await user.type(renaming.getByLabelText(/Name/), ' Pier');
  await user.click(renaming.getByText('Rename', { selector: 'button' }));
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(platform.fake.callsTo('PATCH /warehouse')[0]?.body).toEqual({ warehouse_id: 'w1', name: 'North Pier' });

  await user.click(await screen.findByRole('button', { name: /Harbour Goods/ }));
  await unfold(/^Warehouses/);
  await user.click(await screen.findByRole('button', { name: 'Remove North' }));
  const question = await dialogWith('Remove warehouse “North”?');
  expect(platform.fake.callsTo('DELETE /warehouse')).toEqual([]);
  await user.click(question.getByText('Remove warehouse', { selector: 'button' }));
  await waitFor(() => expect(notices).toHaveLength(2));
  expect(platform.fake.callsTo('DELETE /warehouse')[0]?.body).toEqual({ warehouse_id: 'w1' });
});

test('who may not manage sees no buttons for it', async () => {
  await open({
    role: aRole({ permissions: ['view_warehouses'] }),
    routes: { ...company, 'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ name: 'North' })] }) },
  });
  await unfold(/^Warehouses/);
  expect(await screen.findByRole('link', { name: 'North' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Rename|Remove/ })).toBeNull();
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

test('a role is created from the role-management dialog, and its card opens', async () => {
  const { platform, notices } = await open({
    routes: {
      ...company,
      'GET /mycompany/roles': () => ({ myRoles: [] }),
      'POST /role': ({ body }) => ({ message: 'Created.', role: aRole({ id: 'r9', name: body.name }) }),
    },
  });
  await unfold(/^Roles/);
  await user.click(await screen.findByRole('button', { name: 'Manage roles' }));
  const roles = await dialogWith('Role management');
  await user.click(roles.getByText('Create role', { selector: 'button' }));
  const naming = await dialogWith('Create role');
  await user.type(naming.getByLabelText(/Name/), 'Picker');
  await user.click(naming.getByText('Create role', { selector: 'button' }));
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(platform.fake.callsTo('POST /role')[0]?.body).toEqual({ name: 'Picker', description: '' });
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

test.each([
  [['view_companies', 'view_inventory'], '/inventory/companies/c1'],
  [['view_companies'], null],
] as const)(
  'a company of a WMS leads to its page for those who may see it, and else is no link (%j)',
  async (held, href) => {
    await open({
      me: me({ userType: 'wms' }),
      role: aRole({ permissions: [...held] }),
      manifests: [
        aManifest({
          id: 'dashboard',
          routes: [{ path: '/inventory', access: 'user', title: 'Inventory' }],
          navigation: [
            { href: '/inventory', label: 'Inventory', icon: 'box', order: 30, permission: 'view_inventory' },
          ],
          records: [{ kind: 'company', href: '/inventory/companies/{id}', icon: 'building', label: 'Companies' }],
        }),
      ],
      routes: {
        'GET /mywms': () => ({ myWms: { id: 'wms-1', name: 'Quayside', avatarURL: null } }),
        'GET /mywms/companies': () => ({ myCompanies: [aCompany({ id: 'c1', name: 'Alder & Brook' })] }),
      },
    });
    await unfold(/^Companies/);
    const name = await screen.findByText('Alder & Brook');
    expect(name.closest('a')?.getAttribute('href') ?? null).toBe(href);
  },
);

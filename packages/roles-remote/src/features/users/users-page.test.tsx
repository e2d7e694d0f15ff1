import type { Member } from '@slotwise/contract';
import { allPermissions, aRole, aUser, failure, me, renderWithPlatform } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { useLocation } from '@slotwise/shared/ui/router';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reactions } from '../../reactions';
import UsersPage from './users-page';

configure({ defaultHidden: true });

const aMember = (over: Partial<Member> = {}): Member => ({
  ...{
    id: 'u9',
    firstName: 'Grace',
    lastName: 'Hopper',
    email: 'grace@example.com',
    role: { id: 'r1', name: 'Picker' },
  },
  ...{ lastSeenAt: '2026-11-22T10:00:00.000Z', sessions: 2, twoFactor: true },
  ...over,
});
const pageOf = (...items: Member[]) => ({ items, nextCursor: null, matching: items.length });
function Page() {
  return (
    <>
      <UsersPage />
      <output data-testid="address">{useLocation().search}</output>
    </>
  );
}
const open = (members: () => Member[], options: TestPlatformOptions = {}) =>
  renderWithPlatform(<Page />, {
    path: '/users',
    reactions,
    ...options,
    routes: {
      'GET /members': () => pageOf(...members()),
      'GET /mycompany/roles': () => ({ myRoles: [] }),
      ...options.routes,
    },
  });
const grid = () => screen.findByRole('grid', { name: 'Users' });
const menuOf = async (name: string) => {
  await within(await grid()).findByText(name);
  await userEvent.click(screen.getByRole('button', { name: `More about ${name}` }));
  return within(await screen.findByRole('menu'));
};

test('marks an address that nobody has shown to be theirs', async () => {
  open(() => [
    aMember({ emailConfirmed: true }),
    aMember({ id: 'u7', firstName: 'Eve', email: 'eve@example.com', emailConfirmed: false }),
  ]);
  const rows = within(await grid());
  expect(await rows.findByText('eve@example.com')).toBeVisible();
  expect(rows.getAllByText('Unconfirmed')).toHaveLength(1);
});

test('an address takes a second line where one is too narrow, also one that is marked', async () => {
  open(() => [
    aMember({ email: 'grace.hopper@long.example' }),
    aMember({ id: 'u7', email: 'eve.long@long.example', emailConfirmed: false }),
  ]);
  const rows = within(await grid());
  for (const address of ['grace.hopper@long.example', 'eve.long@long.example']) {
    const shown = await rows.findByTitle(address);
    expect(getComputedStyle(shown)).toMatchObject({
      ...{ overflowWrap: 'anywhere', whiteSpace: expect.not.stringMatching('nowrap') },
    });
    expect(shown.querySelector('wbr')?.nextSibling).toHaveTextContent('long.example');
  }
});

test('says who is here, with role, sessions and second factor, and leads to what they may do', async () => {
  open(() => [
    aMember(),
    aMember({ id: 'u8', firstName: 'Lea', role: null, lastSeenAt: null, sessions: 0, twoFactor: false }),
  ]);
  const rows = within(await grid());
  expect(await rows.findByRole('link', { name: 'Grace Hopper' })).toHaveAttribute('href', '/users?user=u9');
  // A text that finds no room in its column is read in a tooltip.
  expect(rows.getAllByTitle('grace@example.com')[0]).toBeVisible();
  expect(screen.getByText('2 people')).toBeVisible();
  expect(rows.getByText('Picker')).toBeVisible();
  expect(rows.getByText('Set up')).toBeVisible();
  expect(rows.getByText('11/22/26', { exact: false })).toBeVisible();
  expect(rows.getByText('No role')).toBeVisible();
  expect(rows.getByText('Not known')).toBeVisible();
});

test.each([
  ['Sign out everywhere', 'Sign Grace Hopper out everywhere?', 'DELETE /member/sessions'],
  ['Take the second factor away', 'Take the second factor of Grace Hopper away?', 'DELETE /user/two-factor'],
  ['Remove', 'Remove Grace Hopper?', 'DELETE /user'],
] as const)('%s asks first, and then does it', async (act, title, route) => {
  let members = [aMember()];
  const { platform } = open(() => members, {
    routes: {
      [route]: () => {
        members = [];
        return { message: '' };
      },
    },
  });
  await userEvent.click((await menuOf('Grace Hopper')).getByRole('menuitem', { name: act }));
  const dialog = within(await screen.findByRole('alertdialog', { name: title }));
  expect(platform.fake.callsTo(route)).toHaveLength(0);
  await userEvent.click(dialog.getByRole('button', { name: act }));
  expect(await screen.findByText('Nobody matches')).toBeVisible();
  expect(platform.fake.callsTo(route).map(({ body }) => body)).toEqual([{ user_id: 'u9' }]);
});

test('a refusal is said where it was asked, and oneself is no colleague', async () => {
  const self = me();
  open(() => [aMember(), aMember({ id: self.id, firstName: 'Ada', lastName: 'Owner' })], {
    me: self,
    routes: { 'DELETE /user': () => failure('outranked') },
  });
  await userEvent.click((await menuOf('Grace Hopper')).getByRole('menuitem', { name: 'Remove' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(
    await dialog.findByText('You cannot take away or change what has permissions that you do not hold.'),
  ).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  const own = await menuOf('Ada Owner');
  for (const item of own.getAllByRole('menuitem')) expect(item).toHaveAttribute('aria-disabled', 'true');
});

test('several get another role at once, from what the role is at that moment, and get theirs back', async () => {
  const self = me();
  const picker = aRole({ id: 'r1', name: 'Picker', users: [aUser({ id: 'u9' }), aUser({ id: 'u5' })], version: 3 });
  let lead = aRole({ id: 'r2', name: 'Lead', users: [aUser({ id: 'u1' })], version: 7 });
  let isFirst = true;
  const { platform } = open(
    () => [
      aMember({ id: self.id, firstName: 'Ada', lastName: 'Owner' }),
      aMember(),
      aMember({ id: 'u8', firstName: 'Lea', lastName: 'Last', role: null }),
    ],
    {
      me: self,
      routes: {
        'GET /mycompany/roles': () => ({ myRoles: [picker, lead] }),
        'PATCH /role/users': ({ body }) => {
          if (isFirst) {
            isFirst = false;
            lead = { ...lead, users: [aUser({ id: 'u1' }), aUser({ id: 'u2' })], version: 8 };
            return failure('version_mismatch');
          }
          return {
            message: '',
            role:
              body.role_id === 'r2' ? (lead = { ...lead, users: body.users.map(({ id }) => aUser({ id })) }) : picker,
          };
        },
      },
    },
  );
  await within(await grid()).findByText('Grace Hopper');
  for (const name of ['Ada Owner', 'Grace Hopper', 'Lea Last'])
    await userEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  await userEvent.click(
    within(await screen.findByRole('toolbar', { name: 'Selection' })).getByRole('button', { name: 'Change role…' }),
  );
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Change the role of 2 people' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Change role' }));
  expect(dialog.getByText('Choose a role')).toBeVisible();
  await userEvent.selectOptions(dialog.getByLabelText(/^New role/), 'Lead');
  await userEvent.click(dialog.getByRole('button', { name: 'Change role' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  const sent = () =>
    platform.fake.callsTo('PATCH /role/users').map(({ body }) => [body.role_id, body.users.map(({ id }) => id).join()]);
  expect(sent()).toEqual([
    ['r2', 'u1,u9,u8'],
    ['r2', 'u1,u2,u9,u8'],
  ]);
  const notice = platform.notices.at(-1);
  expect(notice?.title).toBe('2 people now have the role Lead');
  notice?.action?.onClick();
  // A person who had a role gets that one back, one who had none leaves the new one.
  await waitFor(() => expect(sent()).toHaveLength(4));
  expect(sent().slice(2)).toEqual([
    ['r1', 'u9,u5'],
    ['r2', 'u1,u2,u9'],
  ]);
});

test('several are removed with one question; whoever may not be is named with the reason, and oneself stays', async () => {
  const self = me();
  let members = [
    aMember({ id: self.id, firstName: 'Ada', lastName: 'Owner' }),
    aMember(),
    aMember({ id: 'u8', firstName: 'Lea', lastName: 'Last' }),
    aMember({ id: 'u7', firstName: 'Bo', lastName: 'Stays' }),
  ];
  const { platform } = open(() => members, {
    me: self,
    routes: {
      'DELETE /user': ({ body }) => {
        if (body.user_id === 'u8') return failure('outranked');
        members = members.filter(({ id }) => id !== body.user_id);
        return { message: '' };
      },
    },
  });
  await within(await grid()).findByText('Grace Hopper');
  const select = (name: string) => userEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  await select('Ada Owner');
  const bar = within(await screen.findByRole('toolbar', { name: 'Selection' }));
  expect(bar.getByRole('button', { name: 'Remove' })).toHaveAttribute('aria-disabled', 'true');
  await select('Grace Hopper');
  await select('Lea Last');
  await userEvent.click(bar.getByRole('button', { name: 'Remove' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove 2 people?' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Grace Hopper · ./),
    expect.stringMatching(/^Lea Last · ./),
  ]);
  expect(dialog.getByText('You are selected too, and stay.')).toBeVisible();
  expect(platform.fake.callsTo('DELETE /user')).toHaveLength(0);
  await userEvent.click(dialog.getByRole('button', { name: 'Remove 2 people' }));
  const left = within(await screen.findByRole('alertdialog', { name: '1 person was not removed' }));
  expect(
    left.getByText('Lea Last: You cannot take away or change what has permissions that you do not hold.'),
  ).toBeVisible();
  expect(platform.fake.callsTo('DELETE /user').map(({ body }) => body.user_id)).toEqual(['u9', 'u8']);
  expect(platform.notices).toMatchObject([{ intent: 'success', title: '1 person was removed' }]);
  await userEvent.click(left.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByText('Grace Hopper')).toBeNull());
  expect(screen.getByRole('checkbox', { name: 'Select Lea Last' })).toBeChecked();
});

test('Cancel ends the removal of several before the next one, who stay selected', async () => {
  const answers: (() => void)[] = [];
  const { platform } = open(() => [aMember(), aMember({ id: 'u8', firstName: 'Lea', lastName: 'Last' })], {
    routes: {
      'DELETE /user': async () => {
        await new Promise<void>((resolve) => answers.push(resolve));
        return { message: '' };
      },
    },
  });
  await within(await grid()).findByText('Grace Hopper');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Grace Hopper' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Lea Last' }));
  await userEvent.click(
    within(screen.getByRole('toolbar', { name: 'Selection' })).getByRole('button', { name: 'Remove' }),
  );
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove 2 people' }));
  await waitFor(() => expect(answers).toHaveLength(1));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  answers[0]?.();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(platform.fake.callsTo('DELETE /user')).toHaveLength(1);
  expect(platform.notices).toMatchObject([{ title: '1 person was removed' }]);
  expect(screen.getByRole('checkbox', { name: 'Select Lea Last' })).toBeChecked();
});

test('is found by name and narrowed, by the server', async () => {
  const { platform } = open(() => [aMember()]);
  await within(await grid()).findByText('Grace Hopper');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'gra' } });
  await waitFor(() => expect(platform.fake.callsTo('GET /members').at(-1)?.query).toMatchObject({ q: 'gra' }));
});

test('is narrowed to a role, which stands in the address, and says how many are found', async () => {
  const role = aRole({ id: 'r1', name: 'Picker', permissions: allPermissions() });
  const { platform } = open(() => [aMember()], {
    routes: { 'GET /mycompany/roles': () => ({ myRoles: [role] }) },
  });
  await within(await grid()).findByText('Grace Hopper');
  const filter = screen.getByRole('combobox', { name: 'Role' });
  expect(
    within(filter)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All roles', 'Picker', 'No role']);
  await userEvent.selectOptions(filter, 'Picker');
  await waitFor(() => expect(platform.fake.callsTo('GET /members').at(-1)?.query).toMatchObject({ role: 'Picker' }));
  expect(await screen.findByText('1 person found')).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent('?role=Picker');
  await userEvent.selectOptions(filter, 'No role');
  await waitFor(() => expect(platform.fake.callsTo('GET /members').at(-1)?.query).toMatchObject({ has_role: 'no' }));
});

test('who may invite is led to where that is done, and nobody else', async () => {
  const { platform, unmount } = open(() => [aMember()], { records: { invitation: '/invitations?invitation={id}' } });
  await userEvent.click(await screen.findByRole('link', { name: 'Invite' }));
  expect(platform.navigations).toEqual([{ to: '/invitations?invite', replace: false }]);
  unmount();
  open(() => [aMember()], {
    records: { invitation: '/invitations?invitation={id}' },
    role: aRole({ permissions: ['manage_users', 'view_users'] }),
  });
  await within(await grid()).findByText('Grace Hopper');
  expect(screen.queryByRole('link', { name: 'Invite' })).toBeNull();
  // Without a sight of roles there is nowhere to lead to.
  expect(screen.queryByRole('link', { name: 'Grace Hopper' })).toBeNull();
});

test('who may not manage users is told so, and what cannot be read is an error', async () => {
  const { platform, unmount } = open(() => [aMember()], { role: aRole({ permissions: ['view_users'] }) });
  expect(await screen.findByText(/Manage users/)).toBeVisible();
  expect(platform.fake.callsTo('GET /members')).toHaveLength(0);
  unmount();
  open(() => [], { routes: { 'GET /members': () => failure('internal') } });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.queryByText('Nobody matches')).toBeNull();
});

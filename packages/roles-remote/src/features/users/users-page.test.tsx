import type { Member } from '@slotwise/contract';
import { aRole, failure, me, renderWithPlatform } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
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
const open = (members: () => Member[], options: TestPlatformOptions = {}) =>
  renderWithPlatform(<UsersPage />, {
    path: '/users',
    reactions,
    ...options,
    routes: { 'GET /members': () => pageOf(...members()), ...options.routes },
  });
const grid = () => screen.findByRole('grid', { name: 'Users' });
const menuOf = async (name: string) => {
  await within(await grid()).findByText(name);
  await userEvent.click(screen.getByRole('button', { name: `More about ${name}` }));
  return within(await screen.findByRole('menu'));
};

test('says who is here, with role, sessions and second factor, and leads to what they may do', async () => {
  open(
    () => [
      aMember(),
      aMember({ id: 'u8', firstName: 'Lea', role: null, lastSeenAt: null, sessions: 0, twoFactor: false }),
    ],
    {
      records: { user: '/roles?user={id}' },
    },
  );
  const rows = within(await grid());
  expect(await rows.findByRole('link', { name: 'Grace Hopper' })).toHaveAttribute('href', '/roles?user=u9');
  expect(rows.getByText('Picker')).toBeVisible();
  expect(rows.getByText('Set up')).toBeVisible();
  expect(rows.getByText('Nov 22, 2026', { exact: false })).toBeVisible();
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

test('is found by name and narrowed, by the server', async () => {
  const { platform } = open(() => [aMember()]);
  await within(await grid()).findByText('Grace Hopper');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'gra' } });
  await waitFor(() => expect(platform.fake.callsTo('GET /members').at(-1)?.query).toMatchObject({ q: 'gra' }));
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

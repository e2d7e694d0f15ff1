import { aUser, failure } from '@slotwise/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  ada,
  article,
  button,
  card,
  click,
  drag,
  item,
  lead,
  lists,
  openBoard,
  pageOfUsers,
  picker,
} from '../../testing/board';

const many = [
  ada,
  ...Array.from({ length: 119 }, (_, at) => aUser({ id: `u${at}`, firstName: `Person ${at}`, lastName: 'Late' })),
];
const list = () => screen.getByRole('list', { name: 'Users' });
const asked = (platform: Awaited<ReturnType<typeof openBoard>>['platform']) =>
  platform.fake.callsTo('GET /mycompany/users').map(({ query }) => query);

test('of many users a page is read, and the next one as its end comes into sight', async () => {
  const { platform } = await openBoard({ routes: lists([picker, lead], many) });
  expect(await screen.findByText('Showing 120 of 120 users')).toBeVisible();
  expect(asked(platform)).toEqual([{ limit: 50 }]);
  expect(within(list()).getAllByRole('listitem').length).toBeLessThan(60);
  const frame = list().parentElement!;
  frame.scrollTop = 48 * 45;
  fireEvent.scroll(frame);
  await waitFor(() => expect(asked(platform)).toEqual([{ limit: 50 }, { limit: 50, cursor: '50' }]));
});

test('the server searches; who was added to a role stays in its draft when the list shows others', async () => {
  const { platform } = await openBoard({ routes: lists([picker, lead], many) });
  await screen.findByText('Showing 120 of 120 users');
  drag(item('u3'), article('Picker'));
  expect(card('Picker').getByText('Person 3 Late')).toBeVisible();
  fireEvent.change(screen.getByPlaceholderText('Search users...'), { target: { value: 'person 117' } });
  expect(await screen.findByText('Showing 1 of 120 users')).toBeVisible();
  expect(asked(platform).at(-1)).toEqual({ limit: 50, q: 'person 117' });
  expect(card('Picker').getByText('Person 3 Late')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Filter by role'), { target: { value: ' none' } });
  await waitFor(() => expect(asked(platform).at(-1)).toEqual({ limit: 50, q: 'person 117', has_role: 'no' }));
});

test('of users who could not be read nobody says how many they are', async () => {
  await openBoard({ routes: { ...lists([picker, lead]), 'GET /mycompany/users': () => failure('internal') } });
  const card = within(screen.getByRole('region', { name: 'Users' }));
  expect(await card.findByRole('button', { name: 'Retry' })).toBeVisible();
  expect(card.queryByText(/^Showing/)).toBeNull();
});

test('who is added by click is searched on the server too, beyond those who are there already', async () => {
  const here = many.slice(1, 61).map((user) => ({ ...user, roleID: 'picker', role: { name: 'Picker' } }));
  const rest = [...here, ...many.slice(61)];
  await openBoard({
    routes: lists([{ ...picker, users: here }, lead], rest),
    viewport: { width: 320, height: 640 },
  });
  click(card('Picker').getByRole('tab', { name: /^Users/ }));
  click(button('Add…', card('Picker')));
  const dialog = within(await screen.findByRole('dialog'));
  // The whole first page has the role already.
  expect(await dialog.findByText('Person 60 Late')).toBeVisible();
  fireEvent.change(dialog.getByPlaceholderText('Search users...'), { target: { value: 'person 118' } });
  click(await dialog.findByLabelText(/^Person 118 Late/));
  click(button('Add', dialog));
  expect(card('Picker').getByText('Person 118 Late')).toBeVisible();
});

test('users that could not be loaded are said in their card, and loaded again; the roles are there all the same', async () => {
  const { platform } = await openBoard({
    routes: { ...lists(), 'GET /mycompany/users': () => failure('internal') },
  });
  expect(await screen.findByText('Failed to fetch myUsers')).toBeVisible();
  expect(card('Picker').getByText('View inventory')).toBeVisible();
  platform.fake.on({ 'GET /mycompany/users': (wanted) => pageOfUsers([ada], wanted) });
  click(button('Retry'));
  expect(await screen.findByText('Showing 1 of 1 users')).toBeVisible();
});

import { aRole, failure, unreachable } from '@slotwise/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  ada,
  alan,
  button,
  card,
  click,
  grace,
  lead,
  lists,
  openBoard,
  picker,
  query,
  ROOMY,
} from '../../testing/board';

const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const dialog = async () => within(await screen.findByRole('dialog'));
const wide = ROOMY;

test('a role is created with its name and description trimmed, appears at once and is open', async () => {
  let answer = () => {};
  const { platform } = await openBoard({
    ...wide,
    routes: {
      'POST /role': ({ body }) =>
        new Promise((resolve) => {
          answer = () => resolve({ message: 'Created.', role: aRole({ id: 'new', name: body.name }) });
        }),
    },
  });
  click(button('Create'));
  const form = await dialog();
  expect(form.getByText('Create New Role')).toBeVisible();
  const submit = button('Create Role', form);
  fill(form.getByLabelText(/^Name/), '   ');
  expect(submit).toBeDisabled();
  fill(form.getByLabelText(/^Name/), 'Night shift ');
  fill(form.getByLabelText('Description'), ' late ');
  click(submit);
  expect(await form.findByText('Creating...')).toBeVisible();
  await waitFor(() => expect(platform.fake.callsTo('POST /role')).toHaveLength(1));
  answer();
  await screen.findByText('3 of 3 roles');
  expect(platform.fake.callsTo('POST /role').map(({ body }) => body)).toEqual([
    { name: 'Night shift', description: 'late' },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  // Its card is what shows it: nothing lies over that.
  expect(platform.notices).toEqual([]);
  expect(platform.announcements).toContain('Role “Night shift” created');
  await waitFor(() => expect(query().get('role')).toBe('new'));
});

test('a role begins with a template, and what was typed stays', async () => {
  const { platform } = await openBoard({
    ...wide,
    routes: { 'POST /role': ({ body }) => ({ message: 'Created.', role: aRole({ id: 'new', name: body.name }) }) },
  });
  click(button('Create'));
  const form = await dialog();
  fill(form.getByLabelText('Start from'), 'template:planner');
  expect(form.getByLabelText(/^Name/)).toHaveValue('Planner');
  fill(form.getByLabelText(/^Name/), 'Planner at night');
  fill(form.getByLabelText('Start from'), 'template:viewer');
  expect(form.getByLabelText(/^Name/)).toHaveValue('Planner at night');
  expect(form.getByText(/^Begins with 7 permissions: “View roles”, /)).toBeVisible();
  click(button('Create Role', form));
  await waitFor(() => expect(platform.fake.callsTo('POST /role')).toHaveLength(1));
  expect(platform.fake.callsTo('POST /role')[0]?.body.permissions).toHaveLength(7);
});

test('a copy leaves out what one does not hold, and says so', async () => {
  const mine = aRole({ id: 'mine', permissions: ['manage_roles', 'view_roles', 'view_users'] });
  await openBoard({ ...wide, role: mine });
  click(button('Copy role', card('Picker')));
  const form = await dialog();
  expect(form.getByLabelText(/^Name/)).toHaveValue('Copy of Picker');
  expect(form.getByText('Left out, since you do not hold them: “View inventory”.')).toBeVisible();
  click(button('Cancel', form));
});

test('a name that is taken is said at the field, and what was typed stays', async () => {
  const { platform } = await openBoard({ ...wide, routes: { 'POST /role': () => failure('name_taken') } });
  click(button('Create'));
  const form = await dialog();
  await userEvent.type(form.getByLabelText(/^Name/), 'Picker{Enter}');
  expect(await form.findByText('This name is already in use.')).toBeVisible();
  expect(form.getByLabelText(/^Name/)).toHaveValue('Picker');
  // Beside what the dialog says itself a toast would lie over it.
  expect(platform.notices).toEqual([]);
  platform.fake.on({ 'POST /role': () => failure('internal') });
  await userEvent.type(form.getByLabelText(/^Name/), '!{Enter}');
  expect(await form.findByText('The role was not created')).toBeVisible();
  expect(platform.notices).toEqual([]);
  expect(platform.reports).toEqual([]);
  click(button('Cancel', form));
});

test('Cancel gives up what the server does not answer', async () => {
  const signals: AbortSignal[] = [];
  await openBoard({
    ...wide,
    routes: {
      'POST /role': ({ signal }) => {
        signals.push(signal);
        return new Promise<never>(() => undefined);
      },
    },
  });
  click(button('Create'));
  const form = await dialog();
  await userEvent.type(form.getByLabelText(/^Name/), 'Night shift{Enter}');
  expect(await form.findByRole('button', { name: 'Creating...' })).toBeVisible();
  click(button('Cancel', form));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(signals[0]?.aborted).toBe(true);
});

test('a role that got no answer is not said not to be created; pressed again it is made once', async () => {
  let isUp = false;
  const { platform } = await openBoard({
    ...wide,
    routes: {
      'POST /role': ({ body }) =>
        isUp ? { message: 'Created.', role: aRole({ id: 'new', name: body.name }) } : unreachable(),
    },
  });
  click(button('Create'));
  const form = await dialog();
  await userEvent.type(form.getByLabelText(/^Name/), 'Night shift{Enter}');
  expect(await form.findByRole('alert')).toHaveTextContent(
    /^No answer: it is not known whether the role was created.*It may have been done/,
  );
  expect(form.queryByText('The role was not created')).toBeNull();
  isUp = true;
  click(button('Create Role', form));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [first, second] = platform.fake.callsTo('POST /role').map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toMatch(/./);
  expect(second).toBe(first);
});

test.each(['Create', 'Update'])('what waited and was given up can be sent again: %s', async (which) => {
  let isOnline = false;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  const signals: AbortSignal[] = [];
  const never = ({ signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return new Promise<never>(() => undefined);
  };
  await openBoard({ ...wide, routes: { 'POST /role': never, 'PATCH /role': never } });
  click(which === 'Create' ? button('Create') : button('Update', card('Picker')));
  const form = await dialog();
  await userEvent.type(form.getByLabelText(/^Name/), '2{Enter}');
  click(await form.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(signals[0]?.aborted).toBe(true));
  isOnline = true;
  const send = await form.findByRole('button', { name: which === 'Create' ? 'Create Role' : 'Save' });
  await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled', 'true'));
  click(send);
  await waitFor(() => expect(signals).toHaveLength(2));
  expect(signals[1]?.aborted).toBe(false);
});

test('an update sends only what changed, with the version, and never an empty name', async () => {
  const { platform } = await openBoard({
    ...wide,
    routes: { 'PATCH /role': () => ({ message: 'Updated.', role: { ...picker, version: 8, name: 'Order picker' } }) },
  });
  click(button('Update', card('Picker')));
  const form = await dialog();
  expect(form.getByText('Update Role')).toBeVisible();
  expect(form.getByText('Make changes to the role name and description')).toBeVisible();
  expect(form.getByLabelText('Description')).toHaveValue('Walks the aisles');
  fill(form.getByLabelText(/^Name/), '  ');
  expect(button('Save', form)).toBeDisabled();
  fill(form.getByLabelText(/^Name/), ' Order picker ');
  click(button('Save', form));
  expect(await screen.findByRole('heading', { name: 'Order picker' })).toBeInTheDocument();
  const [call] = platform.fake.callsTo('PATCH /role');
  expect(call?.body).toEqual({ role_id: 'picker', name: 'Order picker' });
  expect(call?.headers.get('if-match')).toBe('"7"');
});

test('deleting names the number of users and needs a confirmation', async () => {
  const { platform } = await openBoard({ ...wide, routes: { 'DELETE /role': () => ({ message: 'Deleted.' }) } });
  click(button('Delete', card('Picker')));
  const ask = within(await screen.findByRole('alertdialog'));
  expect(ask.getByText(/^1 user will be left without a role/)).toBeVisible();
  expect(platform.fake.callsTo('DELETE /role')).toHaveLength(0);
  click(button('Delete', ask));
  await screen.findByText('1 of 1 roles');
  expect(platform.fake.callsTo('DELETE /role').map(({ body }) => body)).toEqual([{ role_id: 'picker' }]);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('whoever has a role that is deleted can be given another one, as far as one holds what it grants', async () => {
  const { platform } = await openBoard({ ...wide, routes: { 'DELETE /role': () => ({ message: 'Deleted.' }) } });
  click(button('Delete', card('Shift Lead Team')));
  const ask = within(await screen.findByRole('alertdialog'));
  const field = ask.getByLabelText('Give its people and those invited into it');
  expect(field).toHaveValue('');
  fill(field, 'picker');
  expect(ask.getByText(/get Picker|as Picker/)).toBeVisible();
  click(button('Delete', ask));
  await waitFor(() =>
    expect(platform.fake.callsTo('DELETE /role')[0]?.body).toMatchObject({ replacement_id: 'picker' }),
  );
});

test('a refused deletion keeps the role and says why', async () => {
  const { platform } = await openBoard({ ...wide, routes: { 'DELETE /role': () => failure('last_administrator') } });
  click(button('Delete', card('Shift Lead Team')));
  click(button('Delete', within(await screen.findByRole('alertdialog'))));
  await waitFor(() => expect(platform.notices).toMatchObject([{ intent: 'error' }]));
  expect(platform.notices[0]?.body).toContain('must keep the permission “Manage roles”');
  expect(screen.getByText('2 of 2 roles')).toBeInTheDocument();
});

test('several are added by search and click, without dragging', async () => {
  await openBoard({ routes: lists(), viewport: { width: 320, height: 640 } });
  const opener = button('Add…', card('Picker'));
  click(opener);
  const choice = await dialog();
  expect(choice.getByText('Add permissions to Picker')).toBeVisible();
  expect(choice.queryByLabelText(/^View inventory/)).not.toBeInTheDocument();
  fill(choice.getByPlaceholderText('Search permissions...'), 'slotting');
  expect(choice.getAllByRole('checkbox')).toHaveLength(2);
  click(choice.getByLabelText(/^View slotting/));
  click(choice.getByLabelText(/^Manage slotting/));
  click(button('Add 2', choice));
  expect(card('Picker').getByText('+2 added')).toBeVisible();
  expect(card('Picker').getByText('Not saved yet.')).toBeVisible();
  // The element that the focus returns to is still there, and not another button of the same name.
  expect(button('Add…', card('Picker'))).toBe(opener);
});

test('where nothing is left to add, that is said instead of an empty search', async () => {
  const everyone = { ...picker, users: [ada, alan, grace] };
  await openBoard({ routes: lists([everyone, lead]), viewport: { width: 320, height: 640 } });
  click(card('Picker').getByRole('tab', { name: /^Users/ }));
  click(button('Add…', card('Picker')));
  expect(await (await dialog()).findByText('Everybody has the role Picker.')).toBeVisible();
});

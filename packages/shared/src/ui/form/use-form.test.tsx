import { ApiError } from '@slotwise/shared/http';
import { AppProviders } from '@slotwise/shared/ui';
import { PasswordField, TextField } from '@slotwise/shared/ui/forms';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { ChecksField, Form, useForm } from './index';

const initial = { name: '', password: '', areas: [] as readonly string[] };
type Values = typeof initial;

interface SubjectProps {
  submit: (values: Values) => Promise<string>;
  onDone?: (answer: string, values: Values) => void;
}

function Subject({ submit, onDone }: SubjectProps) {
  const form = useForm({
    initial,
    check: ({ name, areas }) => ({
      ...(areas.length > 0 ? {} : { areas: 'Choose at least one' }),
      ...(name.trim() ? {} : { name: 'Name is required' }),
    }),
    submit,
    onDone,
    names: { new_password: 'password' },
  });
  return (
    <Form form={form} submitLabel="Save" busyLabel="Saving...">
      <ChecksField {...form.field('areas')} label="Areas" choices={[{ value: 'pick', label: 'Picking' }]} />
      <TextField {...form.field('name')} label="Name" />
      <PasswordField {...form.field('password')} autoComplete="new-password" />
    </Form>
  );
}

function show(submit: SubjectProps['submit'], onDone?: SubjectProps['onDone']) {
  render(
    <StrictMode>
      <AppProviders theme="light">
        <Subject submit={submit} onDone={onDone} />
      </AppProviders>
    </StrictMode>,
  );
  return userEvent.setup();
}

test('what is wrong is said under each field when it is sent, and the first of them gets the focus', async () => {
  const submit = jest.fn();
  const user = show(submit);
  expect(screen.queryByText('Name is required')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Name is required')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Areas' })).toHaveAccessibleDescription('Choose at least one');
  expect(screen.getByRole('checkbox', { name: 'Picking' })).toHaveFocus();
  expect(submit).not.toHaveBeenCalled();
});

test('editing a field takes its fault away and leaves those of others', async () => {
  const user = show(jest.fn());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(screen.getByLabelText('Name'), 'A');
  expect(screen.queryByText('Name is required')).not.toBeInTheDocument();
  expect(screen.getByText('Choose at least one')).toBeVisible();
});

test('it is sent once, however often the button is pressed, and says while it is', async () => {
  let answer: (text: string) => void = () => undefined;
  const submit = jest.fn(() => new Promise<string>((resolve) => (answer = resolve)));
  const done = jest.fn();
  const user = show(submit, done);
  await user.click(screen.getByRole('checkbox', { name: 'Picking' }));
  await user.type(screen.getByLabelText('Name'), 'Hamburg{Enter}{Enter}');
  await user.click(screen.getByRole('button', { name: 'Saving...' }));
  expect(submit).toHaveBeenCalledTimes(1);
  answer('saved');
  const values = { name: 'Hamburg', password: '', areas: ['pick'] };
  await waitFor(() => expect(done).toHaveBeenCalledWith('saved', values));
  expect(await screen.findByRole('button', { name: 'Save' })).toBeEnabled();
});

test("the server's faults stand under their fields, what belongs to none above the button; nothing typed is lost", async () => {
  const refusals = [
    new ApiError(422, 'validation_failed', 'Some fields are not valid.', [
      { field: 'new_password', reason: 'is too short' },
    ]),
    new ApiError(403, 'forbidden', 'You do not have permission to do this.'),
  ];
  const user = show(() => Promise.reject(refusals.shift()!));
  await user.click(screen.getByRole('checkbox', { name: 'Picking' }));
  await user.type(screen.getByLabelText('Name'), 'Hamburg{Enter}');
  expect(await screen.findByText('This is too short')).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveFocus();
  await user.type(screen.getByLabelText('Name'), '{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('You do not have permission to do this.');
  expect(screen.getByLabelText('Name')).toHaveValue('Hamburg');
  await user.type(screen.getByLabelText('Name'), '!');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('what was given up on purpose is told to nobody', async () => {
  const user = show(() => Promise.reject(new DOMException('left', 'AbortError')));
  await user.click(screen.getByRole('checkbox', { name: 'Picking' }));
  await user.type(screen.getByLabelText('Name'), 'Hamburg{Enter}');
  expect(await screen.findByRole('button', { name: 'Save' })).toBeEnabled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

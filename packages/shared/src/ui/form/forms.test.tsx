import { FormFault } from './form-fault';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppProviders } from '../index';
import { PasswordField, SearchField, TextAreaField, TextField } from '../forms';

function Password({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return <PasswordField value={value} onChange={setValue} autoComplete="current-password" error={error} />;
}

test('a password is hidden until its toggle shows it, by mouse and by keyboard', async () => {
  const user = userEvent.setup();
  render(<Password />, { wrapper: Light });
  const field = screen.getByLabelText('Password');
  await user.type(field, 'secret');
  expect(field).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('secret');
  await user.keyboard('{Enter}');
  expect(field).toHaveAttribute('type', 'password');
  expect(screen.getByRole('button', { name: 'Show password' })).toHaveFocus();
});

test('the toggle does not submit the form around it', async () => {
  const submitted = jest.fn();
  render(
    <form onSubmit={submitted}>
      <Password />
    </form>,
    { wrapper: Light },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(submitted).not.toHaveBeenCalled();
});

test('a message makes a field invalid and describes it; without one it is neither', () => {
  const { rerender } = render(
    <TextField label="Email" value="" onChange={jest.fn()} error="Please enter a valid email address" />,
    {
      wrapper: Light,
    },
  );
  const field = screen.getByLabelText('Email');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Please enter a valid email address');
  rerender(<TextField label="Email" value="" onChange={jest.fn()} error={null} />);
  expect(screen.getByLabelText('Email')).not.toBeInvalid();
  expect(screen.queryByText('Please enter a valid email address')).not.toBeInTheDocument();
});

test('fields report their text', async () => {
  const name = jest.fn();
  const message = jest.fn();
  render(
    <>
      <TextField label="Name" value="" onChange={name} />
      <TextAreaField label="Message (optional)" rows={3} value="" onChange={message} />
    </>,
    { wrapper: Light },
  );
  await userEvent.type(screen.getByLabelText('Name'), 'A');
  await userEvent.type(screen.getByLabelText('Message (optional)'), 'B');
  expect(name).toHaveBeenCalledWith('A');
  expect(message).toHaveBeenCalledWith('B');
});

test('a search box is named by its placeholder and its cross empties it', async () => {
  function Search() {
    const [value, setValue] = useState('abc');
    return <SearchField placeholder="Search roles..." value={value} onChange={setValue} />;
  }
  render(<Search />, { wrapper: Light });
  const box = screen.getByRole('searchbox', { name: 'Search roles...' });
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(box).toHaveValue('');
});

test('a fault is brought into sight, also where scrolling answers with a promise', () => {
  const scroll = jest.fn(() => Promise.resolve());
  Object.assign(Element.prototype, { scrollIntoView: scroll });
  try {
    const { rerender } = render(<FormFault fault={{ title: 'Not saved.' }} />, { wrapper: Light });
    rerender(<FormFault fault={null} />);
    rerender(<FormFault fault={{ title: 'Not saved again.' }} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved again.');
    expect(scroll).toHaveBeenCalledTimes(2);
  } finally {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  }
});

function Light({ children }: { children: React.ReactNode }) {
  return <AppProviders theme="light">{children}</AppProviders>;
}

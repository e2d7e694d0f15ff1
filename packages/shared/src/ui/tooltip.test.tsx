import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppProviders, Button, Tooltip } from './index';

function show(tooltip: React.ReactElement) {
  const user = userEvent.setup();
  render(<AppProviders theme="light">{tooltip}</AppProviders>);
  return user;
}
const bubble = () => screen.findByRole('tooltip');
const gone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

test('it names its target from the start, and shows the name where the pointer rests', async () => {
  const user = show(
    <Tooltip content="More" relationship="label">
      <Button />
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: 'More' });
  expect(screen.queryByRole('tooltip')).toBeNull();
  await user.hover(button);
  expect(await bubble()).toHaveTextContent('More');
  expect(button).toHaveAccessibleName('More');
  await user.unhover(button);
  await gone();
});

test('it describes its target before and while it is shown', async () => {
  const user = show(
    <Tooltip content="Needs the permission “Manage roles”" relationship="description">
      <Button>Save</Button>
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  expect(button).toHaveAccessibleDescription('Needs the permission “Manage roles”');
  await user.hover(button);
  await bubble();
  expect(button).toHaveAccessibleDescription('Needs the permission “Manage roles”');
});

test('the keyboard shows it, Escape hides it, and leaving does so at once', async () => {
  const user = show(
    <Tooltip content="More" relationship="label">
      <Button />
    </Tooltip>,
  );
  await user.tab();
  await bubble();
  await user.keyboard('{Escape}');
  await gone();
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
  await user.tab();
  await user.tab({ shift: true });
  await bubble();
  await user.tab();
  await gone();
});

test('it stays while the pointer is on it', async () => {
  show(
    <Tooltip content="More" relationship="label">
      <Button />
    </Tooltip>,
  );
  fireEvent.pointerEnter(screen.getByRole('button'));
  const shown = await bubble();
  jest.useFakeTimers();
  try {
    fireEvent.pointerLeave(screen.getByRole('button'));
    fireEvent.pointerEnter(shown);
    act(() => jest.advanceTimersByTime(5000));
    expect(shown).toBeInTheDocument();
    fireEvent.pointerLeave(shown);
    act(() => jest.advanceTimersByTime(5000));
    expect(shown).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

test('the target keeps its own listeners and its element when the code of the tooltip comes', async () => {
  const onFocus = jest.fn();
  const user = show(
    <Tooltip content="More" relationship="label">
      <Button onFocus={onFocus} />
    </Tooltip>,
  );
  const button = screen.getByRole('button');
  await user.tab();
  await bubble();
  expect(onFocus).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).toBe(button);
});

test('nothing is shown over what its target has opened', async () => {
  const onVisibleChange = jest.fn();
  const user = show(
    <Tooltip content="More" relationship="label" showDelay={0} onVisibleChange={onVisibleChange}>
      <Button aria-haspopup="menu" aria-expanded />
    </Tooltip>,
  );
  await user.hover(screen.getByRole('button'));
  await waitFor(() => expect(onVisibleChange).toHaveBeenCalled());
  expect(screen.queryByRole('tooltip')).toBeNull();
});

import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppProviders } from '../index';
import { ConfirmDialog, type Confirmed } from './confirm-dialog';

const onConfirm = jest.fn<void, [Confirmed]>();
const onCancel = jest.fn<void, []>();
afterEach(() => {
  onConfirm.mockReset();
  onCancel.mockReset();
  jest.restoreAllMocks();
});
const setOffline = (is: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(!is);
  fireEvent(window, new Event(is ? 'offline' : 'online'));
};
const question = { open: true, title: 'Delete it?', children: 'It is gone then.', confirmLabel: 'Delete', onCancel };
const page = (dialog: React.ReactNode) => <AppProviders theme="light">{dialog}</AppProviders>;
const sent = (busy: boolean, more: { cancelLabel?: string } = {}) =>
  page(<ConfirmDialog {...question} {...more} busy={busy} endsEarly onConfirm={onConfirm} />);

/** Asks, confirms, and has it sent. @returns the signal that was given with it */
async function confirmed() {
  const { rerender } = render(sent(false));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  rerender(sent(true));
  return { rerender, signal: onConfirm.mock.lastCall?.[0].signal };
}

test('what is being sent Cancel gives up, while the server says nothing', async () => {
  const { signal } = await confirmed();
  expect(signal?.aborted).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(signal?.aborted).toBe(true);
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('while it is being sent it says so, takes no second click, and Escape does nothing', async () => {
  const { signal } = await confirmed();
  const confirm = screen.getByRole('button', { name: 'Delete' });
  // The spinner says nothing to readers: the button does.
  expect(confirm.querySelector('.fui-Spinner')).not.toBeNull();
  await userEvent.click(confirm);
  await userEvent.keyboard('{Escape}');
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onCancel).not.toHaveBeenCalled();
  expect(signal?.aborted).toBe(false);
});

test('offline it says which button gives it up, as that is called', async () => {
  const { signal, rerender } = await confirmed();
  expect(screen.queryByRole('status')).toBeNull();
  setOffline(true);
  expect(screen.getByRole('status')).toHaveTextContent(
    'You are offline: this waits for the connection. “Cancel” gives it up.',
  );
  rerender(sent(true, { cancelLabel: 'Keep it' }));
  expect(screen.getByRole('status')).toHaveTextContent('“Keep it” gives it up.');
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(signal?.aborted).toBe(true);
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('what is confirmed again has a signal of its own', async () => {
  const { signal, rerender } = await confirmed();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  rerender(sent(false));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(signal?.aborted).toBe(true);
  expect(onConfirm.mock.lastCall?.[0].signal?.aborted).toBe(false);
});

test('nothing is given up by Cancel before it is confirmed', async () => {
  const { rerender, signal } = await confirmed();
  rerender(sent(false));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(signal?.aborted).toBe(false);
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('what was built before, and cannot be given up, is left offline, where that may last', () => {
  // @ts-expect-error -- Nobody may write a question that waits for what cannot be given up.
  const before = <ConfirmDialog {...question} busy onConfirm={onConfirm} />;
  render(page(before));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).not.toHaveBeenCalled();
  setOffline(true);
  expect(screen.getByRole('status')).toHaveTextContent('You are offline: this waits for the connection. The line');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});

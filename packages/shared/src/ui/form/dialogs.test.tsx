import { ApiError } from '@slotwise/shared/http';
import { AppProviders } from '@slotwise/shared/ui';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NameDialog, SecretDialog } from './index';
import type { NameDialogProps } from './index';

function showName(props: Partial<NameDialogProps> = {}) {
  const onClose = jest.fn();
  render(
    <AppProviders theme="light">
      <NameDialog
        title="Add warehouse"
        submitLabel="Add warehouse"
        busyLabel="Adding..."
        save={() => Promise.resolve()}
        {...props}
        onClose={onClose}
      />
    </AppProviders>,
  );
  return { onClose, user: userEvent.setup() };
}
const name = () => screen.getByLabelText(/^Name/);

test('a name is saved without the spaces around it, and only one that is new', async () => {
  const save = jest.fn(() => Promise.resolve());
  const { onClose, user } = showName({ save, name: 'Hamburg', submitLabel: 'Rename', busyLabel: 'Renaming...' });
  expect(screen.getByRole('button', { name: 'Rename' })).toBeDisabled();
  await user.type(name(), '  ');
  expect(screen.getByRole('button', { name: 'Rename' })).toBeDisabled();
  await user.clear(name());
  expect(screen.getByRole('button', { name: 'Rename' })).toBeDisabled();
  await user.type(name(), ' Bremen {Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(save).toHaveBeenCalledWith('Bremen', expect.any(AbortSignal), expect.any(String));
});

test('a name that is taken is said at the field, and the dialog stays', async () => {
  const save = () => Promise.reject(new ApiError(409, 'name_taken', 'This name is already in use.'));
  const { onClose, user } = showName({ save });
  await user.type(name(), 'Hamburg{Enter}');
  expect(await screen.findByText('This name is already in use.')).toBeVisible();
  expect(name()).toBeInvalid();
  expect(name()).toHaveValue('Hamburg');
  expect(onClose).not.toHaveBeenCalled();
});

test('Escape asks before it throws away what was entered; Cancel throws it away', async () => {
  const { onClose, user } = showName();
  await user.type(name(), 'Ham');
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Discard what you entered?');
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(onClose).not.toHaveBeenCalled();
  expect(name()).toHaveValue('Ham');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('what was entered is discarded when that is confirmed', async () => {
  const { onClose, user } = showName();
  await user.type(name(), 'Ham');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('with nothing entered Escape closes at once', async () => {
  const { onClose, user } = showName();
  await user.click(name());
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('while it is being saved Escape does nothing, and Cancel gives it up', async () => {
  const signals: AbortSignal[] = [];
  const save = (_name: string, signal: AbortSignal) => {
    signals.push(signal);
    return new Promise(() => undefined);
  };
  const { onClose, user } = showName({ save });
  await user.type(name(), 'Hamburg{Enter}');
  expect(await screen.findByRole('button', { name: 'Adding...' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(signals[0]?.aborted).toBe(true);
});

test('what waits for the connection can be ended without losing what was entered', async () => {
  const signals: AbortSignal[] = [];
  const save = (_name: string, signal: AbortSignal) => {
    signals.push(signal);
    return new Promise(() => undefined);
  };
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { onClose, user } = showName({ save });
  fireEvent(window, new Event('offline'));
  await user.type(name(), 'Hamburg');
  expect(screen.queryByRole('button', { name: 'Keep editing' })).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/^You are offline/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(signals[0]?.aborted).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
  expect(name()).toHaveValue('Hamburg');
  expect(screen.getByRole('button', { name: 'Add warehouse' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Keep editing' })).not.toBeInTheDocument();
  // And sent anew.
  await user.keyboard('{Enter}');
  expect(signals).toHaveLength(2);
  jest.restoreAllMocks();
  fireEvent(window, new Event('online'));
});

function showSecret() {
  const onClose = jest.fn();
  render(
    <AppProviders theme="light">
      <SecretDialog title="Key" lead="It is not shown again." secret="s3cret" copyLabel="Copy key" onClose={onClose} />
    </AppProviders>,
  );
  return onClose;
}

test('a secret is copied, and the button says so', async () => {
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  const onClose = showSecret();
  await user.click(screen.getByRole('button', { name: 'Copy key' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(write.mock.calls).toEqual([['s3cret']]);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('where nothing can be copied the secret stands to be copied by hand', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  showSecret();
  await user.click(screen.getByRole('button', { name: 'Copy key' }));
  expect(await screen.findByText(/Select the text and copy it/)).toBeVisible();
  expect(screen.getByText('s3cret')).toBeVisible();
});

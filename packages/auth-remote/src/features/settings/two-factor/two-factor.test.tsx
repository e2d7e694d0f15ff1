import { failure, me, renderWithPlatform } from '@slotwise/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TwoFactor from './two-factor';

const codes = Array.from({ length: 10 }, (_, n) => `code-${n}`);
const off = { since: null, recoveryCodes: 0, demanded: false };
const on = { since: '2026-05-01T10:00:00Z', recoveryCodes: 7, demanded: false };

/** Whether the browser would ask before the page is left. */
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('from the password to recovery codes, which are shown once; a wrong code is said under its field', async () => {
  const user = userEvent.setup({ delay: null });
  let state: object = off;
  const { platform } = renderWithPlatform((own) => <TwoFactor platform={own} me={me()} />, {
    routes: {
      'GET /me/two-factor': () => ({ twoFactor: state as typeof on }),
      'POST /me/two-factor': () => ({ secret: 'ABCDEFGH', uri: 'otpauth://totp/Slotwise:a?secret=ABCDEFGH' }),
      'POST /me/two-factor/confirm': () => failure('second_factor_wrong'),
    },
  });
  expect(await screen.findByRole('switch')).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Set up' }));
  expect(screen.getByLabelText('Your password')).toHaveFocus();
  await user.keyboard('secret{Enter}');
  expect(await screen.findByRole('img', { name: /Picture/ })).toBeVisible();
  expect(screen.getByText('ABCD EFGH')).toBeVisible();
  expect(screen.getByLabelText('Code of the app')).toHaveFocus();
  await user.keyboard('123456{Enter}');
  expect(await screen.findByText(/not right/)).toBeVisible();
  state = on;
  platform.fake.on({ 'POST /me/two-factor/confirm': () => ({ recoveryCodes: codes }) });
  await user.type(screen.getByLabelText('Code of the app'), '7{Enter}');
  expect(await screen.findAllByRole('listitem')).toHaveLength(10);
  // They cannot be shown again: whoever took none of them along is asked.
  const kept = screen.getByRole('button', { name: 'I have kept them' });
  const goBack = () => act(async () => window.history.back());
  for (const leave of [() => user.click(kept), () => user.keyboard('{Escape}'), goBack, goBack]) {
    await leave();
    expect(await screen.findByRole('alertdialog', { name: 'Have you kept the recovery codes?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to the codes' }));
    await waitFor(() => expect(screen.queryByText(/cannot be shown again/)).toBeNull());
    expect(screen.getAllByRole('listitem')).toHaveLength(10);
  }
  expect(isAsked()).toBe(true);
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(copied).toHaveBeenCalledWith(codes.join('\n'));
  await waitFor(() => expect(isAsked()).toBe(false));
  await user.click(kept);
  expect(await screen.findByText('7 recovery codes are left.')).toBeVisible();
  expect(screen.queryByRole('listitem')).toBeNull();
  platform.fake.on({ 'PATCH /two-factor/policy': () => ({ demanded: true }) });
  await user.click(screen.getByRole('switch'));
  await waitFor(() => expect(platform.fake.callsTo('PATCH /two-factor/policy')[0]?.body).toEqual({ demanded: true }));
});

test('new recovery codes need the password and a code', async () => {
  const user = userEvent.setup({ delay: null });
  const show = () =>
    renderWithPlatform((own) => <TwoFactor platform={own} me={me()} />, {
      routes: {
        'GET /me/two-factor': () => ({ twoFactor: on }),
        'POST /me/two-factor/recovery-codes': () => ({ recoveryCodes: codes }),
      },
    });
  const { platform, unmount } = show();
  await user.click(await screen.findByRole('button', { name: 'Make new recovery codes' }));
  await user.keyboard('secret');
  await user.type(screen.getByLabelText('Code of your second factor'), ' 123456 {Enter}');
  expect(await screen.findAllByRole('listitem')).toHaveLength(10);
  expect(platform.fake.callsTo('POST /me/two-factor/recovery-codes')[0]?.body).toEqual({
    current_password: 'secret',
    code: '123456',
  });
  // People who leave by a key of the browser find them when they come back; printed, they are kept.
  unmount();
  show();
  expect(await screen.findAllByRole('listitem')).toHaveLength(10);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
});

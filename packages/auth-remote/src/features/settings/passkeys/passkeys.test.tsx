import { failure, me, renderWithPlatform } from '@slotwise/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Passkeys from './passkeys';

/** A browser that knows passkeys. */
const browser = () => Object.assign(window, { PublicKeyCredential: class {} });
const show = (emailConfirmed: boolean) => {
  browser();
  return renderWithPlatform(
    (platform) => (
      <>
        <Passkeys platform={platform} me={me({ emailConfirmed })} />
        <button>Of another section</button>
      </>
    ),
    {
      me: me({ emailConfirmed }),
      routes: {
        'GET /me/passkeys': () => ({ passkeys: [], place: location.origin }),
        'GET /me/two-factor': () => ({ twoFactor: { since: null, recoveryCodes: 0, demanded: false } }),
        'POST /me/email/confirmation': () => ({ message: 'Done' }),
        'POST /me/passkeys/request': () => failure('address_unconfirmed'),
      },
    },
  );
};

test('who has not confirmed their address is told before a form opens, and is sent another link there', async () => {
  const { platform } = show(false);
  expect(await screen.findByText(/^A passkey can be added once your address is confirmed/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(platform.notices[0]?.title).toMatch(/^A link is on its way/));
});

test('a refusal goes away once another section is used, and what was typed stays', async () => {
  const user = userEvent.setup({ delay: null });
  show(true);
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  await user.type(screen.getByLabelText(/password/i, { selector: 'input' }), 'secret-enough');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/confirm your email address first/i)).toBeVisible();
  await user.click(screen.getByRole('textbox', { name: /Name of the passkey/ }));
  expect(screen.getByText(/confirm your email address first/i)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Of another section' }));
  expect(screen.queryByText(/confirm your email address first/i)).toBeNull();
  expect(screen.getByRole('textbox', { name: /Name of the passkey/ })).not.toHaveValue('');
});

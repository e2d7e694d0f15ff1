import { failure, renderWithPlatform } from '@slotwise/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LoginCard from './login-card';
import { PasskeyLogin } from './passkey-login';

const tokens = { access_token: 'a', refresh_token: 'r', expires_in: 600 };
const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const given = {
  id: 'a2V5',
  rawId: bytes('key'),
  type: 'public-key',
  response: { clientDataJSON: bytes('client'), authenticatorData: bytes('data'), signature: bytes('signed') },
  getClientExtensionResults: () => ({}),
};

/** The browser's answer to the question for a passkey: its own dialog is not here. */
function browserAnswers(answer: () => Promise<unknown>) {
  Object.defineProperty(globalThis, 'PublicKeyCredential', { value: class {}, configurable: true });
  const asked: unknown[] = [];
  const get = (options: unknown) => {
    asked.push(options);
    return answer();
  };
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
  return asked;
}

const show = (routes = {}) =>
  renderWithPlatform((platform) => <PasskeyLogin platform={platform} />, {
    me: null,
    routes: {
      'POST /login/passkey/challenge': () => ({ challenge: 'Y2hhbGxlbmdl', rpId: 'localhost' }),
      'GET /me': () => failure('internal'),
      ...routes,
    },
  });

test('signs in by what the browser hands over', async () => {
  const user = userEvent.setup({ delay: null });
  const asked = browserAnswers(async () => given);
  const { platform } = show({ 'POST /login/passkey': () => tokens });
  await user.click(screen.getByRole('button', { name: 'Log in with a passkey' }));
  await waitFor(() => expect(platform.navigations).toEqual([{ to: '/dashboard', replace: true }]));
  expect(asked[0]).toMatchObject({ publicKey: { rpId: 'localhost', userVerification: 'required' } });
  const [call] = platform.fake.callsTo('POST /login/passkey');
  expect(call?.body).toMatchObject({ assertion: { id: 'a2V5', clientDataJSON: btoa('client').replace(/=+$/, '') } });
});

test('somebody who changes their mind is told so, and may try again; one that is not known is said to be so', async () => {
  const user = userEvent.setup({ delay: null });
  let answer = (): Promise<unknown> => Promise.reject(new DOMException('no', 'NotAllowedError'));
  browserAnswers(() => answer());
  const { platform } = show({ 'POST /login/passkey': () => failure('invalid_passkey') });
  const button = screen.getByRole('button', { name: 'Log in with a passkey' });
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^No passkey was given/);
  answer = async () => given;
  await user.click(button);
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(/^This passkey does not open an account here/),
  );
  expect(platform.navigations).toEqual([]);
});

test('a passkey that nobody has judged is answered in one line', async () => {
  const user = userEvent.setup({ delay: null });
  browserAnswers(async () => given);
  show({ 'POST /login/passkey': () => failure('unavailable') });
  await user.click(screen.getByRole('button', { name: 'Log in with a passkey' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('The service is not available right now. Please try again in a moment.');
});

test('at most one failure stands there: an attempt of one kind ends what the other was refused for', async () => {
  const user = userEvent.setup({ delay: null });
  browserAnswers(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  renderWithPlatform((platform) => <LoginCard platform={platform} />, {
    me: null,
    path: '/login',
    routes: {
      'POST /login/passkey/challenge': () => ({ challenge: 'Y2hhbGxlbmdl', rpId: 'localhost' }),
      'POST /login': () => failure('invalid_credentials'),
    },
  });
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
  expect(await screen.findByText(/^Invalid email or password/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Log in with a passkey' }));
  expect(await screen.findByText(/^No passkey was given/)).toBeVisible();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  await user.type(screen.getByLabelText('Password'), '{Enter}');
  expect(await screen.findByText(/^Invalid email or password/)).toBeVisible();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

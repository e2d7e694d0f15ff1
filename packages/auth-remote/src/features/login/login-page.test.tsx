import { failure, renderWithPlatform, unreachable } from '@slotwise/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LoginPage from './login-page';

const tokens = { access_token: 'a', refresh_token: 'r', expires_in: 600 };
const show = (path = '/login', routes = {}) =>
  renderWithPlatform((platform) => <LoginPage platform={platform} />, { me: null, path, routes });

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const login = () => screen.getByRole('button', { name: 'Login' });

test('has every text of the screen', () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Login to your account' })).toBeVisible();
  expect(screen.getByText('Enter your credentials to access your account')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
  expect(screen.getByText("Don't have an account?")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register');
  expect(email()).toHaveAttribute('autocomplete', 'email');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
});

test('shows and hides the password', async () => {
  const user = userEvent.setup({ delay: null });
  show();
  expect(password()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password()).toHaveAttribute('type', 'password');
});

test('checks on submit, focuses the first invalid field, clears an error by editing its field', async () => {
  const user = userEvent.setup({ delay: null });
  const { platform } = show();
  await user.type(email(), 'nobody');
  expect(screen.queryByText('Please enter a valid email address')).toBeNull();
  await user.click(login());
  expect(screen.getByText('Please enter a valid email address')).toBeVisible();
  expect(screen.getByText('Password is required')).toBeVisible();
  expect(email()).toHaveFocus();
  expect(email()).toBeInvalid();
  await user.type(email(), '@example.com');
  expect(screen.queryByText('Please enter a valid email address')).toBeNull();
  expect(screen.getByText('Password is required')).toBeVisible();
  expect(platform.fake.calls).toHaveLength(0);
});

test('logs in and goes to the dashboard; the button is busy meanwhile', async () => {
  const user = userEvent.setup({ delay: null });
  let answer: (value: typeof tokens) => void = () => undefined;
  const { platform } = show('/login', {
    'POST /login': () => new Promise<typeof tokens>((resolve) => (answer = resolve)),
    'GET /me': () => failure('internal'),
  });
  await user.type(email(), ' ada@example.com');
  await user.type(password(), 'correct horse{Enter}');
  expect(screen.getByRole('button', { name: 'Logging in...' })).toHaveAttribute('aria-disabled', 'true');
  await waitFor(() => expect(platform.fake.callsTo('POST /login')).toHaveLength(1));
  answer(tokens);
  await waitFor(() => expect(platform.navigations).toEqual([{ to: '/dashboard', replace: true }]));
  expect(platform.fake.callsTo('POST /login')[0]?.body).toEqual({
    email: 'ada@example.com',
    password: 'correct horse',
  });
});

test('says the one message on refused credentials and is ready again', async () => {
  const user = userEvent.setup({ delay: null });
  show('/login?email=ada%40example.com', { 'POST /login': () => failure('invalid_credentials') });
  await user.type(password(), 'wrong');
  await user.click(login());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^Invalid email or password\. Please try again\.$/);
  expect(login()).toBeEnabled();
  expect(password()).toHaveFocus();
  await user.type(password(), '!');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a server that cannot be reached is said, and never to be a wrong password', async () => {
  const user = userEvent.setup({ delay: null });
  show('/login?email=ada%40example.com', { 'POST /login': unreachable });
  await user.type(password(), 'x');
  await user.click(login());
  // One element: in one line, not one below the other.
  expect(await screen.findByText('The server cannot be reached. Check your connection, then try again.')).toBeVisible();
});

test.each([
  ['internal', 'Something went wrong on our side. Please try again.'],
  ['unavailable', 'The service is not available right now. Please try again in a moment.'],
  ['rate_limited', 'Too many attempts. Please wait a moment and try again.'],
] as const)('a login that failed by %s is said in one line that is true', async (code, text) => {
  const user = userEvent.setup({ delay: null });
  show('/login?email=ada%40example.com', { 'POST /login': () => failure(code) });
  await user.type(password(), 'x');
  await user.click(login());
  expect((await screen.findByRole('alert')).textContent).toBe(text);
});

test.each(['invalid_credentials', 'malformed_request', 'validation_failed', 'forbidden'] as const)(
  'a login that was refused by %s is said as the specification does',
  async (code) => {
    const user = userEvent.setup({ delay: null });
    show('/login?email=ada%40example.com', { 'POST /login': () => failure(code) });
    await user.type(password(), 'x');
    await user.click(login());
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid email or password. Please try again.');
  },
);

test('submits by itself after a sign-up, once', async () => {
  const path = '/login?email=ada%40example.com&autoSubmit=true';
  const { platform } = renderWithPlatform(
    (given) => {
      if (given.events.last('auth:credentials') === undefined) {
        given.events.publish('auth:credentials', { email: 'ada@example.com', password: 'correct horse' });
      }
      return <LoginPage platform={given} />;
    },
    { me: null, path, routes: { 'POST /login': () => failure('invalid_credentials') } },
  );
  await screen.findByRole('alert');
  expect(platform.fake.callsTo('POST /login')).toHaveLength(1);
  expect(platform.events.last('auth:credentials')).toBeNull();
});

test('a crafted link sends nothing, whatever the browser fills in', async () => {
  const user = userEvent.setup({ delay: null });
  const { platform } = show('/login?email=ada%40example.com&autoSubmit=true');
  await user.type(password(), 'filled in by the browser');
  expect(email()).toHaveValue('ada@example.com');
  expect(platform.fake.calls).toHaveLength(0);
});

test('asks for the code of a second factor only once the server does, and says a wrong one under its field', async () => {
  const user = userEvent.setup({ delay: null });
  const { platform } = show('/login', {
    'POST /login': () => failure('second_factor_required'),
    'GET /me': () => failure('internal'),
  });
  await user.type(email(), 'ada@example.com');
  await user.type(password(), 'correct horse{Enter}');
  const code = await screen.findByLabelText('Code of your second factor');
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  platform.fake.on({ 'POST /login': () => failure('second_factor_wrong') });
  await user.type(code, '123456{Enter}');
  expect(await screen.findByText('This code is not right, or was used before')).toBeVisible();
  platform.fake.on({ 'POST /login': () => tokens });
  await user.clear(code);
  await user.type(code, ' 654321{Enter}');
  await waitFor(() => expect(platform.navigations).toHaveLength(1));
  const bodies = platform.fake.callsTo('POST /login').map(({ body }) => body);
  const credentials = { email: 'ada@example.com', password: 'correct horse' };
  expect(bodies).toEqual([credentials, { ...credentials, code: '123456' }, { ...credentials, code: '654321' }]);
});

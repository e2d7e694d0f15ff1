import { useLocation } from '@slotwise/shared/ui/router';
import { failure, renderWithPlatform, unreachable } from '@slotwise/shared/testing';
import type { FakeRoutes } from '@slotwise/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import RegisterPage from './register-page';

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

const show = (path: string, routes: FakeRoutes = {}) =>
  renderWithPlatform(
    (platform) => (
      <>
        <RegisterPage platform={platform} />
        <Address />
      </>
    ),
    { me: null, path, routes },
  );

const done = () => ({ message: 'Done' });
const invited: FakeRoutes = {
  'POST /invitation/validtoken': () => ({
    email: 'grace@example.com',
    invitationType: 'join_wms_with_new_company' as const,
    Wms: { name: 'Northwind', avatarURL: null },
    Company: null,
  }),
};

async function reachStepTwo(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

async function fillPerson(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('First Name'), 'Ada');
  await user.type(screen.getByLabelText('Last Name'), 'Lovelace');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
}

test('an invitation survives a reload of the page, and neither its end nor leaving the page', async () => {
  const user = userEvent.setup({ delay: null });
  const opened = show('/register?token=secret', invited);
  expect(await screen.findByText('Northwind')).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/register$/);
  // A reload ends the page without running what leaving it runs.
  const kept = { ...sessionStorage };
  expect(Object.values(kept)).toEqual(['secret']);
  opened.unmount();
  expect(sessionStorage).toHaveLength(0);
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value as string);
  const { platform } = show('/register', invited);
  expect(await screen.findByText('Northwind')).toBeVisible();
  expect(platform.fake.callsTo('POST /invitation/validtoken')[0]?.body).toEqual({ token: 'secret' });
  // It turns out to be dead: nothing is left of it.
  await fillPerson(user);
  await user.type(screen.getByLabelText('Company Name'), 'Harbour Goods');
  platform.fake.on({ 'POST /invitation/register': () => failure('invalid_invitation_token') });
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  expect(await screen.findByText('Invalid or expired invitation token')).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

test('step 1 checks the address', async () => {
  const user = userEvent.setup({ delay: null });
  show('/register');
  expect(screen.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  expect(screen.getByText('Enter your email to get started')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText('Please enter a valid email address')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

test('signs a company up and hands the password over in memory alone', async () => {
  const user = userEvent.setup({ delay: null });
  const { platform } = show('/register', { 'POST /register': done });
  await reachStepTwo(user);
  expect(screen.getByRole('heading', { name: 'Complete your profile' })).toBeVisible();
  expect(screen.getByText('Choose your account type and provide details')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'WMS' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByLabelText('WMS Name')).toHaveFocus();
  expect(screen.getByText(/8 or more characters/)).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Company' }));
  expect(screen.queryByLabelText('WMS Name')).toBeNull();
  await user.type(screen.getByLabelText('Company Name'), 'South');
  await fillPerson(user);
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  await waitFor(() => expect(platform.navigations).toHaveLength(1));
  expect(platform.navigations[0]?.to).toBe('/login?email=ada%40example.com&autoSubmit=true');
  expect(platform.events.last('auth:credentials')).toEqual({ email: 'ada@example.com', password: 'correct horse' });
  expect(platform.fake.callsTo('POST /register')[0]?.body).toEqual({
    email: 'ada@example.com',
    password: 'correct horse',
    first_name: 'Ada',
    last_name: 'Lovelace',
    new_company_name: 'South',
  });
});

test('is busy while it signs up and shows the server’s faults under their fields', async () => {
  const user = userEvent.setup({ delay: null });
  let answer: (response: Response) => void = () => undefined;
  show('/register', { 'POST /register': () => new Promise<Response>((resolve) => (answer = resolve)) });
  await reachStepTwo(user);
  await user.type(screen.getByLabelText('WMS Name'), 'North');
  await fillPerson(user);
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  expect(screen.getByRole('button', { name: 'Signing Up...' })).toHaveAttribute('aria-disabled', 'true');
  await waitFor(() => answer(failure('validation_failed', [{ field: 'new_wms_name', reason: 'Too long a name' }])));
  expect(await screen.findByText('Too long a name')).toBeVisible();
  expect(screen.getByLabelText('WMS Name')).toHaveFocus();
});

test('a fault of the address leads back to where it is asked for', async () => {
  const user = userEvent.setup({ delay: null });
  show('/register', {
    'POST /register': () => failure('validation_failed', [{ field: 'email', reason: 'Not allowed' }]),
  });
  await reachStepTwo(user);
  await user.type(screen.getByLabelText('WMS Name'), 'North');
  await fillPerson(user);
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  expect(await screen.findByText('Not allowed')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'Create your account' })).toBeVisible();
});

test('goes back to the address', async () => {
  const user = userEvent.setup({ delay: null });
  const { platform } = show('/register');
  await reachStepTwo(user);
  await user.click(screen.getByRole('button', { name: 'Back to Email' }));
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(platform.announcements).toEqual(['Complete your profile', 'Create your account']);
});

test('an invitation is checked, shown and accepted; its token leaves the address', async () => {
  const user = userEvent.setup({ delay: null });
  const { platform } = show('/register?token=secret&from=mail', { ...invited, 'POST /invitation/register': done });
  expect(screen.getByText('Validating invitation...')).toBeVisible();
  expect(await screen.findByText("You've been invited to join")).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent('/register?from=mail');
  expect(screen.getByText('Complete your information to join')).toBeVisible();
  expect(screen.getByText('Northwind')).toBeVisible();
  expect(screen.getByText('NO')).toBeInTheDocument();
  expect(screen.getByText('grace@example.com')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Back to Email' })).toBeNull();
  expect(screen.queryByRole('tab')).toBeNull();
  await user.type(screen.getByLabelText('Company Name'), 'South');
  await fillPerson(user);
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  await waitFor(() => expect(platform.navigations).toHaveLength(1));
  expect(platform.navigations[0]?.to).toBe('/login?email=grace%40example.com&autoSubmit=true');
  expect(platform.fake.callsTo('POST /invitation/register')[0]?.body).toMatchObject({
    token: 'secret',
    email: 'grace@example.com',
    new_company_name: 'South',
  });
});

test('a dead invitation leads to step 1', async () => {
  show('/register?token=dead', { 'POST /invitation/validtoken': () => failure('invalid_invitation_token') });
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid or expired invitation token');
  expect(screen.getByRole('heading', { name: 'Create your account' })).toBeVisible();
});

test('an invitation that only something before the server refused is not called invalid', async () => {
  // A gateway that answers 404 by itself, as this page takes it.
  show('/register?token=secret', { 'POST /invitation/validtoken': () => failure('route_not_found') });
  expect(await screen.findByText('There is no such address.')).toBeVisible();
  expect(screen.queryByText(/^Invalid or expired/)).toBeNull();
});

test('an invitation that could not be checked can be checked again', async () => {
  const user = userEvent.setup({ delay: null });
  const { platform } = show('/register?token=secret', { 'POST /invitation/validtoken': unreachable });
  await screen.findByText(/cannot be reached/);
  platform.fake.on(invited);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Northwind')).toBeVisible();
});

test('who was invited by phone is asked for an address', async () => {
  show('/register?token=secret', {
    'POST /invitation/validtoken': () => ({
      email: null,
      invitationType: 'join_company' as const,
      Wms: null,
      Company: { name: 'South', avatarURL: null },
    }),
  });
  expect(await screen.findByLabelText('Email')).toBeVisible();
  expect(screen.queryByLabelText('Company Name')).toBeNull();
});

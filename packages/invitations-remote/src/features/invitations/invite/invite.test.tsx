import type { Invitation } from '@slotwise/contract';
import type { Role } from '@slotwise/contract';
import {
  aRole,
  allPermissions,
  anInvitation,
  failure,
  me,
  renderWithPlatform,
  unreachable,
} from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { InvitationsPage } from '../invitations-page';

// Without a layout jsdom never gives a dialog the focus that makes Tabster show it to assistive technology; the browser
// journeys check that it does.
configure({ defaultHidden: true });

const own = aRole({
  id: 'own',
  name: 'Manager',
  permissions: ['view_roles', 'view_invitations', 'manage_invitations'],
});
const roles: Role[] = [
  aRole({ id: 'owner', name: 'Owner', permissions: allPermissions() }),
  own,
  aRole({ id: 'member', name: 'Member', permissions: ['view_roles'] }),
];

async function openDialog({ routes, ...options }: TestPlatformOptions = {}) {
  const sent: Invitation[] = [];
  const rendered = renderWithPlatform(<InvitationsPage />, {
    path: '/invitations',
    role: own,
    ...options,
    routes: {
      'GET /mycompany/invitations': () => ({ myInvitations: sent }),
      'GET /mywms/invitations': () => ({ myInvitations: [] }),
      'GET /mycompany/roles': () => ({ myRoles: roles }),
      'POST /invitation': () => {
        const invitation = anInvitation({ email: 'new@example.com' });
        sent.push(invitation);
        return { message: 'Sent.', invitation };
      },
      ...routes,
    },
  });
  await screen.findByText('No invitations found.');
  fireEvent.click(screen.getByText('Invite'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send Invitation' }));
  // Nothing is sent before the roles are read.
  await waitFor(() => expect(dialog.queryByText('Loading...')).toBeNull());
  return { ...rendered, dialog, submit: dialog.getByText('Send Invitation', { selector: 'button' }) };
}
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const optionsOf = (select: HTMLElement) => [...(select as HTMLSelectElement).options];

test('an invitation goes out trimmed, with the role for members preselected, and its link can be copied', async () => {
  const { platform, dialog, submit } = await openDialog();
  expect(dialog.getByText('Invite someone to join your organization.')).toBeVisible();
  expect(await dialog.findByLabelText('Role')).toHaveValue('member');
  expect(dialog.getByLabelText('Message (optional)')).toHaveAttribute('rows', '3');
  expect(submit).toBeDisabled();
  type(dialog.getByLabelText(/^Email/), 'new@example');
  fireEvent.click(submit);
  expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
  type(dialog.getByLabelText(/^Email/), ' new@example.com ');
  expect(dialog.queryByText('Please enter a valid email address')).not.toBeInTheDocument();
  type(dialog.getByLabelText('Name (optional)'), ' Ann ');
  fireEvent.click(submit);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(platform.fake.callsTo('POST /invitation').map(({ body }) => body)).toEqual([
    { invitation_type: 'join_company', email: 'new@example.com', name: 'Ann', role_id: 'member' },
  ]);
  expect(platform.notices).toMatchObject([
    { title: 'Invitation sent to new@example.com', action: { label: 'Copy link' } },
  ]);
  expect(await screen.findByText('1 of 1 invitations')).toBeVisible();
});

test('it lives for seven days, or as long as is picked, 1 to 30', async () => {
  const { platform, dialog, submit } = await openDialog();
  const lifetime = dialog.getByLabelText('Expires after');
  expect(lifetime).toHaveValue('7');
  expect(optionsOf(lifetime).map(({ text }) => text)).toEqual([
    '1 day',
    ...Array.from({ length: 29 }, (_, index) => `${index + 2} days`),
  ]);
  type(lifetime, '30');
  type(dialog.getByLabelText(/^Email/), 'new@example.com');
  fireEvent.click(submit);
  await waitFor(() => expect(platform.fake.callsTo('POST /invitation')[0]?.body).toMatchObject({ ttl_days: 30 }));
});

test('a role that grants more than I hold is there, but cannot be picked, and says why', async () => {
  const { dialog } = await openDialog();
  const options = optionsOf(await dialog.findByLabelText('Role'));
  expect(options.map(({ disabled }) => disabled)).toEqual([false, false, true]);
  expect(options[2]?.text).toMatch(/^Owner \(grants .+ and \d+ more that you do not hold\)$/);
});

test.each([
  ['refused', () => failure('internal')],
  ['without a connection', unreachable],
])(
  'roles that cannot be read (%s) say so in their place, and nothing goes out before they are',
  async (_how, unread) => {
    const { platform, dialog, submit } = await openDialog({ routes: { 'GET /mycompany/roles': unread } });
    type(dialog.getByLabelText(/^Email/), 'new@example.com');
    expect(await dialog.findByText('The roles could not be read.', {}, { timeout: 3000 })).toBeVisible();
    expect(dialog.queryByLabelText('Role')).toBeNull();
    expect(submit).toBeDisabled();
    platform.fake.on({ 'GET /mycompany/roles': () => ({ myRoles: roles }) });
    fireEvent.click(dialog.getByText('Retry'));
    expect(await dialog.findByLabelText('Role')).toHaveValue('member');
    fireEvent.click(submit);
    await waitFor(() =>
      expect(platform.fake.callsTo('POST /invitation')[0]?.body).toMatchObject({ role_id: 'member' }),
    );
  },
);

test('the role that was given last is preselected where there is no Member', async () => {
  const unusual = [
    aRole({ id: 'least', name: 'Reader', permissions: ['view_roles'] }),
    aRole({ id: 'more', name: 'Clerk', permissions: ['view_roles', 'view_invitations'] }),
  ];
  const { dialog, submit } = await openDialog({ routes: { 'GET /mycompany/roles': () => ({ myRoles: unusual }) } });
  type(dialog.getByLabelText('Role'), 'more');
  type(dialog.getByLabelText(/^Email/), 'new@example.com');
  fireEvent.click(submit);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  fireEvent.click(screen.getByText('Invite'));
  expect(await screen.findByLabelText('Role')).toHaveValue('more');
});

test('a provider may send its own two types, by phone too, and picks no role for them', async () => {
  const { platform, dialog, submit } = await openDialog({
    me: me({ userType: 'wms' }),
    routes: {
      'POST /invitation': () => ({ message: '', invitation: anInvitation({ email: null, phoneNumber: '+491' }) }),
    },
  });
  expect(optionsOf(dialog.getByLabelText('Invitation Type')).map(({ text }) => text)).toEqual([
    'Join WMS',
    'Join WMS with New Company',
  ]);
  expect(dialog.queryByLabelText('Role')).not.toBeInTheDocument();
  fireEvent.click(dialog.getByRole('tab', { name: 'Phone' }));
  type(dialog.getByLabelText(/^Phone/), '  ');
  expect(submit).toBeDisabled();
  type(dialog.getByLabelText(/^Phone/), '0151 2345678');
  fireEvent.click(submit);
  expect(await dialog.findByText('A phone number needs its country code, such as +49.')).toBeVisible();
  type(dialog.getByLabelText(/^Phone/), ' +49 1 ');
  fireEvent.click(submit);
  await waitFor(() =>
    expect(platform.fake.callsTo('POST /invitation').map(({ body }) => body)).toEqual([
      { invitation_type: 'join_wms', phone_number: '+49 1' },
    ]),
  );
  await waitFor(() => expect(platform.notices[0]?.title).toBe('Invitation sent to +491'));
});

test('while it is being sent the button says so and takes no second click', async () => {
  const { platform, dialog, submit } = await openDialog({
    routes: { 'POST /invitation': () => new Promise<never>(() => undefined) },
  });
  type(dialog.getByLabelText(/^Email/), 'new@example.com');
  fireEvent.click(submit);
  const sending = await dialog.findByText('Sending...', { selector: 'button' });
  fireEvent.click(sending);
  await waitFor(() => expect(platform.fake.callsTo('POST /invitation')).toHaveLength(1));
});

test('Cancel gives up what the server does not answer, and nothing that was typed is lost', async () => {
  const signals: AbortSignal[] = [];
  const { platform, dialog, submit } = await openDialog({
    routes: {
      'POST /invitation': ({ signal }) => {
        signals.push(signal);
        return new Promise<never>(() => undefined);
      },
    },
  });
  type(dialog.getByLabelText(/^Email/), 'new@example.com');
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent.click(submit);
  await dialog.findByText('Sending...', { selector: 'button' });
  expect(dialog.getByRole('status')).toHaveTextContent('You are offline: this waits for the connection.');
  online.mockRestore();
  fireEvent.click(dialog.getByText('Cancel'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(signals[0]?.aborted).toBe(true);
  fireEvent.click(screen.getByText('Invite'));
  const again = within(await screen.findByRole('dialog'));
  expect(again.getByLabelText(/^Email/)).toHaveValue('new@example.com');
  expect(again.getByText('Send Invitation', { selector: 'button' })).toBeEnabled();
  expect(platform.notices).toEqual([]);
});

test('without a connection it says so at once, in the dialog, which can be left', async () => {
  const { platform, dialog, submit } = await openDialog({ routes: { 'POST /invitation': unreachable } });
  type(dialog.getByLabelText(/^Email/), 'new@example.com');
  fireEvent.click(submit);
  expect(await dialog.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
  expect(platform.notices).toEqual([]);
  fireEvent.click(dialog.getByText('Cancel'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('what the server refuses stands at its field and in no toast over it, and nothing that was typed is lost', async () => {
  const { platform, dialog, submit } = await openDialog({
    routes: {
      'POST /invitation': () =>
        failure('validation_failed', [{ field: 'phone_number', reason: 'must be a phone number' }]),
    },
  });
  type(dialog.getByLabelText('Name (optional)'), 'Ann');
  fireEvent.click(dialog.getByRole('tab', { name: 'Phone' }));
  type(dialog.getByLabelText(/^Phone/), 'abc');
  fireEvent.click(submit);
  expect(await dialog.findByText('This must be a phone number')).toBeVisible();
  expect(platform.notices).toEqual([]);
  fireEvent.click(dialog.getByText('Cancel'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  fireEvent.click(screen.getByText('Invite'));
  const again = within(await screen.findByRole('dialog'));
  expect(again.getByLabelText(/^Phone/)).toHaveValue('abc');
  expect(again.getByLabelText('Name (optional)')).toHaveValue('Ann');
});

test('the message can be seen before it is sent, and follows what is typed', async () => {
  const { platform, dialog } = await openDialog({
    routes: {
      'POST /invitation/preview': ({ body }) => ({
        subject: 'You have been invited',
        text: `Hello ${body.name ?? 'you'}\n<script>x</script>`,
      }),
    },
  });
  fireEvent.click(dialog.getByText('Preview message'));
  expect(dialog.getByText('Enter an address to see the message.')).toBeVisible();
  type(dialog.getByLabelText(/^Email/), 'new@example.com');
  expect(await dialog.findByText('You have been invited')).toBeVisible();
  expect(dialog.getByText(/<script>x<\/script>/)).toBeVisible();
  type(dialog.getByLabelText('Name (optional)'), 'Ann');
  expect(await dialog.findByText(/^Hello Ann/)).toBeVisible();
  expect(platform.fake.callsTo('POST /invitation')).toEqual([]);
  expect(platform.fake.callsTo('POST /invitation/preview').at(-1)?.body).toEqual({
    invitation_type: 'join_company',
    email: 'new@example.com',
    name: 'Ann',
    role_id: 'member',
  });
});

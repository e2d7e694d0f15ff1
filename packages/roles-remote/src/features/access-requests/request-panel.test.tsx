import type { AccessRequest } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useSession } from '@slotwise/shared/session';
import { allPermissions, aRole, aUser, failure, renderWithPlatform } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { useLocation } from '@slotwise/shared/ui/router';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest';
import { useRequestShown } from '../../request-address';
import RequestPanel from './request-panel';

// Without a layout a drawer never gets the focus that shows it to assistive technology; the journey checks that it does.
configure({ defaultHidden: true });

const grace = aUser({ id: 'grace', firstName: 'Grace', lastName: 'Hopper' });
const alan = aUser({ id: 'alan', firstName: 'Alan', lastName: 'Turing' });
const clerk = aRole({ id: 'clerk', name: 'Clerk', permissions: ['view_roles'], users: [grace, alan] });
const recruiter = aRole({ id: 'recruiter', name: 'Recruiter', permissions: ['view_roles', 'view_invitations'] });
const manager = aRole({
  id: 'manager',
  name: 'Manager',
  permissions: ['view_invitations', 'manage_invitations', 'view_users', 'manage_users', 'view_audit', 'view_slotting'],
});
const aRequest = (over: Partial<AccessRequest> = {}): AccessRequest => ({
  ...{ id: 'q1', user: { id: 'grace', name: 'Grace Hopper' }, permission: 'view_invitations', status: 'open' },
  ...{ reason: 'To see\nwho comes.', askedAt: '2026-11-22T10:00:00.000Z', endedAt: null, decidedBy: null },
  ...{ answer: null, ...over },
});
const ended = { endedAt: '2026-11-23T10:00:00.000Z', decidedBy: { id: 'u2', name: 'Ada Owner' } };

function Page() {
  const { me } = useSession(usePlatform());
  const shown = useRequestShown();
  return (
    <>
      <output>{useLocation().search}</output>
      {shown !== null && <RequestPanel me={me!} shown={shown} />}
    </>
  );
}
const open = (
  request: string,
  routes: TestPlatformOptions['routes'] = {},
  options: Omit<TestPlatformOptions, 'routes'> & { path?: string } = {},
) =>
  renderWithPlatform(<Page />, {
    path: `/roles?view=matrix&request=${request}`,
    routes: {
      'GET /mycompany/roles': () => ({ myRoles: [clerk, manager, recruiter] }),
      'GET /mycompany/permissions': () => ({ myPermissions: allPermissions() }),
      'GET /access-requests': () => ({ items: [aRequest()], nextCursor: null }),
      'GET /access-request': () => ({ accessRequest: aRequest() }),
      ...routes,
    },
    ...options,
  });
const click = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

test('the search offers the list by its name and by words for it, to those who decide', async () => {
  const action = manifest.actions?.find(({ id }) => id === 'access-requests');
  expect(action).toMatchObject({ label: 'Requests for permissions', permission: 'manage_roles' });
  expect(action?.words).toMatch(/access request.*grant/);
  open('', {}, { path: action!.href });
  expect(await screen.findByRole('list', { name: 'Open requests' })).toHaveTextContent('Grace Hopper asks for');
});

test('the list leads to a request, and that back to the list', async () => {
  open('');
  await click(/Grace Hopper asks for “View invitations”/);
  expect(await screen.findByText(/To see\s+who comes\./)).toBeVisible();
  expect(screen.getByText('?view=matrix&request=q1')).toBeInTheDocument();
  await click('All open requests');
  expect(await screen.findByRole('list', { name: 'Open requests' })).toBeVisible();
  await click('Close');
  expect(screen.getByText('?view=matrix')).toBeInTheDocument();
});

test('ways to grant it stand in the order of what changes besides, and say that', async () => {
  open('q1');
  const ways = within(await screen.findByRole('radiogroup', { name: 'Grant it by' }));
  expect(ways.getAllByRole('radio').map((radio) => radio.closest('span')?.textContent)).toEqual([
    'Move Grace Hopper to the role RecruiterNothing else changes. ',
    'Add it to the role Clerk1 other person has this role and gets it, too.',
    'Move Grace Hopper to the role ManagerGives besides: Manage invitations, View users, Manage users, View the audit trail and 1 more. Takes away: View roles. ',
  ]);
  expect(ways.getAllByRole('radio')[0]).toBeChecked();
});

test('it is granted as it was chosen, and the panel says by whom', async () => {
  let now = aRequest();
  const { platform } = open('q1', {
    'GET /access-request': () => ({ accessRequest: now }),
    'POST /access-request/grant': () => {
      now = aRequest({ status: 'granted', ...ended });
      return { accessRequest: now };
    },
  });
  fireEvent.click(await screen.findByRole('radio', { name: /Add it to the role Clerk/ }));
  await click('Grant');
  expect(await screen.findByText(/^Granted by Ada Owner on/)).toBeVisible();
  expect(platform.fake.callsTo('POST /access-request/grant').map(({ body }) => body)).toEqual([
    { request_id: 'q1', method: 'add', role_id: 'clerk' },
  ]);
});

test('a no needs a reason', async () => {
  let now = aRequest();
  const { platform } = open('q1', {
    'GET /access-request': () => ({ accessRequest: now }),
    'POST /access-request/decline': () => {
      now = aRequest({ status: 'declined', ...ended, answer: 'Not yours.' });
      return { accessRequest: now };
    },
  });
  await click('Decline…');
  await click('Decline');
  expect(await screen.findByText('Please give a reason.')).toBeVisible();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: ' Not yours. ' } });
  await click('Decline');
  expect(await screen.findByText(/^Declined by Ada Owner on/)).toBeVisible();
  expect(screen.getByText('Not yours.')).toBeVisible();
  expect(platform.fake.callsTo('POST /access-request/decline').map(({ body }) => body)).toEqual([
    { request_id: 'q1', reason: 'Not yours.' },
  ]);
});

test('who goes back to the list does not see as open what was decided just now', async () => {
  let isOpen = true;
  open('', {
    'GET /access-requests': () => ({ items: isOpen ? [aRequest()] : [], nextCursor: null }),
    'POST /access-request/decline': () => {
      isOpen = false;
      return { accessRequest: aRequest({ status: 'declined', ...ended, answer: 'No.' }) };
    },
  });
  await click(/Grace Hopper asks for “View invitations”/);
  await click('Decline…');
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'No.' } });
  await click('Decline');
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  await click('All open requests');
  expect(screen.queryByRole('button', { name: /Grace Hopper asks for/ })).toBeNull();
  expect(await screen.findByText('Nobody is asking for a permission.')).toBeVisible();
});

test('who decides too late sees what somebody else has decided', async () => {
  let now = aRequest();
  open('q1', {
    'GET /access-request': () => ({ accessRequest: now }),
    'POST /access-request/grant': () => {
      now = aRequest({ status: 'declined', ...ended, answer: 'Not yours.' });
      return failure('already_decided');
    },
  });
  await click('Grant');
  expect(await screen.findByText(/^Declined by Ada Owner on/)).toBeVisible();
});

test('a refusal is said beside the choice', async () => {
  open('q1', { 'POST /access-request/grant': () => failure('beyond_own_warehouses') });
  await click('Grant');
  expect(await screen.findByText(/This reaches warehouses that your role is not for/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Grant' })).toBeEnabled();
});

test('nobody is asked to decide on their own request, or on what they lack', async () => {
  const { unmount } = open('q1', {
    'GET /access-request': () => ({ accessRequest: aRequest({ user: { id: 'user-1', name: 'Ada Owner' } }) }),
  });
  expect(await screen.findByText(/You asked for this yourself/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Grant' })).toBeNull();
  unmount();
  open('q1', {}, { role: aRole({ id: 'half', permissions: ['manage_roles', 'view_roles'] }) });
  expect(await screen.findByText(/You do not have “View invitations” yourself/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Decline…' })).toBeNull();
});

test('who has got it meanwhile: the request is closed', async () => {
  open('q1', { 'GET /mycompany/roles': () => ({ myRoles: [{ ...recruiter, users: [grace] }] }) });
  expect(await screen.findByText('Grace Hopper has got this permission meanwhile.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close the request' })).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('where no role fits, that is said, and a no is still possible', async () => {
  open('q1', { 'GET /mycompany/roles': () => ({ myRoles: [] }) });
  expect(await screen.findByText(/No role that you can give holds “View invitations”/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Decline…' })).toBeVisible();
});

test('who may not manage roles is told who decides', async () => {
  open('q1', {}, { role: aRole({ id: 'r', permissions: ['view_roles'] }) });
  expect(await screen.findByText(/decided by people with the permission “Manage roles”/)).toBeVisible();
});

test('nothing, a request that is gone, and a failure are three things', async () => {
  const { unmount } = open('', { 'GET /access-requests': () => ({ items: [], nextCursor: null }) });
  expect(await screen.findByText('Nobody is asking for a permission.')).toBeVisible();
  unmount();
  const gone = open('q9', { 'GET /access-request': () => failure('not_found') });
  expect(await screen.findByText('There is no such request')).toBeVisible();
  gone.unmount();
  open('', { 'GET /access-requests': () => failure('internal') });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.queryByText('Nobody is asking for a permission.')).toBeNull();
});

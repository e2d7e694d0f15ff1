import { File } from 'node:buffer';
import type { BulkCheck, BulkResult, Invitation } from '@slotwise/contract';
import { aRole, anInvitation, failure, me, renderWithPlatform, unreachable } from '@slotwise/shared/testing';
import type { FakeRoutes } from '@slotwise/shared/testing';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { queryKeys } from '@slotwise/shared/session';
import BulkInvite from './bulk-invite';

// Without a layout jsdom never gives a dialog the focus that makes Tabster show it to assistive technology; the browser
// journeys check that it does.
configure({ defaultHidden: true });

const invited: NonNullable<FakeRoutes['POST /invitation/bulk']> = ({ body }) => ({
  results: body.rows.map(({ address }, index) => ({
    index,
    address,
    outcome: 'invited',
    reason: null,
    invitation: anInvitation({ email: address }),
  })),
});

type Outcome = BulkCheck['outcome'];
/** The server's word on a list: all are free, but for those named. */
const checked =
  (outcomes: Record<string, Outcome> = {}): NonNullable<FakeRoutes['POST /invitation/bulk/check']> =>
  ({ body }) => ({
    results: body.rows.map(({ address }, index) => ({
      index,
      address,
      outcome: outcomes[address] ?? 'free',
      reason: outcomes[address] ? 'In English.' : null,
    })),
  });

function Page() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(true)}>Bulk invite again</button>
      <BulkInvite me={me()} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const inviter = aRole({
  id: 'own',
  name: 'Own',
  permissions: ['view_roles', 'view_invitations', 'manage_invitations'],
});

async function openDialog(routes: FakeRoutes = {}, { waits = true } = {}) {
  const rendered = renderWithPlatform(<Page />, {
    role: inviter,
    routes: {
      'GET /mycompany/roles': () => ({
        myRoles: [aRole({ id: 'member', name: 'Member', permissions: ['view_roles'] })],
      }),
      'POST /invitation/bulk': invited,
      'POST /invitation/bulk/check': checked(),
      ...routes,
    },
  });
  rendered.platform.queryClient.setQueryData(queryKeys.list('company', 'invitations'), [anInvitation({ id: 'old' })]);
  const dialog = within(await screen.findByRole('dialog'));
  if (waits) await waitFor(() => expect(dialog.getByLabelText('Role')).toBeEnabled());
  return { ...rendered, dialog };
}
/** Nothing is sent before the server has said what would become of it. */
async function send(dialog: Dialog, name: string) {
  await waitFor(() => expect(dialog.getByText(name)).not.toHaveAttribute('aria-disabled', 'true'), { timeout: 3000 });
  fireEvent.click(dialog.getByText(name));
}
type Dialog = Awaited<ReturnType<typeof openDialog>>['dialog'];
const paste = (dialog: Dialog, text: string) =>
  fireEvent.change(dialog.getByLabelText('People'), { target: { value: text } });
const list = (count: number) => Array.from({ length: count }, (_, index) => `a${index}@x.com`).join('\n');
const choose = (dialog: Dialog, name: string, text: string) =>
  fireEvent.change(dialog.getByLabelText('CSV file'), { target: { files: [new File([text], name)] } });

test('each row says beforehand what will happen, and all go out on the same terms', async () => {
  const { platform, dialog } = await openDialog();
  paste(dialog, 'Ann Lee <ann@x.com>\nbroken@x\nANN@x.com\n+49 30 1234');
  expect(await dialog.findByText('2 will be invited · 1 invalid · 1 duplicate')).toBeVisible();
  expect(dialog.getByText('This is not a valid e-mail address.')).toBeVisible();
  expect(dialog.getByText('The same as in line 1.')).toBeVisible();
  fireEvent.change(dialog.getByLabelText('Expires after'), { target: { value: '14' } });
  fireEvent.change(dialog.getByLabelText('Message (optional)'), { target: { value: ' Hi ' } });
  await send(dialog, 'Send 2 invitations');
  expect(await dialog.findByText(/^2 people were invited\./)).toBeVisible();
  expect(platform.fake.callsTo('POST /invitation/bulk').map(({ body }) => body)).toEqual([
    {
      invitation_type: 'join_company',
      role_id: 'member',
      ttl_days: 14,
      message: 'Hi',
      rows: [{ address: 'ann@x.com', name: 'Ann Lee' }, { address: '+49 30 1234' }],
    },
  ]);
  expect(dialog.getByText('2 invited · 1 duplicate · 1 invalid')).toBeVisible();
  const known = platform.queryClient.getQueryData<Invitation[]>(queryKeys.list('company', 'invitations'));
  expect(known?.map(({ email }) => email)).toEqual(['old@example.com', 'ann@x.com', '+49 30 1234']);
});

test('who is a member or invited already is said before anything is sent, failures first, and the rest stays in the list', async () => {
  const { platform, dialog } = await openDialog({
    'POST /invitation/bulk/check': checked({ 'old@x.com': 'pending', 'mia@x.com': 'member' }),
  });
  paste(dialog, 'new@x.com\nold@x.com\nmia@x.com\nbroken@x\nother@x.com');
  expect(
    await dialog.findByText('2 will be invited · 1 already pending · 1 already a member · 1 invalid'),
  ).toBeVisible();
  expect(dialog.getByText('There is already a pending invitation for this person.')).toBeVisible();
  const order = () => dialog.getAllByText(/@x(\.com)?$/, { selector: 'bdi' }).map(({ textContent }) => textContent);
  expect(dialog.getByLabelText('Address in line 4')).toHaveValue('broken@x');
  expect(order()).toEqual(['mia@x.com', 'old@x.com', 'new@x.com', 'other@x.com']);
  expect(platform.fake.callsTo('POST /invitation/bulk')).toEqual([]);
  await send(dialog, 'Send 2 invitations');
  expect(await dialog.findByText(/^2 people were invited\./)).toBeVisible();
  expect(platform.fake.callsTo('POST /invitation/bulk').map(({ body }) => body.rows)).toEqual([
    [{ address: 'new@x.com' }, { address: 'other@x.com' }],
  ]);
  // Members and those invited already need nothing.
  fireEvent.click(dialog.getByText('Correct the rest (1)'));
  expect(dialog.getByLabelText('People')).toHaveValue('broken@x');
});

test('a list that could not be checked says so, and can be checked again or sent', async () => {
  const { platform, dialog } = await openDialog({ 'POST /invitation/bulk/check': unreachable });
  paste(dialog, 'a@x.com');
  expect(await dialog.findByText('The list could not be checked')).toBeVisible();
  expect(dialog.getByText('1 not checked yet')).toBeVisible();
  expect(dialog.getByText('Send 1 invitation')).toBeEnabled();
  platform.fake.on({ 'POST /invitation/bulk/check': checked({ 'a@x.com': 'member' }) });
  fireEvent.click(dialog.getByText('Check again'));
  expect(await dialog.findByText('1 already a member')).toBeVisible();
  expect(dialog.queryByText('The list could not be checked')).not.toBeInTheDocument();
  expect(dialog.getByText('Send 0 invitations')).toBeDisabled();
});

test('a list with roles gives them; those that cannot be given are chosen in their rows', async () => {
  const { platform, dialog } = await openDialog({
    'GET /mycompany/roles': () => ({
      myRoles: [
        aRole({ id: 'member', name: 'Member', permissions: [] }),
        aRole({ id: 'planner', name: 'Planner', permissions: [] }),
        aRole({ id: 'robot', name: 'Robot', permissions: ['manage_roles'] }),
      ],
    }),
  });
  paste(dialog, 'E-Mail;Rolle\nann@x.com;planner\nbo@x.com;\ncy@x.com;Boss\ndi@x.com;Robot');
  expect(await dialog.findByText('2 will be invited · 2 invalid')).toBeVisible();
  const order = () => dialog.getAllByText(/@x\.com$/, { selector: 'bdi' }).map(({ textContent }) => textContent);
  expect(order()).toEqual(['cy@x.com', 'di@x.com', 'ann@x.com', 'bo@x.com']);
  expect(dialog.getByText('There is no role “Boss”. Choose one.')).toBeVisible();
  expect(dialog.getByText('The role Robot grants more than you hold. Choose another.')).toBeVisible();
  expect(dialog.getByText('Role: planner')).toBeVisible();
  expect(dialog.getByText('Role: Member')).toBeVisible();
  fireEvent.change(dialog.getByLabelText('Role in line 4'), { target: { value: 'Planner' } });
  // It stays where it is, with its field, and says what it is now.
  expect(dialog.getByLabelText('Role in line 4')).toHaveValue('Planner');
  expect(order()).toEqual(['cy@x.com', 'di@x.com', 'ann@x.com', 'bo@x.com']);
  await send(dialog, 'Send 3 invitations');
  await dialog.findByText(/^3 people were invited\./);
  expect(platform.fake.callsTo('POST /invitation/bulk')[0]?.body).toMatchObject({
    role_id: 'member',
    rows: [
      { address: 'ann@x.com', role_id: 'planner' },
      { address: 'bo@x.com' },
      { address: 'cy@x.com', role_id: 'planner' },
    ],
  });
  // The entries that are left keep the roles that the list named.
  fireEvent.click(dialog.getByText('Correct the rest (1)'));
  expect(dialog.getByLabelText('People')).toHaveValue('di@x.com; Role: Robot');
});

test('an address is put right in its row before anything is sent', async () => {
  const { platform, dialog } = await openDialog();
  paste(dialog, 'ann@x.com\nbroken@x\n0151 2345678');
  expect(await dialog.findByText('1 will be invited · 2 invalid')).toBeVisible();
  const address = dialog.getByLabelText('Address in line 2');
  fireEvent.change(address, { target: { value: 'mended@x.com' } });
  expect(address).toBeInTheDocument();
  expect(dialog.queryByText('This is not a valid e-mail address.')).toBeNull();
  expect(dialog.getByText('A phone number needs its country code, such as +49.')).toBeVisible();
  await send(dialog, 'Send 2 invitations');
  await dialog.findByText(/^2 people were invited\./);
  expect(platform.fake.callsTo('POST /invitation/bulk')[0]?.body.rows).toEqual([
    { address: 'ann@x.com' },
    { address: 'mended@x.com' },
  ]);
});

test('a list is not sent before the roles are read', async () => {
  const { platform, dialog } = await openDialog(
    { 'GET /mycompany/roles': () => failure('internal') },
    { waits: false },
  );
  paste(dialog, 'a@x.com');
  expect(await dialog.findByText('The roles could not be read.')).toBeVisible();
  expect(await dialog.findByText('1 will be invited', {}, { timeout: 3000 })).toBeVisible();
  expect(dialog.getByText('Send 1 invitation')).toBeDisabled();
  platform.fake.on({ 'GET /mycompany/roles': () => ({ myRoles: [aRole({ id: 'member', name: 'Member' })] }) });
  fireEvent.click(dialog.getByText('Retry'));
  expect(await dialog.findByLabelText('Role')).toHaveValue('member');
  await send(dialog, 'Send 1 invitation');
  await dialog.findByText('1 person was invited.');
  expect(platform.fake.callsTo('POST /invitation/bulk')[0]?.body).toMatchObject({ role_id: 'member' });
});

test('more than 500 are refused, with what to do', async () => {
  const { dialog } = await openDialog();
  paste(dialog, list(503));
  expect(await dialog.findByText(/and here are 503. Take out 3, or send the list in parts\.$/)).toBeVisible();
  expect(dialog.getByText('Send 503 invitations')).toBeDisabled();
});

test('progress is true, and stopping sends no more', async () => {
  const answers: (() => void)[] = [];
  const { platform, dialog } = await openDialog({
    'POST /invitation/bulk': async (request) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return invited(request);
    },
  });
  paste(dialog, list(120));
  await send(dialog, 'Send 120 invitations');
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(dialog.getByText('0 of 120 done')).toBeVisible();
  answers[0]?.();
  expect(await dialog.findByText('50 of 120 done')).toBeVisible();
  await waitFor(() => expect(answers).toHaveLength(2));
  fireEvent.click(dialog.getByText('Stop'));
  answers[1]?.();
  expect(await dialog.findByText('100 invited · 20 not sent')).toBeVisible();
  expect(platform.fake.callsTo('POST /invitation/bulk')).toHaveLength(2);
  expect(dialog.getByText('Retry failed (20)')).toBeVisible();
});

test('only what failed, and what was put right, is sent again', async () => {
  const bad = (index: number, address: string): BulkResult => ({
    index,
    address,
    outcome: 'invalid',
    reason: 'The server knows better.',
    fault: { field: 'address', code: 'not_an_email' },
    invitation: null,
  });
  const { platform, dialog } = await openDialog({
    'POST /invitation/bulk': ({ body }) => ({
      results: body.rows.map(({ address }, index) =>
        address === 'b@x.com'
          ? bad(index, address)
          : { index, address, outcome: 'pending', reason: 'There is one.', invitation: null },
      ),
    }),
  });
  paste(dialog, 'a@x.com\nb@x.com');
  await send(dialog, 'Send 2 invitations');
  expect(await dialog.findByText('1 already pending · 1 invalid')).toBeVisible();
  expect(dialog.getByText('There is already a pending invitation for this person.')).toBeVisible();
  expect(dialog.getByText('This is not a valid e-mail address.')).toBeVisible();
  expect(dialog.queryByText('The server knows better.')).not.toBeInTheDocument();
  expect(dialog.queryByText(/^Retry failed/)).not.toBeInTheDocument();
  platform.fake.on({ 'POST /invitation/bulk': invited });
  const address = dialog.getByLabelText('Address in line 2');
  fireEvent.change(address, { target: { value: 'better@' } });
  expect(dialog.getByText('1 already pending · 1 invalid')).toBeVisible();
  fireEvent.change(address, { target: { value: 'better@x.com' } });
  // It keeps its place and its field, and says what it is now.
  expect(address).toBeInTheDocument();
  expect(dialog.getByText('1 already pending · 1 not sent')).toBeVisible();
  expect(dialog.getByText('Put right: it goes out with the next try.')).toBeVisible();
  expect(dialog.queryByText('This is not a valid e-mail address.')).toBeNull();
  fireEvent.click(await dialog.findByText('Retry failed (1)'));
  expect(await dialog.findByText('1 invited · 1 already pending')).toBeVisible();
  expect(platform.fake.callsTo('POST /invitation/bulk').at(-1)?.body.rows).toEqual([{ address: 'better@x.com' }]);
});

test('a lost connection is told, and can be tried again', async () => {
  const { platform, dialog } = await openDialog({ 'POST /invitation/bulk': unreachable });
  paste(dialog, 'a@x.com');
  await send(dialog, 'Send 1 invitation');
  expect(await dialog.findByText('Not everybody was invited')).toBeVisible();
  expect(dialog.getAllByText(/^The server cannot be reached\./)).toHaveLength(2);
  expect(platform.notices).toEqual([]);
  platform.fake.on({ 'POST /invitation/bulk': invited });
  fireEvent.click(dialog.getByText('Retry failed (1)'));
  expect(await dialog.findByText('1 person was invited.')).toBeVisible();
  fireEvent.click(dialog.getByText('New list'));
  expect(dialog.getByLabelText('People')).toHaveValue('');
});

test("a file's people join what was typed; what is no list says so", async () => {
  const { dialog } = await openDialog();
  paste(dialog, 'first@x.com');
  choose(dialog, 'people.csv', '\uFEFFName;E-Mail\r\nZoë;zoe@x.com\r\n');
  expect(await dialog.findByText('1 added from people.csv (UTF-8)')).toBeVisible();
  expect(dialog.getByLabelText('People')).toHaveValue('first@x.com\n"Zoë" <zoe@x.com>');
  choose(dialog, 'people.xlsx', 'PK\u0003\u0004');
  expect(await dialog.findByText('people.xlsx is a spreadsheet. Save it as CSV and choose that file.')).toBeVisible();
  choose(dialog, 'empty.csv', '');
  expect(await dialog.findByText('There is nobody in empty.csv. Choose another file.')).toBeVisible();
});

test('closing the dialog keeps the list', async () => {
  const { dialog } = await openDialog();
  paste(dialog, 'a@x.com');
  fireEvent.click(dialog.getByText('Cancel'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  fireEvent.click(screen.getByText('Bulk invite again'));
  expect(await screen.findByLabelText('People')).toHaveValue('a@x.com');
});

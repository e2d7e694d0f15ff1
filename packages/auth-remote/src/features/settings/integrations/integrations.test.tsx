import type { Answer, ApiKey, Webhook, WebhookDelivery } from '@slotwise/contract';
import {
  aRole,
  failure,
  renderWithPlatform,
  type FakeRoutes,
  type TestPlatformOptions,
} from '@slotwise/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reactions } from '../../../reactions';
import IntegrationsPage from './integrations-page';

const key: ApiKey = {
  id: 'key-1',
  name: 'Merchandise system',
  permissions: ['view_roles', 'manage_roles'],
  lacking: ['manage_roles'],
  warehouseIds: ['w1'],
  state: 'active',
  createdAt: '2026-05-01T10:00:00Z',
  createdBy: 'Helen Marsh',
  lastUsedAt: null,
  expiresAt: '2030-05-01T10:00:00Z',
};
const hook: Webhook = {
  id: 'hook-1',
  url: 'https://erp.example.com/hook',
  events: ['RoleCreated'],
  audit: null,
  state: 'active',
  disabledBecause: null,
  createdAt: '2026-05-01T10:00:00Z',
  createdBy: 'Helen Marsh',
  lastDeliveredAt: null,
  failingSince: null,
  oldSecretUntil: null,
};
const delivery: WebhookDelivery = {
  id: 'd-1',
  type: 'RoleCreated',
  status: 'delivered',
  attempts: 2,
  answer: 204,
  fault: null,
  at: '2026-05-01T10:00:00Z',
  lastAttemptAt: '2026-05-01T10:00:05Z',
};
const EVENTS: Answer<'GET /webhooks'>['events'] = [
  { topic: 'goods', events: ['NewerThanThisPage', 'StockMoved'] },
  { topic: 'roles', events: ['RoleCreated'] },
];
const WAIT = { timeout: 10_000 };

const show = (routes: FakeRoutes = {}, options: TestPlatformOptions & { path?: string } = {}) =>
  renderWithPlatform((platform) => <IntegrationsPage platform={platform} />, {
    path: '/settings/integrations',
    reactions,
    ...options,
    routes: {
      'GET /api-keys': () => ({ keys: [key] }),
      'GET /webhooks': () => ({ webhooks: [hook], events: EVENTS }),
      'GET /webhooks/deliveries': () => ({ items: [delivery], nextCursor: null }),
      'GET /mycompany/warehouses': () => ({ myWarehouses: [] }),
      ...routes,
    },
  });
const user = () => userEvent.setup({ delay: null });
const choose = async (item: string) => {
  const person = user();
  await person.click(await screen.findByRole('button', { name: `More about ${hook.url}` }, WAIT));
  await person.click(await screen.findByRole('menuitem', { name: item }, WAIT));
};

test('keys are listed with what they carry, and follow what others do', async () => {
  const { platform } = show();
  const row = within(await screen.findByRole('list', { name: 'API keys' }, WAIT)).getByRole('listitem');
  for (const text of [
    'May View roles, Manage roles',
    'Lacks “Manage roles”',
    'Only 1 warehouse',
    'by Helen Marsh · never used',
  ])
    expect(row).toHaveTextContent(text);
  platform.fake.on({ 'GET /api-keys': () => ({ keys: [{ ...key, state: 'orphaned' }] }) });
  platform.receive('company', 'ApiKeysChanged', { id: 'key-1' });
  expect(await screen.findByText('Ended with its maker’s access', {}, WAIT)).toBeVisible();
});

test.each([
  ['new-key', 'Make an API key'],
  ['new-webhook', 'Add a webhook'],
])('?%s opens the form: %s', async (parameter, name) => {
  show({}, { path: `/settings/integrations?${parameter}` });
  expect(await screen.findByRole('dialog', { name }, WAIT)).toBeVisible();
});

test('a key is made of what one holds, and shown once', async () => {
  const person = user();
  const { platform } = show(
    { 'GET /api-keys': () => ({ keys: [] }), 'POST /api-keys': () => ({ message: 'Made', key, secret: 'swa_secret' }) },
    { role: aRole({ permissions: ['manage_company', 'view_roles'] }) },
  );
  await person.click(await screen.findByRole('button', { name: 'Make API key' }, WAIT));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make an API key' }));
  await person.click(dialog.getByRole('button', { name: 'Make key' }));
  for (const fault of ['Say which system it is for', 'Choose at least one'])
    expect(await dialog.findByText(fault)).toBeVisible();
  expect(dialog.getByRole('checkbox', { name: /Manage roles.*You do not hold this/ })).toBeDisabled();
  expect(dialog.queryByRole('checkbox', { name: /remotes/i })).toBeNull();
  await person.type(dialog.getByRole('textbox', { name: /Name/ }), ' ERP ');
  await person.click(dialog.getByRole('checkbox', { name: 'View roles' }));
  await person.click(dialog.getByRole('radio', { name: 'Never' }));
  await person.click(dialog.getByRole('button', { name: 'Make key' }));
  expect(await screen.findByText('swa_secret', {}, WAIT)).toBeVisible();
  expect(platform.fake.callsTo('POST /api-keys')[0]?.body).toEqual({
    ...{ name: 'ERP', permissions: ['view_roles'], warehouse_ids: null, expires_at: null },
  });
  await person.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText('swa_secret')).toBeNull(), WAIT);
});

test('a name that another key has is said at the field', async () => {
  const person = user();
  const details = [{ field: 'name', code: 'name_taken' as const, reason: 'is already in use' }];
  show({ 'POST /api-keys': () => failure('name_taken', details) });
  await person.click(await screen.findByRole('button', { name: 'Make API key' }, WAIT));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make an API key' }));
  await person.type(dialog.getByRole('textbox', { name: /Name/ }), 'merchandise system');
  await person.click(dialog.getByRole('checkbox', { name: 'View roles' }));
  await person.click(dialog.getByRole('button', { name: 'Make key' }));
  await waitFor(
    () => expect(dialog.getByRole('textbox', { name: /Name/ })).toHaveAccessibleDescription(/already in use/),
    WAIT,
  );
});

test('lists that cannot be loaded are no empty lists', async () => {
  show({ 'GET /api-keys': () => failure('internal'), 'GET /webhooks': () => failure('internal') });
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(2), WAIT);
  expect(screen.queryByText('No API keys yet.')).toBeNull();
  expect(screen.queryByText('No webhooks yet.')).toBeNull();
});

test('a webhook is added with its events, and its secret is shown once', async () => {
  const person = user();
  const { platform } = show({
    'GET /webhooks': () => ({ webhooks: [], events: EVENTS }),
    'POST /webhooks': () => ({ message: 'Made', webhook: hook, secret: 'whsec_secret' }),
  });
  await person.click(await screen.findByRole('button', { name: 'Add webhook' }, WAIT));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a webhook' }));
  await person.click(dialog.getByRole('button', { name: 'Add' }));
  for (const fault of ['Enter a whole address', 'Choose at least one, or the audit'])
    expect(await dialog.findByText(fault)).toBeVisible();
  await person.type(dialog.getByRole('textbox', { name: /Address/ }), hook.url);
  await person.click(dialog.getByRole('checkbox', { name: /^A role was created ?RoleCreated$/ }));
  await person.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('whsec_secret', {}, WAIT)).toBeVisible();
  expect(platform.fake.callsTo('POST /webhooks')[0]?.body).toEqual({
    ...{ url: hook.url, events: ['RoleCreated'], audit: false },
  });
});

test('the audit is sent by whoever may read it, and a webhook says how far it is', async () => {
  const stream = { ...hook, events: [], audit: { position: 1204, waiting: 12, held: false } };
  const person = user();
  const { platform } = show(
    {
      'GET /webhooks': () => ({ webhooks: [{ ...stream, failingSince: '2026-05-01T10:00:00Z' }], events: EVENTS }),
      'POST /webhooks': () => ({ message: 'Made', webhook: stream, secret: 'whsec_secret' }),
    },
    { role: aRole({ permissions: ['manage_company', 'view_audit'] }) },
  );
  const row = await screen.findByText('Audit: sent up to entry 1,204, 12 entries wait', {}, WAIT);
  expect(row.closest('li')).toHaveTextContent(/Nothing arrives.*The first attempt that failed was/);
  await person.click(screen.getByRole('button', { name: 'Add webhook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a webhook' }, WAIT));
  await person.type(dialog.getByRole('textbox', { name: /Address/ }), hook.url);
  await person.click(dialog.getByRole('checkbox', { name: /All entries of the audit/ }));
  await person.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('whsec_secret', {}, WAIT)).toBeVisible();
  expect(platform.fake.callsTo('POST /webhooks')[0]?.body).toEqual({ url: hook.url, events: [], audit: true });
});

test('who may not read the audit has none of it sent, and what is held back says why', async () => {
  show(
    {
      'GET /webhooks': () => ({
        webhooks: [{ ...hook, audit: { position: 3, waiting: 1, held: true } }],
        events: EVENTS,
      }),
    },
    { role: aRole({ permissions: ['manage_company'] }) },
  );
  expect(await screen.findByText('Audit held back', {}, WAIT)).toBeVisible();
  expect(screen.getByText(/may not read the audit any more. Nothing is lost/)).toBeVisible();
  await user().click(screen.getByRole('button', { name: 'Add webhook' }));
  const box = await screen.findByRole(
    'checkbox',
    { name: /All entries of the audit.*You may not read the audit/ },
    WAIT,
  );
  expect(box).toBeDisabled();
});

test('a webhook that ended with its maker is looked at and deleted, and not changed', async () => {
  const person = user();
  const over = { ...hook, state: 'disabled' as const, disabledBecause: 'orphaned' as const };
  show({ 'GET /webhooks': () => ({ webhooks: [over], events: EVENTS }) });
  await person.click(await screen.findByRole('button', { name: /More about/ }, WAIT));
  const items = await screen.findAllByRole('menuitem', {}, WAIT);
  expect(items.map(({ textContent }) => textContent)).toEqual(['Deliveries', 'Delete']);
});

test('all events of a topic are chosen and left at once', async () => {
  const person = user();
  const { platform } = show({
    'PATCH /webhooks': () => ({ message: 'Changed', webhook: hook }),
  });
  await choose('Change');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the webhook' }, WAIT));
  expect(dialog.getByText('What waits of an event that you take out is given up.')).toBeVisible();
  const topics = ['Goods and stock', 'Roles and rights'].map((name) => dialog.getByRole('checkbox', { name }));
  expect(topics.map((topic) => (topic as HTMLInputElement).checked)).toEqual([false, true]);
  await person.click(dialog.getByRole('checkbox', { name: /^Stock was received, .* ?StockMoved$/ }));
  expect(topics[0]).toBePartiallyChecked();
  await person.click(topics[0]!);
  await person.click(topics[1]!);
  expect(dialog.getByRole('checkbox', { name: 'NewerThanThisPage' })).toBeChecked();
  expect(dialog.getByRole('checkbox', { name: /^A role was created ?RoleCreated$/ })).not.toBeChecked();
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(
    () =>
      expect(platform.fake.callsTo('PATCH /webhooks')[0]?.body).toEqual({
        ...{ webhook_id: 'hook-1', url: hook.url, events: ['NewerThanThisPage', 'StockMoved'], audit: false },
      }),
    WAIT,
  );
});

test('a webhook that was switched off says why, and is switched on again', async () => {
  const { platform } = show({
    'GET /webhooks': () => ({
      webhooks: [{ ...hook, state: 'disabled', disabledBecause: 'failing' }],
      events: EVENTS,
    }),
    'PATCH /webhooks': () => ({ message: 'Changed', webhook: hook }),
  });
  expect(await screen.findByText('Off: nothing arrived for a day', {}, WAIT)).toBeVisible();
  await choose('Switch on');
  await waitFor(
    () => expect(platform.fake.callsTo('PATCH /webhooks')[0]?.body).toEqual({ webhook_id: 'hook-1', enabled: true }),
    WAIT,
  );
});

test('deliveries are listed with how they went, and sent again', async () => {
  const { platform } = show({ 'POST /webhooks/deliveries/resend': () => ({ message: 'Queued' }) });
  await choose('Deliveries');
  const dialog = within(await screen.findByRole('dialog', { name: 'Deliveries to erp.example.com' }, WAIT));
  expect(await dialog.findByText(/Answered 204 · 2 attempts/, {}, WAIT)).toBeVisible();
  expect(dialog.getByText('A role was created')).toBeVisible();
  await user().click(dialog.getByRole('button', { name: 'Send RoleCreated again' }));
  await waitFor(
    () => expect(platform.fake.callsTo('POST /webhooks/deliveries/resend')[0]?.body).toEqual({ delivery_id: 'd-1' }),
    WAIT,
  );
});

test('a delivery that waits is given up after a question, and a part of the audit is not', async () => {
  const person = user();
  const waits = { ...delivery, status: 'waiting' as const, answer: 422, fault: 'status' as const };
  const { platform } = show({
    'GET /webhooks/deliveries': () => ({
      items: [waits, { ...waits, id: 'd-2', type: 'audit.entries' }],
      nextCursor: null,
    }),
    'DELETE /webhooks/deliveries': () => ({ message: 'Given up' }),
  });
  await choose('Deliveries');
  const dialog = within(await screen.findByRole('dialog', { name: 'Deliveries to erp.example.com' }, WAIT));
  await person.click(await dialog.findByRole('button', { name: 'Give up RoleCreated' }, WAIT));
  expect(dialog.queryByRole('button', { name: 'Give up audit.entries' })).toBeNull();
  const question = await screen.findByRole('alertdialog', { name: 'Give up this delivery?' }, WAIT);
  expect(question).toHaveTextContent(/never hears of this RoleCreated.*cannot be undone/);
  expect(platform.fake.callsTo('DELETE /webhooks/deliveries')).toEqual([]);
  platform.fake.on({ 'GET /webhooks/deliveries': () => ({ items: [], nextCursor: null }) });
  await person.click(within(question).getByRole('button', { name: 'Give up' }));
  expect(await screen.findByText('Nothing was sent yet.', {}, WAIT)).toBeVisible();
  expect(platform.fake.callsTo('DELETE /webhooks/deliveries')[0]?.body).toEqual({ delivery_id: 'd-1' });
  expect(platform.notices).toEqual([{ intent: 'success', title: 'RoleCreated is given up' }]);
});

test('a delivery that a colleague gives up goes from an open list', async () => {
  const waits = { ...delivery, status: 'waiting' as const, answer: 422, fault: 'status' as const };
  const { platform } = show({ 'GET /webhooks/deliveries': () => ({ items: [waits], nextCursor: null }) });
  await choose('Deliveries');
  expect(await screen.findByRole('button', { name: 'Give up RoleCreated' }, WAIT)).toBeVisible();
  platform.fake.on({ 'GET /webhooks/deliveries': () => ({ items: [], nextCursor: null }) });
  platform.receive('company', 'WebhooksChanged', { id: hook.id });
  expect(await screen.findByText('Nothing was sent yet.', {}, WAIT)).toBeVisible();
});

test('a webhook is deleted after a question, and gets a new secret after another', async () => {
  const person = user();
  const { platform } = show({
    'POST /webhooks/secret': () => ({ message: 'Changed', webhook: hook, secret: 'whsec_next' }),
    'DELETE /webhooks': () => ({ message: 'Deleted' }),
  });
  await choose('New secret');
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'New secret' }));
  expect(await screen.findByText('whsec_next', {}, WAIT)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText('whsec_next')).toBeNull(), WAIT);
  await choose('Delete');
  platform.fake.on({ 'GET /webhooks': () => ({ webhooks: [], events: EVENTS }) });
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No webhooks yet.', {}, WAIT)).toBeVisible();
  expect(platform.fake.callsTo('DELETE /webhooks')[0]?.body).toEqual({ webhook_id: 'hook-1' });
});

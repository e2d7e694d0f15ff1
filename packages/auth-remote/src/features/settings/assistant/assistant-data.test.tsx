import type { AssistantConsent } from '@slotwise/contract';
import { assistantInfo, failure, renderWithPlatform, type FakeRoutes } from '@slotwise/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AssistantData from './assistant-data';

const model = { name: 'small-7b', host: 'models.example' };
const show = (routes: FakeRoutes) =>
  renderWithPlatform((platform) => <AssistantData platform={platform} />, { routes });
const box = (name: RegExp) => screen.findByRole('checkbox', { name });
const given = (data: AssistantConsent['data']): AssistantConsent => ({
  data,
  by: { id: 'u1', name: 'Ada Owner' },
  at: '2026-05-01T10:00:00Z',
});

test('where no model is configured it says so, and what the operator does', async () => {
  show({ 'GET /assistant': () => assistantInfo() });
  expect(await screen.findByText(/No language model is connected.*ASSISTANT_URL/)).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('more data is asked about before it may leave; by keyboard alone', async () => {
  const user = userEvent.setup({ delay: null });
  const { platform } = show({
    'GET /assistant': () => assistantInfo({ model }),
    'PATCH /assistant/consent': ({ body }) => ({ message: 'Done', consent: given(body.data) }),
  });
  expect(await screen.findByRole('group', { name: 'small-7b at models.example may read' })).toBeVisible();
  expect(screen.getByText(/^Nothing may leave/)).toBeVisible();
  (await box(/^People/)).focus();
  await user.keyboard(' ');
  const dialog = await screen.findByRole('alertdialog', { name: 'Let models.example read “People”?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(platform.fake.callsTo('PATCH /assistant/consent')).toEqual([]);
  expect(await box(/^People/)).not.toBeChecked();

  await user.click(await box(/^People/));
  await user.click(await screen.findByRole('button', { name: 'Allow' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await box(/^People/)).toBeChecked();
  expect(platform.fake.callsTo('PATCH /assistant/consent')[0]?.body).toEqual({ data: ['people'] });
  expect(screen.getByText('Chosen by Ada Owner on May 1, 2026.')).toBeVisible();
});

test('less data is done at once; what was refused is as it was, and why is said', async () => {
  const user = userEvent.setup({ delay: null });
  const { platform } = show({
    'GET /assistant': () => assistantInfo({ model, answers: 'model', consent: given(['people', 'audit']) }),
    'PATCH /assistant/consent': () => failure('beyond_own_warehouses'),
  });
  await user.click(await box(/^Audit/));
  await waitFor(() => expect(platform.notices[0]?.title).toBe('What may leave was not changed'));
  expect(await box(/^Audit/)).toBeChecked();
  platform.fake.on({
    'PATCH /assistant/consent': ({ body }) => ({ message: 'Done', consent: given(body.data) }),
  });
  await user.click(await box(/^Audit/));
  await waitFor(async () => expect(await box(/^Audit/)).not.toBeChecked());
  expect(platform.fake.callsTo('PATCH /assistant/consent').map(({ body }) => body)).toEqual([
    { data: ['people'] },
    { data: ['people'] },
  ]);
});

test('a refusal of more data is said where it was asked for', async () => {
  // Messages measure themselves, and jsdom has nothing to do it with.
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  const user = userEvent.setup({ delay: null });
  show({
    'GET /assistant': () => assistantInfo({ model }),
    'PATCH /assistant/consent': () => failure('beyond_own_warehouses'),
  });
  await user.click(await box(/^Slotting/));
  await user.click(await screen.findByRole('button', { name: 'Allow' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(await within(dialog).findByText(/warehouses that your role is not for/)).toBeVisible();
});

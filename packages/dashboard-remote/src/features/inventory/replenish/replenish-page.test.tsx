import type { Replenishment } from '@slotwise/contract';
import { aWarehouse, renderWithPlatform } from '@slotwise/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ReplenishPage from './replenish-page';

const place = { id: 'l1', code: 'A-01' };
const low = (over: Partial<Replenishment> = {}): Replenishment => ({
  ...{ warehouseId: 'w1', sku: { id: 's1', code: 'FOIL-500', name: 'Pallet foil' }, to: place },
  ...{ available: 2, reserve: 90, minimum: 5, maximum: 30, status: 'ready', block: null, rule: null },
  moves: [{ taskId: null, from: { id: 'l9', code: 'R-09' }, lot: null, pieces: 24, user: null, lapsed: false }],
  ...over,
});
const released = (over: Partial<Replenishment['moves'][number]> = {}) =>
  low({ status: 'released', moves: low().moves.map((move) => ({ ...move, taskId: 't1', ...over })) });
const warehouses = { myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] };
const tape = low({ sku: { id: 's2', code: 'TAPE', name: 'Tape' }, status: 'blocked', block: 'no_stock', moves: [] });
const grid = async () => within(await screen.findByRole('grid', { name: /./ }));

test('what is released is shown as such with its answer, before the list is read anew', async () => {
  let isReleased = false;
  const { platform } = renderWithPlatform(<ReplenishPage />, {
    routes: {
      'GET /mycompany/warehouses': () => warehouses,
      'GET /replenishments': ({ query }) =>
        isReleased
          ? new Promise<never>(() => undefined)
          : { items: query?.waiting === 'yes' ? [low()] : [low(), tape], nextCursor: null, matching: 2 },
      'POST /replenishments/release': () => {
        isReleased = true;
        return { message: '1 tasks released', skus: 1, tasks: 1, rows: [released()] };
      },
    },
  });
  const rows = await grid();
  expect(await rows.findByText('To release')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Release all tasks' }));
  expect(await rows.findByText('Released')).toBeVisible();
  expect(rows.queryByText('To release')).not.toBeInTheDocument();
  expect(rows.getByText('TAPE')).toBeVisible();
  expect(platform.fake.callsTo('POST /replenishments/release')).toHaveLength(1);
});

test('a task that somebody took and left lying names them, and can be taken back', async () => {
  const user = { id: 'u2', name: 'Kenji Watanabe' };
  renderWithPlatform(<ReplenishPage />, {
    routes: {
      'GET /mycompany/warehouses': () => warehouses,
      'GET /replenishments': () => ({ items: [released({ user, lapsed: true })], nextCursor: null, matching: 1 }),
    },
  });
  const rows = await grid();
  expect(await rows.findByText(/taken by Kenji Watanabe more than \d+ minutes ago/)).toBeVisible();
  await userEvent.click(rows.getByRole('button', { name: /^More about/ }));
  expect(await screen.findByRole('menuitem', { name: 'Withdraw tasks' })).toBeEnabled();
});

test.each<[string, Replenishment['kept'], string]>([
  [
    'is not put away',
    [{ place: { id: 'l3', code: 'RECEIVING' }, pieces: 20, why: 'receiving' }],
    '20 in RECEIVING not put away yet. Put these away first.',
  ],
  [
    'lies in several places',
    [
      { place: { id: 'l4', code: 'Q-01' }, pieces: 1200, why: 'unusable' },
      { place: { id: 'l3', code: 'RECEIVING' }, pieces: 20, why: 'receiving' },
    ],
    '1,200 in Q-01 in quarantine, returned or damaged and 20 in RECEIVING not put away yet. Release what may be used.',
  ],
  ['is nowhere', [], 'Nothing elsewhere may be taken'],
])('a SKU that nothing is brought of says where its stock lies, and what to do: it %s', async (_which, kept, said) => {
  renderWithPlatform(<ReplenishPage />, {
    routes: {
      'GET /mycompany/warehouses': () => warehouses,
      'GET /replenishments': () => ({ items: [{ ...tape, kept }], nextCursor: null, matching: 1 }),
    },
  });
  expect(await (await grid()).findByText(said)).toBeVisible();
});

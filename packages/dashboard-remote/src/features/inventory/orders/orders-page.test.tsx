import type { OrderSummary } from '@slotwise/contract';
import { aWarehouse, renderWithPlatform } from '@slotwise/shared/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unreleasable } from './model/releasable';
import OrdersPage from './orders-page';

configure({ defaultHidden: true });

const AT = '2026-11-22T10:00:00.000Z';
const anOrder = (over: Partial<OrderSummary> = {}): OrderSummary => ({
  ...{ id: 'o1', warehouseId: 'w1', code: 'SO-1', status: 'open', customer: 'Mill' },
  ...{ orderedAt: AT, dueAt: null, doneAt: null, lines: 2, pieces: 9, picked: 0, canceled: 0 },
  ...over,
});

test('selected orders become one pick list', async () => {
  const { platform } = renderWithPlatform(<OrdersPage />, {
    routes: {
      'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
      'GET /orders': () => ({ items: [anOrder(), anOrder({ id: 'o2', code: 'SO-2' })], nextCursor: null, matching: 2 }),
      'POST /pick-list': () => ({
        message: 'Made',
        pickList: {
          ...{ id: 'p1', warehouseId: 'w1', status: 'open', user: null, createdAt: AT, doneAt: null },
          ...{ orders: 2, tasks: 0, openTasks: 0, shortTasks: 0 },
        },
        tasks: [],
        missing: [{ orderId: 'o2', orderCode: 'SO-2', line: 1, sku: { id: 's', code: 'S', name: 'S' }, pieces: 3 }],
      }),
    },
  });
  const grid = await screen.findByRole('grid', { name: 'Orders' });
  await userEvent.click(await within(grid).findByRole('checkbox', { name: /SO-1/ }));
  await userEvent.click(within(grid).getByRole('checkbox', { name: /SO-2/ }));
  const outside = screen.getAllByRole('button', { name: 'Release to pick' }).filter((button) => !grid.contains(button));
  await userEvent.click(outside[0] ?? document.body);
  await waitFor(() => expect(platform.fake.callsTo('POST /pick-list')).toHaveLength(1));
  expect(platform.fake.callsTo('POST /pick-list')[0]?.body).toEqual({ warehouse_id: 'w1', order_ids: ['o1', 'o2'] });
}, 30_000);

test.each([
  [[anOrder()], true, null],
  [[anOrder()], false, 'release.needs'],
  [[anOrder({ status: 'released' })], true, 'release.not-open'],
  [[anOrder(), anOrder({ warehouseId: 'w2' })], true, 'release.one-warehouse'],
  [Array.from({ length: 51 }, () => anOrder()), true, 'release.most'],
] as const)('why orders cannot be released: %#', (orders, mayMove, why) => {
  expect(unreleasable(orders, mayMove)).toBe(why);
});

import { aWarehouse, me, renderWithPlatform } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import CountsPage from './counts/counts-page';
import { aMove, aSummary } from './fixtures';
import MovesPage from './moves/moves-page';
import OrdersPage from './orders/orders-page';
import ReceiptsPage from './receipts/receipts-page';
import ReplenishPage from './replenish/replenish-page';
import SkusPage from './skus/skus-page';
import StockPage from './stock/stock-page';

configure({ defaultHidden: true });

const AT = '2026-11-22T10:00:00.000Z';
const sku = { id: 'sku-1', code: 'FOIL-500', name: 'Pallet foil' };
const location = { id: 'l1', code: 'A-01' };
const page = <Item,>(item: Item) => ({ items: [item], nextCursor: null, matching: 1 });
const routes: TestPlatformOptions['routes'] = {
  'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
  'GET /skus': () => page(aSummary()),
  'GET /stock': () =>
    page({
      ...{ warehouseId: 'w1', sku, location, lot: null, state: 'available' as const },
      ...{ onHand: 4, reserved: 0, since: AT, movedAt: AT },
    }),
  'GET /stock/moves': () => page(aMove()),
  'GET /orders': () =>
    page({
      ...{ id: 'o1', warehouseId: 'w1', code: 'SO-1', status: 'open' as const, customer: 'Mill' },
      ...{ orderedAt: AT, dueAt: null, doneAt: null, lines: 2, pieces: 9, picked: 0, canceled: 0 },
    }),
  'GET /receipts': () =>
    page({
      ...{ id: 'r1', warehouseId: 'w1', code: 'PO-1', supplier: 'Mill', status: 'expected' as const, returns: false },
      ...{ expectedAt: null, createdAt: AT, closedAt: null, lines: 1, expected: 9, received: 0, over: 0, under: 9 },
    }),
  'GET /counts': () =>
    page({
      ...{ id: 'c1', warehouseId: 'w1', chosenBy: 'oldest' as const, status: 'open' as const },
      ...{ tasks: 4, openTasks: 3, createdAt: AT, doneAt: null },
    }),
  'GET /replenishments': () =>
    page({
      ...{ warehouseId: 'w1', sku, to: location, available: 2, reserve: 90, minimum: 5, maximum: 30 },
      ...{ status: 'ready' as const, block: null, rule: null, moves: [] },
    }),
};

/** The page of each list, the name of its first record on a phone, and what that leads to. */
const LISTS: [ReactElement, RegExp, string][] = [
  [<SkusPage key="skus" />, /^FOIL-500$/, '/inventory/skus/sku-1'],
  [<StockPage key="stock" />, /FOIL-500.*A-01/, '/inventory/skus/sku-1'],
  [<MovesPage key="moves" />, /FOIL-500/, '/inventory/skus/sku-1'],
  [<OrdersPage key="orders" />, /^SO-1$/, '/inventory/orders/o1'],
  [<ReceiptsPage key="receipts" />, /^PO-1$/, '/inventory/receipts/r1'],
  [<CountsPage key="counts" />, /^Nov 22, /, '/inventory/counts?count=c1'],
  [<ReplenishPage key="replenish" />, /^FOIL-500$/, '/inventory/skus/sku-1'],
];

test.each(LISTS)('a row of a list leads to its record on a phone as well: %#', async (list, name, href) => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
  const { platform } = renderWithPlatform(list, { routes, me: me() });
  const grid = within(await screen.findByRole('grid', { name: /./ }));
  const link = await grid.findByRole('link', { name });
  expect(link.closest('[role="rowheader"]')).not.toBeNull();
  expect(link).toHaveAttribute('href', href);
  await userEvent.click(link);
  expect(platform.navigations).toEqual([{ to: href, replace: false }]);
});

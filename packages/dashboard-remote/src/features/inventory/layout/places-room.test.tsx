import { aRole, aWarehouse, renderWithPlatform } from '@slotwise/shared/testing';
import { configure, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { aPlace } from '../fixtures';
import ReplenishPage from '../replenish/replenish-page';
import StockPage from '../stock/stock-page';
import { LocationsTab } from './locations-tab';

configure({ defaultHidden: true });

/** Px of a list beside the navigation in a window of 1280, without a scrollbar. */
const ROOM = 1280 - 160 - 48 - 15;
const AT = '2026-11-22T10:00:00.000Z';
const named = { id: 's1', code: 'FOIL-500', name: 'Pallet foil' };
const stock = {
  ...{ warehouseId: 'w1', sku: named, location: { id: 'l1', code: 'A-01' }, state: 'available' as const },
  ...{ onHand: 4, reserved: 0, since: AT, movedAt: AT },
};
let lot: { id: string; code: string; expiresOn: string | null } | null = null;

const open = async (screenOf: ReactElement) => {
  const real = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'clientWidth');
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => ROOM });
  try {
    renderWithPlatform(screenOf, {
      routes: {
        'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
        'GET /zones': () => ({ items: [], nextCursor: null, matching: 0 }),
        'GET /location-types': () => ({ items: [], nextCursor: null, matching: 0 }),
        'GET /locations': () => ({ items: [aPlace({ id: 'l1', code: 'A-01' })], nextCursor: null, matching: 1 }),
        'GET /stock': () => ({ items: [{ ...stock, lot }], nextCursor: null, matching: 1 }),
        'GET /replenishments': () => ({ items: [], nextCursor: null, matching: 0 }),
      },
    });
    const grid = await screen.findByRole('grid');
    const frame = grid.closest<HTMLElement>('[style*="--table-columns"]');
    return frame?.style.getPropertyValue('--table-columns') ?? '';
  } finally {
    if (real) Object.defineProperty(HTMLElement.prototype, 'clientWidth', real);
  }
};
const sum = (template: string) =>
  [...template.matchAll(/([\d.]+)px/g)].reduce((total, [, px]) => total + Number(px), 0);

test.each([
  ['places', <LocationsTab key="places" warehouseId="w1" onLayOut={() => undefined} />],
  ['replenishments', <ReplenishPage key="low" />],
  ['stock', <StockPage key="stock" />],
])('in a window of 1280 the actions cover no column of the list of %s', async (_which, element) => {
  const template = await open(element);
  expect(template).not.toBe('');
  expect(sum(template)).toBeLessThanOrEqual(ROOM);
});

test('where the listed stock has lots, which one and when it expires is seen in a window of 1280', async () => {
  lot = { id: 'b1', code: 'LOT-7', expiresOn: '2027-03-31' };
  await open(<StockPage />);
  expect(await screen.findByRole('columnheader', { name: /^Lot/ })).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: /^Expir/ })).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: /^Available/ })).toBeInTheDocument();
});

test('somebody who may not lay out an empty warehouse is told who can', async () => {
  renderWithPlatform(<LocationsTab warehouseId="w1" onLayOut={() => undefined} />, {
    role: aRole({ permissions: ['view_inventory', 'view_warehouses'] }),
    routes: {
      'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
      'GET /zones': () => ({ items: [], nextCursor: null, matching: 0 }),
      'GET /location-types': () => ({ items: [], nextCursor: null, matching: 0 }),
      'GET /locations': () => ({ items: [], nextCursor: null, matching: 0 }),
    },
  });
  expect(await screen.findByText('No places yet')).toBeVisible();
  expect(screen.getByText(/needs the permission .*, which your role lacks: ask somebody who has it/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Lay out the warehouse' })).toBeNull();
});

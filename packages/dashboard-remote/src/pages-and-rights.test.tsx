import type { PermissionName } from '@slotwise/contract';
import { aRole, me, renderWithPlatform } from '@slotwise/shared/testing';
import { screen } from '@testing-library/react';
import { Attention } from './features/dashboard/figures/attention';
import { WarehouseFacts } from './features/inventory/warehouse-facts';
import { neededAt } from './pages-and-rights';

const figures = {
  ...{ warehouseId: 'w1', places: 10, used: 4, skus: 3, pieces: 9 },
  ...{ orders: 2, receipts: 1, putAways: 3 },
};
const as = (permissions: PermissionName[]) => ({ me: me(), role: aRole({ permissions }) });

test('waiting work leads to its page only for who may open that', async () => {
  renderWithPlatform(<WarehouseFacts figures={figures} />, as(['view_inventory']));
  expect(await screen.findByRole('link', { name: '2 orders to pick' })).toBeVisible();
  expect(screen.getByText('3 to put away')).toBeVisible();
  expect(screen.queryByRole('link', { name: '3 to put away' })).toBeNull();
});

test('and for who may put away', async () => {
  renderWithPlatform(<WarehouseFacts figures={figures} />, as(['view_inventory', 'move_inventory']));
  expect(await screen.findByRole('link', { name: '3 to put away' })).toHaveAttribute(
    'href',
    '/inventory/floor/put-away?warehouse=w1',
  );
});

test('work of today says its number, and is no link to slotting for who may not see that', async () => {
  const none = { low: 0, replenish: 0, expired: 0, expiring: 0, unmeasured: 4, reslots: 0 };
  const overview = {
    ...{ picks: { lines: 0, pieces: 0, hours: 0 }, counts: { places: 0, exact: 0 }, space: { places: 9, used: 3 } },
    open: { picks: 0, counts: 0, approvals: 0, putAways: 0, relocations: 0, refills: 0 },
    attention: { ...none, reslots: 1 },
    latest: null,
  };
  renderWithPlatform(<Attention overview={overview} />, as(['view_inventory']));
  expect(await screen.findByRole('link', { name: /^4 SKUs lack/ })).toHaveAttribute(
    'href',
    '/inventory/skus?unmeasured=yes',
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test.each([
  ['/inventory', 'view_inventory'],
  ['/inventory/floor', 'view_inventory'],
  ['/inventory/floor/put-away?warehouse=w1', 'move_inventory'],
  ['/inventory/floor/count', 'count_inventory'],
  ['/inventory/imports/new', 'import_inventory'],
  ['/slotting/w1/proposals/p1', 'view_slotting'],
  ['/users', null],
])('%s needs %s', (address, permission) => expect(neededAt(address)).toBe(permission));

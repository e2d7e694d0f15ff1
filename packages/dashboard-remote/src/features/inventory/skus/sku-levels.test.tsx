import { aWarehouse, failure, renderWithPlatform } from '@slotwise/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSku } from '../fixtures';
import { SkuLevels } from './sku-levels';

const { id, code, name } = aSku();
const level = {
  sku: { id, code, name },
  available: 9,
  reserved: 3,
  unusable: 0,
  minStock: null,
  reorderAt: null,
  maxStock: null,
};

test('a stock that cannot be read is said to be so, beside those that were, and is asked for again', async () => {
  let isDown = true;
  renderWithPlatform(<SkuLevels sku={aSku()} />, {
    routes: {
      'GET /mycompany/warehouses': () => ({
        myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' }), aWarehouse({ id: 'w2', name: 'Bremen' })],
      }),
      'GET /stock/levels': ({ query }) =>
        query?.warehouse_id === 'w2' && isDown
          ? failure('internal')
          : { items: [{ ...level, warehouseId: query?.warehouse_id ?? '' }], nextCursor: null },
    },
  });
  expect(await screen.findByText('9 available')).toBeVisible();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(retry.closest('li')).toHaveTextContent('Bremen');
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findAllByText('9 available')).toHaveLength(2);
});

test('only a warehouse that keeps the SKU has too little of it', async () => {
  const stocks: Readonly<Record<string, Partial<typeof level>>> = {
    // Has neither stock nor a place of it.
    w1: { available: 0, reserved: 0 },
    // Its place there is empty.
    w2: { available: 0, reserved: 0 },
    w3: { available: 1, reserved: 0 },
    w4: { available: 0, reserved: 0, unusable: 2 },
  };
  const names = { w1: 'Aachen', w2: 'Bremen', w3: 'Celle', w4: 'Dresden' };
  renderWithPlatform(<SkuLevels sku={aSku({ places: [{ warehouseId: 'w2', locationId: 'l2', code: 'A-02' }] })} />, {
    routes: {
      'GET /mycompany/warehouses': () => ({
        myWarehouses: Object.entries(names).map(([id, name]) => aWarehouse({ id, name })),
      }),
      'GET /stock/levels': ({ query }) => {
        const warehouseId = query?.warehouse_id ?? '';
        const item = { ...level, minStock: 5, ...stocks[warehouseId], warehouseId };
        return { items: [item], nextCursor: null };
      },
    },
  });
  expect(await screen.findAllByText(/ available$/)).toHaveLength(4);
  const low = screen.getAllByText('To be replenished').map((badge) => badge.closest('li')?.textContent?.slice(0, 6));
  expect(low).toEqual(['Bremen', 'Celle1', 'Dresde']);
});

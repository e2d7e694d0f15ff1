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
  renderWithPlatform(<SkuLevels skuId="s1" />, {
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

import { aWarehouse, renderWithPlatform } from '@slotwise/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import StockPage from './stock-page';

test('an address that names a place lists what lies there, and clearing the filters lists all', async () => {
  const { platform } = renderWithPlatform(<StockPage />, {
    path: '/inventory/stock?location=place-1&warehouse=w1',
    routes: {
      'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
      'GET /stock': () => ({ items: [], nextCursor: null, matching: 0 }),
    },
  });
  const asked = () => platform.fake.callsTo('GET /stock').map(({ query }) => query);
  await waitFor(() => expect(asked()[0]).toMatchObject({ location_id: 'place-1', warehouse_id: 'w1' }));
  await userEvent.click((await screen.findAllByRole('button', { name: 'Clear filters' }))[0] ?? document.body);
  await waitFor(() => expect(asked().at(-1)).not.toHaveProperty('location_id'));
});

import { aWarehouse, renderWithPlatform } from '@slotwise/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import StockPage from './stock-page';

test('an address of what is old and of what nobody orders lists that, says so, and lets it be taken out', async () => {
  const { platform } = renderWithPlatform(<StockPage />, {
    path: '/inventory/stock?age=365&dead=2022-01-31',
    routes: {
      'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
      'GET /stock': () => ({ items: [], nextCursor: null, matching: 0 }),
    },
  });
  const asked = () => platform.fake.callsTo('GET /stock').map(({ query }) => query);
  await waitFor(() => expect(asked()[0]).toMatchObject({ age: '365', dead_on: '2022-01-31' }));
  expect(await screen.findAllByText(/181 to 365 days/)).not.toHaveLength(0);
  expect(screen.getAllByText(/Not ordered in the half year until Jan 31, 2022/)).not.toHaveLength(0);
  await userEvent.click((await screen.findAllByRole('button', { name: 'Clear filters' }))[0] ?? document.body);
  await waitFor(() => expect(asked().at(-1)).not.toHaveProperty('dead_on'));
});

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

test('paper, which has no links to the other lists, is headed by the name of this one', async () => {
  renderWithPlatform(<StockPage />, {
    path: '/inventory/stock/',
    routes: {
      'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
      'GET /stock': () => ({ items: [], nextCursor: null, matching: 0 }),
    },
  });
  const title = await screen.findByRole('heading', { level: 1 });
  expect(title).toHaveTextContent(/^Inventory$/);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(title).toHaveTextContent(/^Stock$/);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(title).toHaveTextContent(/^Inventory$/);
});

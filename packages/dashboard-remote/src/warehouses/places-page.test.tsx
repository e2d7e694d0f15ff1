import { aCompany, aRole, aWarehouse, failure, me, renderWithPlatform } from '@slotwise/shared/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import InventoryPage from '../features/inventory/inventory-page';
import SlottingPage from '../features/slotting/slotting-page';

configure({ defaultHidden: true });

/** A company that belongs to no WMS, and a WMS that no company lets in. */
const alone = {
  'GET /move-advantages': () => ({ advantages: [] }),
  'GET /slotting/state': () => ({ warehouses: [] }),
  'GET /mycompany/inventory-grant': () => ({ access: { id: 'company-1', wms: null, grant: null } }),
  'GET /mywms/granted-companies': () => ({ grantedCompanies: [] }),
};

test('both screens carry their heading and list the warehouses by name', async () => {
  const routes = {
    'GET /mycompany/warehouses': () => ({
      myWarehouses: [aWarehouse({ name: 'Zürich' }), aWarehouse({ name: 'Aachen' })],
    }),
  };
  const { unmount } = renderWithPlatform(<SlottingPage />, { routes: { ...alone, ...routes } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Slotting');
  const list = within(await screen.findByRole('list', { name: 'Warehouses' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Aachen', 'Zürich']);
  unmount();
  renderWithPlatform(<InventoryPage />, {
    routes: { ...alone, ...routes, 'GET /warehouses/figures': () => ({ figures: [] }) },
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Inventory');
  await screen.findByText('Aachen');
});

test('the address of the action opens the form of a warehouse', async () => {
  renderWithPlatform(<InventoryPage />, {
    path: '/inventory?new',
    routes: {
      ...alone,
      'GET /mycompany/warehouses': () => ({ myWarehouses: [] }),
      'GET /warehouses/figures': () => ({ figures: [] }),
    },
  });
  // One dialog, although the empty list offers it too.
  expect(await screen.findByRole('dialog', { name: 'Add warehouse' })).toBeVisible();
});

const searchAmong = (...names: string[]) =>
  renderWithPlatform(<SlottingPage />, {
    path: '/slotting?search',
    routes: {
      ...alone,
      'GET /mycompany/warehouses': () => ({
        myWarehouses: names.map((name) => aWarehouse({ id: `in-${name}`, name })),
      }),
    },
  }).platform;

test('the address of the action leads to the form of a search in the only warehouse', async () => {
  const platform = searchAmong('Aachen');
  await waitFor(() => expect(platform.navigations.at(-1)).toEqual({ to: '/slotting/in-Aachen', replace: true }));
});

test('of several warehouses the address of the action asks to choose one, and goes nowhere by itself', async () => {
  const platform = searchAmong('Aachen', 'Basel');
  expect(await screen.findByText('Choose the warehouse to search a plan for.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Basel' })).toHaveAttribute('href', '/slotting/in-Basel');
  expect(platform.navigations).toEqual([]);
});

test('the inventory says what each warehouse holds, and what waits leads to its list', async () => {
  const { platform } = renderWithPlatform(<InventoryPage />, {
    routes: {
      ...alone,
      'GET /mycompany/warehouses': () => ({
        myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' }), aWarehouse({ id: 'w2', name: 'Zürich' })],
      }),
      'GET /warehouses/figures': () => failure('internal'),
    },
  });
  const retry = await screen.findAllByRole('button', { name: 'Figures could not be read. Retry' });
  const nothing = { places: 0, used: 0, skus: 0, pieces: 0, orders: 0, receipts: 0, putAways: 0 };
  platform.fake.on({
    'GET /warehouses/figures': () => ({
      figures: [
        { ...nothing, warehouseId: 'w1', places: 400, used: 194, skus: 120, pieces: 1, orders: 3 },
        { ...nothing, warehouseId: 'w2' },
      ],
    }),
  });
  await userEvent.click(retry[0]!);
  expect(await screen.findByRole('link', { name: '3 orders to pick' })).toHaveAttribute(
    'href',
    '/inventory/orders?warehouse=w1',
  );
  expect(screen.getByText('1 piece of 120 SKUs')).toBeVisible();
  expect(screen.getByText('194 of 400 places used')).toBeVisible();
  expect(screen.getByText('no places yet')).toBeVisible();
});

test('without a warehouse the next step is to add one, and it appears', async () => {
  const { platform } = renderWithPlatform(<InventoryPage />, {
    routes: {
      ...alone,
      'GET /mycompany/warehouses': () => ({ myWarehouses: [] }),
      'GET /warehouses/figures': () => ({ figures: [] }),
      'POST /warehouse': ({ body }) => ({ message: 'Added.', warehouse: aWarehouse({ name: body.name }) }),
    },
  });
  await screen.findByText('No warehouses yet');
  await userEvent.click(screen.getAllByRole('button', { name: 'Add warehouse' })[0]!);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Add warehouse' })).toBeDisabled();
  await userEvent.type(dialog.getByLabelText(/^Name/), ' Hamburg {Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('Hamburg')).toBeVisible();
  expect(platform.fake.callsTo('POST /warehouse').map(({ body }) => body)).toEqual([{ name: 'Hamburg' }]);
});

test('a failed read says so and can be tried again', async () => {
  const { platform } = renderWithPlatform(<SlottingPage />, {
    routes: { ...alone, 'GET /mycompany/warehouses': () => failure('internal') },
  });
  expect(await screen.findByText('Failed to fetch myWarehouses')).toBeVisible();
  platform.fake.on({ 'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ name: 'Aachen' })] }) });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Aachen')).toBeVisible();
});

test('a provider sees its companies and can add no warehouse', async () => {
  renderWithPlatform(<InventoryPage />, {
    me: me({ userType: 'wms' }),
    routes: { ...alone, 'GET /mywms/companies': () => ({ myCompanies: [aCompany({ name: 'Acme' })] }) },
  });
  expect(await screen.findByText('Acme')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add warehouse' })).not.toBeInTheDocument();
});

test('who may not see slotting is told which permission is missing', async () => {
  renderWithPlatform(<SlottingPage />, { role: aRole({ id: 'r', permissions: ['view_warehouses'] }), routes: {} });
  expect(await screen.findByText('“View slotting”')).toBeVisible();
});

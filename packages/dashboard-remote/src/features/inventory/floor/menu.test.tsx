import { aWarehouse, renderWithPlatform } from '@slotwise/shared/testing';
import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_WORK } from '../fixtures';
import FloorPage from './floor-page';

configure({ defaultHidden: true });

test('the menu says how much of each kind waits, in each warehouse, so that the figure of the dashboard finds its list', async () => {
  const both = [aWarehouse({ id: 'w1', name: 'Aachen' }), aWarehouse({ id: 'w2', name: 'Bremen' })];
  const waiting = [
    { warehouseId: 'w1', ...NO_WORK, counts: 2, approvals: 1 },
    { warehouseId: 'w2', ...NO_WORK, picks: 7 },
  ];
  renderWithPlatform(<FloorPage task={undefined} />, {
    path: '/inventory/floor?warehouse=w1',
    routes: {
      'GET /locations': () => ({ items: [], nextCursor: null, matching: 0 }),
      'GET /skus/known': () => ({ items: [], nextCursor: null }),
      'GET /mycompany/warehouses': () => ({ myWarehouses: both }),
      'GET /warehouses/open': () => ({ open: waiting }),
    },
  });
  expect(await screen.findByText('10 tasks are open in all warehouses')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Count.*2 open$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Approve counts.*1 open$/ })).toHaveAttribute(
    'href',
    '/inventory/counts?view=approve',
  );
  expect(screen.getByRole('link', { name: /^Pick/ })).not.toHaveTextContent('open');
  expect(screen.getByLabelText('Warehouse')).toHaveDisplayValue('Aachen (3 open tasks)');
  await userEvent.selectOptions(screen.getByLabelText('Warehouse'), 'Bremen (7 open tasks)');
  expect(screen.getByRole('link', { name: /^Pick.*7 open$/ })).toBeVisible();
});

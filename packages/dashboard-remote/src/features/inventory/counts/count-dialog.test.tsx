import type { CountSummary } from '@slotwise/contract';
import { aWarehouse, renderWithPlatform } from '@slotwise/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CountsPage from './counts-page';

const count: CountSummary = {
  ...{ id: 'c2', warehouseId: 'w2', chosenBy: 'oldest', status: 'open', createdAt: '2026-11-22T10:00:00.000Z' },
  ...{ doneAt: null, tasks: 12, openTasks: 12 },
};
const none = () => ({ items: [], nextCursor: null, matching: 0 });
const noRules = { 'GET /counts': none, 'GET /zones': none, 'GET /location-types': none };
const holding = (warehouseId: string, places: number, used: number) => ({
  ...{ warehouseId, places, used, skus: used, pieces: used },
  ...{ orders: 0, receipts: 0, putAways: 0 },
});

test('a count begins with a warehouse that has goods in its places, and leads to laying out one that has none', async () => {
  const { platform } = renderWithPlatform(<CountsPage />, {
    routes: {
      ...noRules,
      'GET /mycompany/warehouses': () => ({
        myWarehouses: [['w1', 'Aachen'] as const, ['w2', 'Bonn'] as const, ['w3', 'Celle'] as const].map(([id, name]) =>
          aWarehouse({ id, name }),
        ),
      }),
      'GET /warehouses/figures': () => ({ figures: [holding('w1', 0, 0), holding('w2', 9, 0), holding('w3', 9, 2)] }),
      'POST /count': () => ({ message: 'Count requested', count }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for a count' }));
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByLabelText('Warehouse')).toHaveDisplayValue('Celle'));
  await userEvent.selectOptions(dialog.getByLabelText('Warehouse'), 'Aachen');
  expect(dialog.getByText(/^This warehouse has no places yet/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Lay out the warehouse' })).toHaveAttribute(
    'href',
    '/inventory/warehouses/w1?tab=layout',
  );
  // The server would refuse it in vaguer words.
  const ask = dialog.getByRole('button', { name: 'Ask for a count' });
  expect(ask).toHaveAttribute('aria-disabled', 'true');
  expect(ask).toHaveAccessibleDescription(/^This warehouse has no places yet/);
  await userEvent.click(ask);
  await userEvent.type(dialog.getByRole('textbox', { name: /At most so many places/ }), '{Enter}');
  expect(platform.fake.callsTo('POST /count')).toEqual([]);
  await userEvent.selectOptions(dialog.getByLabelText('Warehouse'), 'Bonn');
  expect(ask).not.toHaveAttribute('aria-disabled', 'true');
  expect(ask).not.toHaveAccessibleDescription();
  expect(dialog.queryByText(/^This warehouse has no places yet/)).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Ask for a count' }));
  await waitFor(() => expect(platform.fake.callsTo('POST /count')[0]?.body).toMatchObject({ warehouse_id: 'w2' }));
});

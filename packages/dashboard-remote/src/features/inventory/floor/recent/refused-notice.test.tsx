import { aWarehouse, failure, renderWithPlatform } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { act, configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FloorPage from '../floor-page';

configure({ defaultHidden: true });

const routes: TestPlatformOptions['routes'] = {
  'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
  'GET /locations': () => ({ items: [], nextCursor: null, matching: 0 }),
  'GET /skus/known': () => ({ items: [], nextCursor: null }),
  'GET /warehouses/open': () => ({ open: [] }),
};

test('the menu says how many entries were refused, and a pick is corrected there', async () => {
  const { platform } = renderWithPlatform(<FloorPage task={undefined} />, {
    routes: { ...routes, 'POST /pick-list/pick': () => failure('insufficient_stock') },
  });
  await screen.findByRole('link', { name: /^Put away/ });
  expect(screen.queryByText(/refused/)).toBeNull();
  const note = {
    ...{ task: 'pick', goods: [{ sku: 'FOIL-500', pieces: 4 }], from: 'A-01', to: null, list: 'p1' },
    stop: { turn: 1, undone: 0, wanted: 4 },
  };
  const body = { pick_list_id: 'p1', turn: 1, quantity: 4, key: 'k1' };
  await act(() => platform.outbox.add('POST /pick-list/pick', { body, key: 'pick:p1:1:0', note }));
  expect(await screen.findByText(/^1 entry was refused: nothing of that is booked/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByRole('heading', { name: 'Just done' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Correct it' }));
  expect(screen.getByLabelText('Pieces that you have taken')).toHaveValue('4');
}, 30_000);

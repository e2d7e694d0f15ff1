import type { PickListSummary } from '@slotwise/contract';
import { renderWithPlatform } from '@slotwise/shared/testing';
import { act, configure, screen, waitFor } from '@testing-library/react';
import { reactions } from '../../../reactions';
import PickPage from './pick-page';

configure({ defaultHidden: true });

const LIST: PickListSummary = {
  ...{ id: 'p1', warehouseId: 'w1', status: 'open', user: null, createdAt: '2026-11-22T10:00:00.000Z', doneAt: null },
  ...{ orders: 1, tasks: 2, openTasks: 2, shortTasks: 0 },
};

test.each([
  [[LIST], null],
  [[], 'Nothing to pick'],
])('orders that nobody has released are counted, and released from here: %#', async (items, empty) => {
  let matching = 12;
  const { platform } = renderWithPlatform(<PickPage />, {
    routes: {
      'GET /pick-lists': () => ({ items, nextCursor: null, matching: items.length }),
      'GET /orders': () => ({ items: [], nextCursor: null, matching }),
    },
    reactions,
  });
  expect(await screen.findByText('12 orders wait to be released.')).toBeVisible();
  if (empty !== null) expect(screen.getByText(empty)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Release orders' })).toHaveAttribute('href', '/inventory/orders?status=open');
  expect(platform.fake.callsTo('GET /orders')[0]?.query).toMatchObject({ status: 'open' });
  matching = 0;
  act(() => platform.receive('company', 'OrderChanged', { id: 'o1' } as never));
  await waitFor(() => expect(screen.queryByText(/to be released/)).toBeNull());
});

test('without network nobody is told how many orders wait: it may be another number by now', async () => {
  let isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  renderWithPlatform(<PickPage />, {
    routes: {
      'GET /pick-lists': () => ({ items: [LIST], nextCursor: null, matching: 1 }),
      'GET /orders': () => ({ items: [], nextCursor: null, matching: 12 }),
    },
  });
  expect(await screen.findByText('12 orders wait to be released.')).toBeVisible();
  isOnline = false;
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.queryByText(/to be released/)).toBeNull();
  isOnline = true;
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('12 orders wait to be released.')).toBeVisible();
});

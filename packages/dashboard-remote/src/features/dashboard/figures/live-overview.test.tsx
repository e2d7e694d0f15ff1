import type { Overview } from '@slotwise/contract';
import { aWarehouse, renderWithPlatform } from '@slotwise/shared/testing';
import { act, configure, screen, within } from '@testing-library/react';
import { reactions } from '../../../reactions';
import { noFigures, nothing } from '../../../testing/figures';
import DashboardPage from '../dashboard-page';

configure({ defaultHidden: true });

const routes = {
  ...noFigures,
  'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse()] }),
  'GET /mycompany/users': () => ({ myUsers: [], nextCursor: null, total: 0, matching: 0 }),
  'GET /mycompany/roles': () => ({ myRoles: [] }),
  'GET /mycompany/invitations': () => ({ myInvitations: [], nextCursor: null, total: 0, matching: 0 }),
};
const waiting = (approvals: number): Overview => ({
  ...nothing,
  space: { places: 8, used: 1 },
  open: { ...nothing.open, approvals },
});

afterEach(() => jest.useRealTimers());

test.each([
  'StockMoved',
  'CountChanged',
  'CountTaskChanged',
  'PickListChanged',
  'MoveTasksChanged',
  'LotUpdated',
] as const)('the overview follows %s, and reads once for all that happens within a second', async (event) => {
  let approvals = 0;
  const { platform } = renderWithPlatform(<DashboardPage Transactions={() => null} Plans={() => null} />, {
    path: '/dashboard',
    reactions,
    routes: { ...routes, 'GET /figures/overview': () => ({ figures: waiting(approvals) }) },
  });
  const need = within(await screen.findByRole('region', { name: 'Needs you today' }));
  expect(need.queryByRole('link')).toBeNull();
  const reads = () => platform.fake.callsTo('GET /figures/overview').length;
  const before = reads();
  jest.useFakeTimers();
  approvals = 1;
  for (let times = 0; times < 20; times += 1) platform.receive('company', event, {} as never);
  await act(() => jest.advanceTimersByTimeAsync(999));
  expect(reads()).toBe(before);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(reads()).toBe(before + 1);
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(need.getByRole('link', { name: '1 count waits for approval' })).toBeVisible();
});

import type { CountTask } from '@slotwise/contract';
import { aWarehouse, unreachable } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { act, configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPlace } from '../fixtures';
import { openFloor, question, said, scan } from '../../../testing/open-floor';

configure({ defaultHidden: true });

const task: CountTask = {
  ...{ id: 't1', countId: 'c1', warehouseId: 'w1', location: { id: 'place-A-01', code: 'A-01' } },
  ...{ status: 'open', countedBy: null, recountedBy: null },
};
const routes: TestPlatformOptions['routes'] = {
  'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
  'GET /locations': () => ({ items: [aPlace({ id: 'place-A-01', code: 'A-01' })], nextCursor: null, matching: 1 }),
  'GET /location/scanned': () => ({ location: null, elsewhere: null }),
  'GET /count/tasks': ({ query }) => ({
    ...{
      items:
        query?.status === 'open' ? [task, { ...task, id: 't2', location: { id: 'place-A-02', code: 'A-02' } }] : [],
      nextCursor: null,
    },
    matching: 1,
  }),
};
const counted = (status: CountTask['status']) => () => ({ message: 'Counted', task: { ...task, status } });

test.each([
  ['recount', 'Waits for a second count'],
  ['to_approve', 'Waits for approval'],
  ['done', 'Booked'],
] as const)('a count that is %s is said to be: %s', async (status, text) => {
  let online = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  const platform = await openFloor('count', { routes });
  await question('Go to A-01 and scan it');
  scan('A-01');
  await question('Scan all that lies here');
  online = false;
  platform.fake.on({ 'POST /count/entry': unreachable });
  await userEvent.click(screen.getByRole('button', { name: 'Nothing lies here' }));
  await said('kept', 'Kept, waits for the network: A-01 is counted');
  platform.fake.on({ 'POST /count/entry': counted(status) });
  online = true;
  act(() => void dispatchEvent(new Event('online')));
  const done = within(await screen.findByRole('region', { name: 'Just done' }));
  expect(await done.findByText(text)).toBeVisible();
  await said('good', `${text}: Counted A-01: nothing`);
});

import { aWarehouse, me } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reactions } from '../../../reactions';
import { openFloor, question, said } from '../../../testing/open-floor';
import { aPlace, aSku } from '../fixtures';

configure({ defaultHidden: true });

const FOIL = '4006381333931';
const foil = aSku({ barcodes: [{ code: FOIL, unit: 'each' }] });
const routes: TestPlatformOptions['routes'] = {
  'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
  'GET /locations': () => ({
    items: ['A-01', 'A-02'].map((code) => aPlace({ id: `place-${code}`, code, purpose: 'storage' })),
    ...{ nextCursor: null, matching: 2 },
  }),
  'GET /location/scanned': () => ({ location: null, elsewhere: null }),
  'GET /skus/known': () => ({ items: [], nextCursor: null }),
  'GET /sku/scanned': ({ query }) => ({ found: query?.barcode === FOIL ? { sku: foil, unit: 'each' } : null }),
};
const open = (task: string, more: TestPlatformOptions['routes'], options: TestPlatformOptions) =>
  openFloor(task, { ...options, routes: { ...routes, ...more } });
const scan = async (...codes: string[]) => {
  const user = userEvent.setup({ delay: null });
  for (const code of codes) await user.keyboard(`${code}{Enter}`);
};

test('what was given to somebody else is not to be counted here, also if it was begun before', async () => {
  let userId: string | null = null;
  const task = (id: string, code: string, over: object = {}) => ({
    ...{ id, countId: id, warehouseId: 'w1', location: { id: `place-${code}`, code } },
    ...{ status: 'open' as const, countedBy: null, recountedBy: null, userId: null },
    ...over,
  });
  const platform = await open(
    'count',
    {
      'GET /count/tasks': ({ query }) => ({
        items: query?.status === 'open' ? [task('t1', 'A-01', { userId }), task('t2', 'A-02', { userId: 'else' })] : [],
        nextCursor: null,
        matching: 2,
      }),
    },
    { reactions },
  );
  await question('Go to A-01 and scan it');
  expect(screen.getByText('1 place left to count · 1 place is counted by somebody else')).toBeVisible();
  await scan('A-02');
  await said('bad', 'A-02 is counted by somebody else.');
  await scan('A-01', FOIL);
  await question('Scan the next piece');
  userId = 'else';
  platform.receive('company', 'CountChanged', { id: 't1' } as never);
  expect(await screen.findByText(/^This place was given to somebody else/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Count another place' }));
  expect(await screen.findByText('2 places are counted by somebody else')).toBeVisible();
}, 30_000);

test('the person who counted a place first is told that it waits for somebody else when they scan it again', async () => {
  const task = (id: string, code: string, over: object = {}) => ({
    ...{ id, countId: 'c1', warehouseId: 'w1', location: { id: `place-${code}`, code } },
    ...{ status: 'open' as const, countedBy: null, recountedBy: null, userId: null },
    ...over,
  });
  await open(
    'count',
    {
      'GET /count/tasks': ({ query }) => ({
        items:
          query?.status === 'open'
            ? [task('t1', 'A-01')]
            : [task('t2', 'A-02', { status: 'recount', countedBy: me().id })],
        ...{ nextCursor: null, matching: 1 },
      }),
    },
    {},
  );
  await question('Go to A-01 and scan it');
  await scan('A-02');
  await said('bad', 'You have counted A-02 already. It waits for a second count by somebody else.');
}, 30_000);

import type { MoveTask, ReplenishTask } from '@slotwise/contract';
import { aWarehouse } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { configure } from '@testing-library/react';
import { openFloor, question, said, scan } from '../../../testing/open-floor';
import { aMove, aPlace, aSku } from '../fixtures';

configure({ defaultHidden: true });

const FOIL = '4006381333931';
const foil = aSku({ code: 'FOIL', barcodes: [{ code: FOIL, unit: 'each' }] });
const sku = { id: foil.id, code: foil.code, name: foil.name, serialTracked: false, barcodes: foil.barcodes };
const place = (code: string) => ({ id: `place-${code}`, code });
const routes: TestPlatformOptions['routes'] = {
  'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
  'GET /locations': () => ({
    items: ['R-01', 'A-01', 'A-02'].map((code) => aPlace(place(code))),
    ...{ nextCursor: null, matching: 3 },
  }),
  'GET /location/scanned': () => ({ location: null, elsewhere: null }),
  'GET /sku/scanned': ({ query }) => ({ found: query?.barcode === FOIL ? { sku: foil, unit: 'each' } : null }),
};
const ONCE = 'The place was scanned twice: it is booked once.';

/** Tasks that bring foil, each from one place into another. */
const bringing = (...ways: [from: string, to: string][]) => {
  const tasks = ways.map(([from, to], at): ReplenishTask => ({
    ...{ id: `t${at}`, warehouseId: 'w1', lot: null, pieces: 4, pack: null, sku },
    ...{ from: place(from), to: place(to) },
  }));
  return openFloor('replenish', {
    routes: {
      ...routes,
      'POST /replenish-task/take': () => ({ message: 'Yours', task: tasks[0] ?? null }),
      'POST /replenish-task/done': () => {
        tasks.shift();
        return { message: 'Brought', moves: [aMove()] };
      },
    },
  });
};

test('the place of a task that is read twice is no wrong place of the next one, and is said to be booked once', async () => {
  const platform = await bringing(['R-01', 'A-01'], ['R-01', 'A-02']);
  await question('Go to R-01');
  scan('R-01', FOIL, 'A-01');
  await said('good', '4 pieces of FOIL brought to A-01');
  await question('Go to R-01');
  scan('A-01');
  await said('good', ONCE);
  scan('A-01');
  await said('bad', 'This is A-01. Go to R-01.');
  expect(platform.fake.callsTo('POST /replenish-task/done')).toHaveLength(1);
});

test('where the next task begins at the place of the last one, its scan is the way there', async () => {
  await bringing(['R-01', 'A-01'], ['A-01', 'A-02']);
  await question('Go to R-01');
  scan('R-01', FOIL, 'A-01');
  await question('Go to A-01');
  scan('A-01');
  await question('Take 4 pieces of FOIL');
});

test('the place of a step of a plan that is read twice is said to be booked once', async () => {
  const steps = ['A-01', 'A-02'].map((to, at): MoveTask => ({
    ...{ proposalId: 'p1', warehouseId: 'w1', turn: at + 1, pieces: 4, back: false, buffer: false, status: 'ready' },
    ...{ sku: { id: foil.id, code: foil.code, name: foil.name }, user: null },
    ...{ from: place('R-01'), to: place(to) },
  }));
  const platform = await openFloor('relocate', {
    routes: {
      ...routes,
      'POST /move-task/take': () => ({ message: 'Yours', task: steps[0] ?? null }),
      'POST /move-task/done': () => {
        const [step] = steps.splice(0, 1);
        return { message: 'Done', task: { ...step!, status: 'done' as const }, moves: [aMove()] };
      },
    },
  });
  await question('Fetch FOIL from R-01');
  scan(FOIL);
  await question('Put FOIL into A-01');
  scan('A-01');
  await question('Fetch FOIL from R-01');
  scan('A-01');
  await said('good', ONCE);
  scan(FOIL);
  await question('Put FOIL into A-02');
  expect(platform.fake.callsTo('POST /move-task/done')).toHaveLength(1);
});

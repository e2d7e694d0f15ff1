import type { MoveTask, ReplenishTask } from '@slotwise/contract';
import { aWarehouse, me as someone } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { configure, waitFor } from '@testing-library/react';
import { reactions } from '../../../reactions';
import { openFloor, question } from '../../../testing/open-floor';
import { aSku } from '../fixtures';

configure({ defaultHidden: true });

const { id, code, name, barcodes } = aSku({ code: 'FOIL' });
const sku = { id, code, name, barcodes, serialTracked: false };
const place = (named: string) => ({ id: `place-${named}`, code: named });
const errand = { warehouseId: 'w1', pieces: 4, sku, from: place('R-01'), to: place('A-01') };
const bring: ReplenishTask = { ...errand, id: 't1', lot: null, pack: null };
const step: MoveTask = {
  ...{ proposalId: 'm1', warehouseId: 'w1', turn: 1, pieces: 4, back: false, buffer: false },
  ...{ sku: { id, code, name }, from: place('R-01'), to: place('A-01'), status: 'ready', user: null },
};
const base: TestPlatformOptions['routes'] = {
  'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
  'GET /locations': () => ({ items: [], nextCursor: null, matching: 0 }),
};

test.each([
  ['replenish', 'POST /replenish-task/take', 'ReplenishmentChanged', { warehouseId: 'w1' }],
  ['relocate', 'POST /move-task/take', 'MoveTasksChanged', { id: 'm1', warehouseId: 'w1' }],
] as const)(
  'what a person takes is asked for once, and again when another takes one: %s',
  async (kind, call, event, data) => {
    const platform = await openFloor(kind, {
      reactions,
      routes: {
        ...base,
        'POST /replenish-task/take': () => ({ message: 'Yours', task: bring }),
        'POST /move-task/take': () => ({ message: 'Yours', task: step, held: null }),
      },
    });
    await question(/R-01/);
    const taken = () => platform.fake.callsTo(call).length;
    const tell = (takenBy: string) => platform.receive('company', event, { ...data, takenBy });
    tell(someone().id);
    // A reloading has begun by the time that the event was heard.
    await waitFor(() => expect(platform.queryClient.isFetching()).toBe(0));
    expect(taken()).toBe(1);
    tell('somebody');
    await waitFor(() => expect(taken()).toBe(2));
  },
);

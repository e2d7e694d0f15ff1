import type { ReplenishTask } from '@slotwise/contract';
import { aWarehouse } from '@slotwise/shared/testing';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFloor, question, said } from '../../../testing/open-floor';
import { reactions } from '../../../reactions';
import { aSku } from '../fixtures';

configure({ defaultHidden: true });

const { id, code, name, barcodes } = aSku({ code: 'FOIL' });
const sku = { id, code, name, barcodes, serialTracked: false };
const place = (named: string) => ({ id: `place-${named}`, code: named });
const task = (number: string): ReplenishTask => ({
  ...{ id: number, warehouseId: 'w1', lot: null, pieces: 4, pack: null, sku },
  ...{ from: place(`R-${number}`), to: place('A-01') },
});

/** A server that gives tasks in their order, those that were left last, and whose message of one that was left comes before its answer. */
async function working(...tasks: string[]) {
  let own: string | undefined;
  const platform = await openFloor('replenish', {
    reactions,
    routes: {
      'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
      'GET /locations': () => ({ items: [], nextCursor: null, matching: 0 }),
      'POST /replenish-task/take': ({ body }) => {
        const { left = [] } = body as { left?: string[] };
        own ??= tasks.toSorted((one, other) => left.indexOf(one) - left.indexOf(other))[0];
        return { message: 'Yours', task: own === undefined ? null : task(own) };
      },
      'POST /replenish-task/leave': async () => {
        own = undefined;
        const taken = () => platform.fake.callsTo('POST /replenish-task/take').length;
        const before = taken();
        platform.receive('company', 'ReplenishmentChanged', { warehouseId: 'w1' });
        await waitFor(() => expect(taken()).toBeGreaterThan(before));
        return { message: 'Left to others' };
      },
    },
  });
}

const leave = () => userEvent.click(screen.getByRole('button', { name: 'Leave it to somebody else' }));

test('each task that is left makes room for the next one, and the first comes again after the last', async () => {
  await working('1', '2', '3');
  await question('Go to R-1');
  await leave();
  await question('Go to R-2');
  await leave();
  await question('Go to R-3');
  await leave();
  await question('Go to R-1');
});

test('whoever leaves the only task is told so', async () => {
  await working('1');
  await question('Go to R-1');
  await leave();
  await said('bad', 'This is the only task left that can be done now');
});

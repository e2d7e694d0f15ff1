import type { Answer, MoveTask } from '@slotwise/contract';
import { aWarehouse } from '@slotwise/shared/testing';
import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFloor, question, said, scan } from '../../../testing/open-floor';
import { reactions } from '../../../reactions';
import { aPlace, aSku } from '../fixtures';

configure({ defaultHidden: true });

const foil = aSku({ barcodes: [{ code: '4006381333931', unit: 'each' }] });
const place = (code: string) => ({ id: `place-${code}`, code });
const step = (turn: number, to: string, over: Partial<MoveTask> = {}): MoveTask => ({
  ...{ proposalId: 'p1', warehouseId: 'w1', turn, pieces: 189, back: false, buffer: false },
  sku: { id: foil.id, code: foil.code, name: foil.name },
  ...{ from: place('A-01'), to: place(to), status: 'ready', user: null },
  ...over,
});

/** The floor of a server that hands out what the test says. */
async function working(first: MoveTask) {
  let answer: Answer<'POST /move-task/take'> = { message: 'Yours', task: first };
  const platform = await openFloor('relocate', {
    reactions,
    routes: {
      'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
      'GET /locations': () => ({
        items: ['A-01', 'A-02', 'A-03'].map((code) => aPlace(place(code))),
        ...{ nextCursor: null, matching: 3 },
      }),
      'GET /sku/scanned': () => ({ found: { sku: foil, unit: 'each' } }),
      'POST /move-task/take': () => answer,
      'POST /move-task/release': () => ({ message: 'Left to others' }),
    },
  });
  const hands = (next: Answer<'POST /move-task/take'>) => {
    answer = next;
  };
  const changed = () => platform.receive('company', 'MoveTasksChanged', { id: 'p1', warehouseId: 'w1' });
  const asked = () => platform.fake.callsTo('POST /move-task/take').at(-1)?.body;
  return { platform, hands, changed, asked };
}

test('goods in hand of a plan that was taken back are put back before the next step', async () => {
  const other = step(7, 'A-03', { back: true, from: place('A-02') });
  const { platform, hands, changed, asked } = await working(step(1, 'A-02'));
  await question('Fetch FOIL-500 from A-01');
  scan('4006381333931');
  await question('Put FOIL-500 into A-02');
  hands({ message: 'Yours', task: other, held: step(1, 'A-02', { status: 'dropped', pieces: 180 }) });
  changed();
  await question('The plan was taken back: put 189 × FOIL-500 back at A-01');
  expect(asked()).toEqual({ warehouse_id: 'w1', held: { proposal_id: 'p1', turn: 1 } });
  scan('A-02');
  await said('bad', 'This goes to A-01, not to A-02');
  hands({ message: 'Yours', task: other });
  scan('A-01');
  await question('Fetch FOIL-500 from A-02');
  expect(asked()).toEqual({ warehouse_id: 'w1' });
  expect(platform.fake.callsTo('POST /move-task/done')).toEqual([]);
}, 30_000);

test('they are asked for as well where nothing is left to do, and a touch confirms it', async () => {
  const { hands, changed } = await working(step(1, 'A-02'));
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('button', { name: 'I have it' }));
  hands({ message: 'None', task: null, held: step(1, 'A-02', { status: 'dropped' }) });
  changed();
  await question('The plan was taken back: put 189 × FOIL-500 back at A-01');
  hands({ message: 'None', task: null });
  await user.click(screen.getByRole('button', { name: 'This is the place' }));
  expect(await screen.findByText('Nothing to move now')).toBeVisible();
}, 30_000);

test('a person who leaves the only step to others is told so, and gets another one where there is one', async () => {
  const { hands, asked } = await working(step(1, 'A-02'));
  const user = userEvent.setup({ delay: null });
  const leave = () => user.click(screen.getByRole('button', { name: 'Leave it to somebody else' }));
  await leave();
  await said('bad', 'This is the only task left that can be done now');
  expect(asked()).toEqual({ warehouse_id: 'w1', left: { proposal_id: 'p1', turn: 1 } });
  hands({ message: 'Taken', task: step(2, 'A-03', { from: place('A-02') }) });
  await leave();
  await question('Fetch FOIL-500 from A-02');
}, 30_000);

test('a step of goods with lots names the lots that go along', async () => {
  await working(step(1, 'A-02', { lots: ['L-SOON', 'L-LATE'] }));
  await question('Fetch FOIL-500 from A-01');
  expect(screen.getByText('Pallet foil, lots L-SOON, L-LATE, all of it, 189 pieces')).toBeVisible();
  scan('4006381333931');
  await question('Put FOIL-500 into A-02');
  expect(screen.getByText(/lots L-SOON, L-LATE/)).toBeVisible();
});

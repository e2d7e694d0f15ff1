import type { PickListSummary, PickTask } from '@slotwise/contract';
import { failure, me as someone, renderWithPlatform } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PickPage from './pick-page';
import { Walk } from './walk';

configure({ defaultHidden: true });

const AT = '2026-11-22T10:00:00.000Z';
const ME = { id: someone().id, name: 'Some Body' };
const LIST: PickListSummary = {
  ...{ id: 'p1', warehouseId: 'w1', status: 'open', user: ME, createdAt: AT, doneAt: null },
  ...{ orders: 1, tasks: 3, openTasks: 3, shortTasks: 0 },
};
const aTask = (turn: number, over: Partial<PickTask> = {}): PickTask => ({
  ...{ pickListId: 'p1', turn, orderId: 'o1', orderCode: 'SO-1', line: turn },
  ...{ sku: { id: `s${turn}`, code: `SKU-${turn}`, name: 'Foil' }, location: { id: `l${turn}`, code: `A-0${turn}` } },
  ...{ barcodes: [], lot: null, quantity: 4, picked: 0, status: 'open', reason: null, endedAt: null },
  ...{ pickedBy: null, undone: 0 },
  ...over,
});
const answerOf = (task: PickTask) => ({
  ...{ message: 'Picked', pickList: LIST, task, moves: [], instead: [], backOrdered: 0, canceled: 0 },
});

let online = true;
const turn = (now: boolean) =>
  act(() => {
    online = now;
    onlineManager.setOnline(now);
    dispatchEvent(new Event(now ? 'online' : 'offline'));
  });
beforeEach(() => {
  online = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});
afterEach(() => onlineManager.setOnline(true));

/** A server that keeps the stops. */
function aServer(over: TestPlatformOptions['routes'] = {}) {
  const tasks = new Map([1, 2, 3].map((at) => [at, aTask(at)]));
  const routes: TestPlatformOptions['routes'] = {
    'GET /orders': () => ({ items: [], nextCursor: null, matching: 0 }),
    'GET /pick-lists': () => ({ items: [LIST], nextCursor: null, matching: 1 }),
    'GET /pick-list': () => ({ pickList: LIST, tasks: [...tasks.values()] }),
    'POST /pick-list/pick': ({ body }) => {
      const task = aTask(body.turn, { status: body.quantity < 4 ? 'short' : 'picked', picked: body.quantity });
      tasks.set(body.turn, task);
      return answerOf(task);
    },
    ...over,
  };
  return { routes, tasks };
}
const place = (name: string) => screen.findByRole('heading', { level: 2, name });
const scan = (code: string) => userEvent.type(screen.getByLabelText('Scan place or product'), `${code}{Enter}`);
const pickAll = async (code: string) => {
  await place(code);
  await scan(code);
  await userEvent.click(screen.getByRole('button', { name: 'Picked all 4' }));
};
const rows = () => within(screen.getByRole('region', { name: 'Just done' })).getAllByRole('listitem');

test('without network the walk goes on at once, and what waits is sent in its order when it is back', async () => {
  const { platform } = renderWithPlatform(<Walk id="p1" />, { routes: aServer().routes });
  await place('A-01');
  turn(false);
  await pickAll('A-01');
  await pickAll('A-02');
  await place('A-03');
  await userEvent.click(screen.getByRole('button', { name: 'Not enough there' }));
  await userEvent.click(screen.getByRole('button', { name: 'Report 4 missing' }));
  expect(await screen.findByText('All stops are walked')).toBeVisible();
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Picked 0 × SKU-3 at A-03Waiting for the network/),
    expect.stringMatching(/^Picked 4 × SKU-2 at A-02Waiting for the network/),
    expect.stringMatching(/^Picked 4 × SKU-1 at A-01Waiting for the network/),
  ]);
  expect(platform.fake.callsTo('POST /pick-list/pick')).toEqual([]);
  turn(true);
  expect(await screen.findByText('All stops are done')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Just done' })).toBeNull());
  expect(platform.fake.callsTo('POST /pick-list/pick').map(({ body }) => [body.turn, body.quantity])).toEqual([
    [1, 4],
    [2, 4],
    [3, 0],
  ]);
}, 30_000);

test('a pick that waits is taken back, and its stop is the next one again', async () => {
  const { platform } = renderWithPlatform(<Walk id="p1" />, { routes: aServer().routes });
  await place('A-01');
  turn(false);
  await pickAll('A-01');
  await place('A-02');
  await userEvent.click(screen.getByRole('button', { name: 'Take back: Picked 4 × SKU-1 at A-01' }));
  await pickAll('A-01');
  await place('A-02');
  turn(true);
  await waitFor(() => expect(platform.fake.callsTo('POST /pick-list/pick')).toHaveLength(1));
}, 30_000);

test('two people who pick the same pieces at one stop have done two picks: the second one is told that it was refused', async () => {
  const taken = new Map<number, string>();
  for (const isFirst of [true, false]) {
    const routes: TestPlatformOptions['routes'] = {
      ...aServer().routes,
      'POST /pick-list/pick': ({ body }) => {
        const key = taken.get(body.turn) ?? body.key;
        taken.set(body.turn, key);
        const task = aTask(body.turn, { status: 'picked', picked: body.quantity });
        return key === body.key ? answerOf(task) : failure('conflict');
      },
    };
    const { unmount } = renderWithPlatform(<Walk id="p1" />, { routes });
    await pickAll('A-01');
    await place('A-02');
    if (!isFirst) {
      expect(await screen.findByRole('button', { name: 'Discard it' })).toBeVisible();
      expect(rows()[0]).toHaveTextContent(/This is done already.* Put 4 × SKU-1 back at A-01/);
    }
    unmount();
  }
}, 30_000);

test('a refused pick stays with its reason, while the others are done; it is corrected, or picked again', async () => {
  let isGone = true;
  const server = aServer();
  const pick = server.routes?.['POST /pick-list/pick'];
  const { platform } = renderWithPlatform(<Walk id="p1" />, {
    routes: {
      ...server.routes,
      'POST /pick-list/pick': (request) =>
        isGone && request.body.turn === 1 ? failure('insufficient_stock') : (pick?.(request) as never),
    },
  });
  await pickAll('A-01');
  // The person is on the way to the next stop: that one stays.
  expect(await screen.findByText(/^Refused, nothing booked: There is not as much there/)).toBeVisible();
  await place('A-02');
  expect(document.querySelector('[data-verdict]')).toHaveTextContent(/^Refused: Picked 4 × SKU-1 at A-01/);
  isGone = false;
  await userEvent.click(screen.getByRole('button', { name: 'Correct it' }));
  const pieces = screen.getByLabelText('Pieces that you have taken');
  await userEvent.clear(pieces);
  await userEvent.type(pieces, '5');
  expect(screen.getByText('Enter a whole number from 0 to 4.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send again' })).toBeDisabled();
  await userEvent.clear(pieces);
  await userEvent.type(pieces, '3');
  await userEvent.selectOptions(screen.getByLabelText('Why'), 'Damaged');
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(platform.fake.callsTo('POST /pick-list/pick')).toHaveLength(2));
  expect(platform.fake.callsTo('POST /pick-list/pick')[1]?.body).toMatchObject({
    ...{ turn: 1, quantity: 3, reason: 'damaged' },
  });
  isGone = true;
  expect(await screen.findByRole('button', { name: 'Undo: SKU-1 at A-01' })).toBeVisible();
}, 30_000);

test('a stop whose pick was refused is picked again when nothing else is open: one entry, one pick', async () => {
  let isGone = true;
  const server = aServer();
  server.tasks.delete(2);
  server.tasks.delete(3);
  const pick = server.routes?.['POST /pick-list/pick'];
  const { platform } = renderWithPlatform(<Walk id="p1" />, {
    routes: {
      ...server.routes,
      'POST /pick-list/pick': (request) => (isGone ? failure('lot_unusable') : (pick?.(request) as never)),
    },
  });
  await pickAll('A-01');
  await screen.findByText(/^Refused, nothing booked: This lot has expired or is held/);
  isGone = false;
  await pickAll('A-01');
  expect(await screen.findByText('All stops are done')).toBeVisible();
  expect(screen.queryByText(/^Refused/)).toBeNull();
  expect(platform.fake.callsTo('POST /pick-list/pick')).toHaveLength(2);
}, 30_000);

test('a list is given up without network, after the picks that wait; the lists say so', async () => {
  const { platform } = renderWithPlatform(<PickPage />, {
    routes: { ...aServer().routes, 'DELETE /pick-list': () => ({ message: 'Canceled' }) },
  });
  await screen.findByRole('button', { name: 'Give up' });
  turn(false);
  await userEvent.click(screen.getByRole('button', { name: 'Give up' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Give up' }));
  expect(await screen.findByText('Given up, waiting for the network')).toBeVisible();
  turn(true);
  await waitFor(() => expect(platform.fake.callsTo('DELETE /pick-list')).toHaveLength(1));
}, 30_000);

test('an undoing that waits opens the stop again, and picking it then is another pick', async () => {
  const server = aServer();
  server.tasks.set(1, aTask(1, { status: 'picked', picked: 4, pickedBy: 'somebody', endedAt: AT }));
  const { platform } = renderWithPlatform(<Walk id="p1" />, {
    routes: {
      ...server.routes,
      'POST /pick-list/undo': () => {
        const task = aTask(1, { undone: 1 });
        server.tasks.set(1, task);
        return { message: 'Pick undone', pickList: LIST, task, moves: [] };
      },
    },
  });
  await place('A-02');
  turn(false);
  await userEvent.click(screen.getByRole('button', { name: 'Undo: SKU-1 at A-01' }));
  await pickAll('A-01');
  await place('A-02');
  turn(true);
  await waitFor(() => expect(platform.fake.callsTo('POST /pick-list/pick')).toHaveLength(1));
  const sent = platform.fake.calls.filter(({ key }) => key.startsWith('POST /pick-list/'));
  expect(sent.map(({ key }) => key)).toEqual(['POST /pick-list/undo', 'POST /pick-list/pick']);
  expect(platform.fake.callsTo('POST /pick-list/pick')[0]?.body.key).toMatch(/^pick:p1:1:.{20,}$/);
}, 30_000);

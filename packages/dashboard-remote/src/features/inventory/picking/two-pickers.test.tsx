import type { PickListSummary, PickTask } from '@slotwise/contract';
import { unsavedIn } from '@slotwise/shared/session';
import { aRole, failure, me as someone, renderWithPlatform } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reactions } from '../../../reactions';
import PickPage from './pick-page';
import { Walk } from './walk';

configure({ defaultHidden: true });

const AT = '2026-11-22T10:00:00.000Z';
const LIN = { id: 'u7', name: 'Lin Sato' };
const ME = { id: someone().id, name: 'Ada' };
const aList = (over: Partial<PickListSummary> = {}): PickListSummary => ({
  ...{ id: 'p1', warehouseId: 'w1', status: 'open', user: null, createdAt: AT, doneAt: null },
  ...{ orders: 1, tasks: 2, openTasks: 2, shortTasks: 0 },
  ...over,
});
const aTask = (turn: number, over: Partial<PickTask> = {}): PickTask => ({
  ...{ pickListId: 'p1', turn, orderId: 'o1', orderCode: 'SO-1', line: turn },
  ...{ sku: { id: `s${turn}`, code: `SKU-${turn}`, name: 'Foil' }, location: { id: `l${turn}`, code: `A-0${turn}` } },
  ...{ barcodes: [], lot: null, quantity: 2, picked: 0, status: 'open', reason: null, endedAt: null },
  ...{ pickedBy: null, undone: 0 },
  ...over,
});
const done = (turn: number, by: string) => aTask(turn, { status: 'picked', picked: 2, pickedBy: by, endedAt: AT });

/** A server whose list another person may change. */
function open(over: TestPlatformOptions['routes'] = {}, given: Partial<PickListSummary> = {}) {
  const state = { list: aList(given), tasks: [aTask(1), aTask(2)] };
  const routes: TestPlatformOptions['routes'] = {
    'GET /pick-list': () => ({ pickList: state.list, tasks: state.tasks }),
    'POST /pick-list/claim': () => {
      state.list = { ...state.list, user: ME };
      return { message: 'Claimed', pickList: state.list };
    },
    ...over,
  };
  const { platform } = renderWithPlatform(<Walk id="p1" />, { routes, reactions });
  const meanwhile = (changes: Partial<typeof state>) =>
    act(() => {
      Object.assign(state, changes);
      platform.receive('company', 'PickListChanged', state.list);
    });
  return { platform, state, meanwhile };
}
const place = (name: string) => screen.findByRole('heading', { level: 2, name });
const scan = (code: string) => userEvent.type(screen.getByLabelText('Scan place or product'), `${code}{Enter}`);
const verdict = () => document.querySelector('[data-verdict="bad"]');

test('a list that is nobody’s is taken with the first scan, once', async () => {
  const { platform } = open();
  await place('A-01');
  expect(screen.getByText(/^This list is nobody’s yet/)).toBeVisible();
  await scan('nothing');
  expect(platform.fake.callsTo('POST /pick-list/claim')).toEqual([]);
  await scan('A-01');
  await waitFor(() => expect(screen.queryByText(/^This list is nobody’s yet/)).toBeNull());
  await scan('SKU-1');
  expect(platform.fake.callsTo('POST /pick-list/claim').map(({ body }) => body)).toEqual([{ pick_list_id: 'p1' }]);
});

test('of two who begin, the second one is told before anything is fetched', async () => {
  const { state } = open({
    'POST /pick-list/claim': () => {
      state.list = aList({ user: LIN });
      return failure('assigned_to_other');
    },
  });
  await place('A-01');
  await scan('A-01');
  expect(await screen.findByText('This list is Lin Sato’s')).toBeVisible();
});

test('somebody who has taken pieces is told where to put them back when another has the list', async () => {
  const { meanwhile, platform } = open();
  await place('A-01');
  await scan('SKU-1');
  meanwhile({ list: aList({ user: LIN }) });
  expect(await screen.findByText('This list is Lin Sato’s')).toBeVisible();
  expect(verdict()).toHaveTextContent('Lin Sato has this list now. Put 1 × SKU-1 back at A-01.');
  expect(unsavedIn(platform.queryClient)).toEqual([]);
});

test('of what stays picked is told who has picked of the list, and nobody who only looks at it', async () => {
  const { state, meanwhile } = open({}, { user: LIN });
  expect(await screen.findByText('This list is Lin Sato’s')).toBeVisible();
  expect(screen.getByText(/^Picks of it from this device would be refused/)).toBeVisible();
  expect(screen.queryByText(/What you have picked/)).toBeNull();
  meanwhile({ ...state, tasks: [done(1, ME.id), aTask(2)] });
  expect(await screen.findByText('This list is Lin Sato’s now')).toBeVisible();
  expect(screen.getByText(/What you have picked stays picked/)).toBeVisible();
});

test('a stop that somebody else has done, or that was taken off, is said on the open page', async () => {
  const { meanwhile } = open({}, { user: ME });
  await place('A-01');
  meanwhile({ tasks: [done(1, LIN.id), aTask(2)] });
  await place('A-02');
  expect(verdict()).toHaveTextContent('Somebody else has done this stop meanwhile: SKU-1 at A-01.');
  await scan('SKU-2');
  await scan('SKU-2');
  meanwhile({ tasks: [done(1, LIN.id), aTask(2, { status: 'canceled' })] });
  await waitFor(() =>
    expect(verdict()).toHaveTextContent(
      'This stop was taken off the list: SKU-2 at A-02 is not wanted any more. Put 2 × SKU-2 back at A-02.',
    ),
  );
});

test('a refusal says which it is and where the goods belong; nothing can be corrected, and not all is done', async () => {
  const { state } = open({
    'POST /pick-list/pick': () => {
      state.tasks = [done(1, LIN.id)];
      state.list = aList({ status: 'done', user: LIN, openTasks: 0, tasks: 1 });
      return failure('conflict', [
        { field: 'turn', code: 'stop_done', reason: 'Lin Sato has done it', params: { name: 'Lin Sato' } },
      ]);
    },
  });
  await place('A-01');
  state.tasks = [aTask(1)];
  await scan('A-01');
  await userEvent.click(await screen.findByRole('button', { name: 'Picked all 2' }));
  expect(
    await screen.findByText('Refused, nothing booked: Lin Sato has done this stop already. Put 2 × SKU-1 back at A-01'),
  ).toBeVisible();
  expect(await screen.findByText('A pick of yours was not booked')).toBeVisible();
  expect(screen.queryByText('All stops are done')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Correct it' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Discard it' })).toBeVisible();
});

/** Two lists, of which one is nobody's. */
const lists = (over: TestPlatformOptions = {}) =>
  renderWithPlatform(<PickPage />, {
    ...over,
    routes: {
      'GET /orders': () => ({ items: [], nextCursor: null, matching: 0 }),
      'GET /pick-lists': () => ({
        items: [aList(), aList({ id: 'p2', user: LIN, orderCodes: ['SO-9'] })],
        nextCursor: null,
        matching: 2,
      }),
      'DELETE /pick-list': () => ({ message: 'Canceled' }),
    },
  }).platform;

test('who manages the stock gives up a list that nobody has begun', async () => {
  const platform = lists();
  await screen.findByRole('list', { name: 'Pick lists' });
  expect(screen.getAllByRole('button', { name: 'Give to…' })).toHaveLength(2);
  const [ofNobody] = screen.getAllByRole('button', { name: 'Give up' });
  await userEvent.click(ofNobody as HTMLElement);
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Give up' }));
  await waitFor(() =>
    expect(platform.fake.callsTo('DELETE /pick-list').map(({ body }) => body)).toEqual([{ pick_list_id: 'p1' }]),
  );
});

test('pickers have nothing to give up of a list that nobody has begun', async () => {
  lists({ role: aRole({ permissions: ['view_inventory', 'move_inventory'] }) });
  await screen.findByRole('list', { name: 'Pick lists' });
  expect(screen.queryByRole('button', { name: 'Give to…' })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Give up' })).toHaveLength(1);
});

/** The lists of which one is mine, and one somebody else's. */
function ofTwo(over: TestPlatformOptions['routes'] = {}) {
  let mine = aList({ user: ME });
  const { platform } = renderWithPlatform(<PickPage />, {
    routes: {
      'GET /orders': () => ({ items: [], nextCursor: null, matching: 0 }),
      'GET /pick-lists': () => ({ items: [mine, aList({ id: 'p2', user: LIN })], nextCursor: null, matching: 2 }),
      'POST /pick-list/leave': () => {
        mine = aList();
        return { message: 'Left', pickList: mine };
      },
      ...over,
    },
  });
  const handBack = async () => {
    await screen.findByRole('list', { name: 'Pick lists' });
    await userEvent.click(screen.getByRole('button', { name: 'Hand back' }));
  };
  const said = () => platform.notices.map(({ title }) => title);
  return { platform, handBack, said };
}

test('who has a list hands it back, and not that of somebody else', async () => {
  const { platform, handBack, said } = ofTwo();
  await handBack();
  expect(await screen.findByText('Nobody’s yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Hand back' })).toBeNull();
  expect(platform.fake.callsTo('POST /pick-list/leave').map(({ body }) => body)).toEqual([{ pick_list_id: 'p1' }]);
  expect(said()).toEqual(['Pick list handed back: whoever picks first has it']);
});

test('a list is not handed back before the picks of it that wait, which would take it again', async () => {
  const { platform, handBack, said } = ofTwo({ 'POST /pick-list/pick': () => new Promise<never>(() => undefined) });
  const note = { task: 'pick', goods: [], from: 'A-01', to: null, list: 'p1', stop: { turn: 1, undone: 0 } };
  const body = { pick_list_id: 'p1', turn: 1, quantity: 2, key: 'k1' };
  await act(() => platform.outbox.add('POST /pick-list/pick', { body, key: 'k1', note }));
  await handBack();
  await waitFor(() =>
    expect(said()).toEqual(['Your picks of this list are still being sent. Hand it back after that.']),
  );
  expect(platform.fake.callsTo('POST /pick-list/leave')).toEqual([]);
});

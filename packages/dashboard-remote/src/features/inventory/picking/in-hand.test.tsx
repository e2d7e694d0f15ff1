import type { PickListSummary, PickTask } from '@slotwise/contract';
import { unsavedIn } from '@slotwise/shared/session';
import { me as someone, renderWithPlatform } from '@slotwise/shared/testing';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import PickPage from './pick-page';
import { inHandKey } from './use-in-hand';
import { Walk } from './walk';

configure({ defaultHidden: true });

const AT = '2026-11-22T10:00:00.000Z';
const ME = { id: someone().id, name: 'Ada' };
const aList = (user: PickListSummary['user']): PickListSummary => ({
  ...{ id: 'p1', warehouseId: 'w1', status: 'open', user, createdAt: AT, doneAt: null },
  ...{ orders: 1, tasks: 2, openTasks: 2, shortTasks: 0 },
});
const aTask = (turn: number): PickTask => ({
  ...{ pickListId: 'p1', turn, orderId: 'o1', orderCode: 'SO-1', line: turn },
  ...{ sku: { id: `s${turn}`, code: `SKU-${turn}`, name: 'Foil' }, location: { id: `l${turn}`, code: `A-0${turn}` } },
  ...{ barcodes: [], lot: null, quantity: 2, picked: 0, status: 'open', reason: null, endedAt: null },
  ...{ pickedBy: null, undone: 0 },
});

/** The walk and the lists, between which a picker goes. */
function Pages() {
  const [isWalk, setWalk] = useState(true);
  return (
    <>
      <button onClick={() => setWalk(!isWalk)}>Elsewhere</button>
      {isWalk ? <Walk id="p1" /> : <PickPage />}
    </>
  );
}

function open() {
  let list = aList(ME);
  const { platform } = renderWithPlatform(<Pages />, {
    routes: {
      'GET /orders': () => ({ items: [], nextCursor: null, matching: 0 }),
      'GET /pick-list': () => ({ pickList: list, tasks: [aTask(1), aTask(2)] }),
      'GET /pick-lists': () => ({ items: [list], nextCursor: null, matching: 1 }),
      'DELETE /pick-list': () => ({ message: 'Canceled' }),
      'POST /pick-list/pick': () => new Promise<never>(() => undefined),
      'POST /pick-list/leave': () => {
        list = aList(null);
        return { message: 'Left', pickList: list };
      },
    },
  });
  const left = () => platform.fake.callsTo('POST /pick-list/leave').length;
  return { platform, left };
}
const elsewhere = () => userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
const scan = async (code: string) =>
  userEvent.type(await screen.findByLabelText('Scan place or product'), `${code}{Enter}`);
const handBack = async () => userEvent.click(await screen.findByRole('button', { name: 'Hand back' }));

test('pieces that were scanned and not confirmed are told of before their list is handed back', async () => {
  const { left } = open();
  await scan('SKU-1');
  await elsewhere();
  await handBack();
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/^1 of 2 × SKU-1 at A-01 is scanned and not confirmed/)).toBeVisible();
  expect(question.getByRole('link', { name: 'Confirm them first' })).toHaveAttribute(
    'href',
    '/inventory/floor/pick?list=p1',
  );
  expect(left()).toBe(0);
  await userEvent.click(question.getByRole('button', { name: 'Hand back, not booked' }));
  await waitFor(() => expect(left()).toBe(1));
  expect(await screen.findByText('Nobody’s yet')).toBeVisible();
});

test('the walk that is opened anew knows them still, and they can be confirmed', async () => {
  const { platform } = open();
  await scan('SKU-1');
  await elsewhere();
  await screen.findByRole('list', { name: 'Pick lists' });
  await elsewhere();
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm 1 of 2' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Report 1 missing' }));
  await waitFor(() => expect(platform.fake.callsTo('POST /pick-list/pick')).toHaveLength(1));
  expect(platform.fake.callsTo('POST /pick-list/pick')[0]?.body).toMatchObject({ turn: 1, quantity: 1 });
});

test('the walk that is opened anew says how many were scanned before, not that nothing was', async () => {
  open();
  await scan('SKU-1');
  await elsewhere();
  await screen.findByRole('list', { name: 'Pick lists' });
  await elsewhere();
  expect(await screen.findByText('1 of 2 scanned before')).toBeVisible();
  expect(screen.queryByText('Nothing scanned yet')).toBeNull();
  await scan('SKU-1');
  expect(screen.queryByText('1 of 2 scanned before')).toBeNull();
});

test('where nothing is in hand, a list is handed back without a question', async () => {
  const { left } = open();
  await scan('A-01');
  await elsewhere();
  await handBack();
  await waitFor(() => expect(left()).toBe(1));
});

test('who gives up a list with pieces in hand is told where they belong, and may confirm them first', async () => {
  open();
  await scan('SKU-1');
  await elsewhere();
  await userEvent.click(await screen.findByRole('button', { name: 'Give up' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Put 1 × SKU-1 back at A-01.')).toBeVisible();
  expect(question.getByRole('link', { name: 'Confirm them first' })).toHaveAttribute(
    'href',
    '/inventory/floor/pick?list=p1',
  );
});

test('who signs out with pieces in hand is told of them, and of none that were confirmed', async () => {
  const { platform } = open();
  await scan('A-01');
  expect(unsavedIn(platform.queryClient)).toEqual([]);
  await scan('SKU-1');
  expect(unsavedIn(platform.queryClient)).toEqual([
    'You have 1 piece of SKU-1 in hand that is not confirmed. Signed out, this device forgets it: confirm it first, or put it back at A-01.',
  ]);
  await scan('SKU-1');
  expect(unsavedIn(platform.queryClient)).toEqual([
    expect.stringMatching(/^You have 2 pieces of SKU-1 in hand that are/),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Picked all 2' }));
  await waitFor(() => expect(unsavedIn(platform.queryClient)).toEqual([]));
});

test('who has given up a list is asked about its pieces no more', async () => {
  const { platform } = open();
  await scan('SKU-1');
  await elsewhere();
  await userEvent.click(await screen.findByRole('button', { name: 'Give up' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Give up' }));
  await waitFor(() => expect(unsavedIn(platform.queryClient)).toEqual([]));
});

test('scans that this device remembers only after the list was read are known all the same', async () => {
  const { platform } = open();
  await screen.findByLabelText('Scan place or product');
  const kept = { turn: 1, undone: 0, sku: 'SKU-1', place: 'A-01', pieces: 1, wanted: 2, serials: [], proof: 'goods' };
  act(() => void platform.queryClient.setQueryData(inHandKey('p1'), kept));
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm 1 of 2' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Report 1 missing' }));
  await waitFor(() => expect(platform.fake.callsTo('POST /pick-list/pick')).toHaveLength(1));
  expect(platform.fake.callsTo('POST /pick-list/pick')[0]?.body).toMatchObject({ turn: 1, quantity: 1 });
});

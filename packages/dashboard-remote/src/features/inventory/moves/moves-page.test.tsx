import { aRole, aWarehouse, failure, me as person, renderWithPlatform } from '@slotwise/shared/testing';
import type { TestPlatformOptions } from '@slotwise/shared/testing';
import type { DateRange } from '@slotwise/shared/ui/calendar';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMove } from '../fixtures';
import { notUndoable } from './model/can-undo';
import MovesPage from './moves-page';
import ProofPage from './proof-page';
import Transactions from './transactions';

configure({ defaultHidden: true });

const routes: TestPlatformOptions['routes'] = {
  'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
  'GET /stock/moves': () => ({ items: [aMove()], nextCursor: null, matching: 1 }),
};

test('a move of the ledger is undone after a question, under a key that follows from it', async () => {
  const { platform } = renderWithPlatform(<MovesPage />, {
    routes: {
      ...routes,
      'POST /stock/undo': () => ({ message: 'Booked', moves: [aMove({ id: 'm2', kind: 'undo', undoes: 'move-1' })] }),
    },
  });
  const grid = within(await screen.findByRole('grid', { name: 'Moves' }));
  expect(await grid.findByText('Ada Byron')).toBeVisible();
  await userEvent.click(grid.getByRole('button', { name: /^Undo/ }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Undo “Receive: 10 pieces of FOIL-500”?')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(platform.notices[0]?.title).toBe('Undone: 10 pieces of FOIL-500'));
  expect(platform.fake.callsTo('POST /stock/undo')[0]?.body.moves).toEqual([{ key: 'undo:move-1', move_id: 'move-1' }]);
});

test('what is listed is handed over as a file, all of it, narrowed as the list is', async () => {
  const { platform } = renderWithPlatform(<MovesPage />, {
    path: '/inventory/moves?kind=receive',
    routes: { ...routes, 'GET /stock/moves/file': () => failure('unavailable') },
  });
  await screen.findByRole('grid', { name: 'Moves' });
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Excel workbook (XLSX)' }));
  await waitFor(() => expect(platform.notices[0]?.intent).toBe('error'));
  expect(platform.fake.callsTo('GET /stock/moves/file')[0]?.query).toEqual({ kind: 'receive', format: 'xlsx' });
});

test('what was undone, an undoing, and what belongs to an order or a count is not undone here', () => {
  expect(notUndoable(aMove())).toBeNull();
  expect(notUndoable(aMove({ undoneBy: 'm2' }))).toBe('undo.is-undone');
  expect(notUndoable(aMove({ kind: 'undo', undoes: 'm0' }))).toBe('undo.is-undo');
  expect(notUndoable(aMove({ source: 'order' }))).toBe('undo.of-order');
  expect(notUndoable(aMove({ source: 'count' }))).toBe('undo.of-count');
  expect(notUndoable(aMove({ source: 'slotting' }))).toBe('undo.of-slotting');
  expect(notUndoable(aMove({ source: 'import' }))).toBeNull();
});

test('undo is offered where the person holds what it takes, and says what is missing elsewhere', async () => {
  const [me, other] = [
    { id: 'u-me', name: 'Kenji' },
    { id: 'u1', name: 'Ada Byron' },
  ];
  const quarantine = { id: 'place-DOCK', code: 'DOCK', state: 'quarantine' as const };
  const moves = [
    aMove({ id: 'm1', user: other }),
    aMove({ id: 'm2', kind: 'adjust', user: me }),
    aMove({ id: 'm3', kind: 'move', from: aMove().to, to: quarantine, user: me }),
    aMove({ id: 'm4', kind: 'adjust', source: 'import', sourceId: 'i1', user: me }),
    aMove({ id: 'm5', user: me }),
  ];
  renderWithPlatform(<MovesPage />, {
    role: aRole({ permissions: ['view_inventory', 'move_inventory'] }),
    me: person({ id: me.id }),
    routes: { ...routes, 'GET /stock/moves': () => ({ items: moves, nextCursor: null, matching: moves.length }) },
  });
  const grid = within(await screen.findByRole('grid', { name: 'Moves' }));
  await waitFor(() => expect(grid.getAllByRole('row')).toHaveLength(moves.length + 1));
  expect(grid.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1);
});

test('a move leads to the order or the receipt that it was a part of', async () => {
  const moves = [
    aMove({ id: 'm1', source: 'order', sourceId: 'o1' }),
    aMove({ id: 'm2', source: 'receipt', sourceId: 'r1' }),
    aMove({ id: 'm3', source: 'count', sourceId: 'c1' }),
    aMove({ id: 'm4', source: 'import', sourceId: 'i1' }),
  ];
  renderWithPlatform(<MovesPage />, {
    routes: { ...routes, 'GET /stock/moves': () => ({ items: moves, nextCursor: null, matching: moves.length }) },
  });
  const grid = within(await screen.findByRole('grid', { name: 'Moves' }));
  expect(await grid.findByRole('link', { name: 'Order' })).toHaveAttribute('href', '/inventory/orders/o1');
  expect(grid.getByRole('link', { name: 'Receipt' })).toHaveAttribute('href', '/inventory/receipts/r1');
  expect(grid.getByRole('gridcell', { name: 'Count' })).toBeVisible();
  expect(grid.queryByText('import')).toBeNull();
});

test('the proof says what was compared, and what differs', async () => {
  const proof = {
    at: '2026-11-22T10:00:00.000Z',
    moves: 1234,
    reservations: 2,
    keys: 56,
    onHand: 789,
    reserved: 10,
    wrongOnHand: [],
    wrongReserved: [],
  };
  const { platform } = renderWithPlatform(<ProofPage />, {
    routes: { ...routes, 'GET /stock/proof': () => failure('internal') },
  });
  await screen.findByRole('alert');
  platform.fake.on({ 'GET /stock/proof': () => ({ proof }) });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('The stock is what the moves come to.')).toBeVisible();
  expect(screen.getByText('1,234')).toBeVisible();
  const wrong = { locationId: 'place-9', skuId: 'sku-9', lotId: null, state: 'available' as const, summed: 5, kept: 4 };
  platform.fake.on({ 'GET /stock/proof': () => ({ proof: { ...proof, wrongOnHand: [wrong] } }) });
  await userEvent.click(screen.getByRole('button', { name: 'Compare again' }));
  expect(await screen.findByText('The stock is not what the moves come to.')).toBeVisible();
  expect(within(screen.getByRole('table')).getByText('place-9')).toBeVisible();
});

test('a range of days without a move leads to the latest days that have some', async () => {
  const chosen: DateRange[] = [];
  const latest = new Date(2022, 1, 20, 9).toISOString();
  const { platform } = renderWithPlatform(
    <Transactions range={{ start: '2021-01-01', end: '2021-01-02' }} onRange={(range) => chosen.push(range)} />,
    {
      routes: {
        ...routes,
        'GET /stock/moves': ({ query }) => ({
          items: query.from === undefined ? [aMove({ at: latest })] : [],
          nextCursor: null,
          matching: 0,
        }),
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Show the latest days' }));
  expect(chosen).toEqual([{ start: '2022-02-01', end: '2022-02-20' }]);
  expect(platform.fake.callsTo('GET /stock/moves')[0]?.query).toMatchObject({
    from: new Date(2021, 0, 1).toISOString(),
    to: new Date(2021, 0, 3).toISOString(),
  });
});

import type { ProposedMove } from '@slotwise/contract';
import { aRole, aWarehouse, renderWithPlatform } from '@slotwise/shared/testing';
import { configure, screen, within } from '@testing-library/react';
import { aProposal } from '../../../testing/proposal';
import ProposalPage from './proposal-page';

configure({ defaultHidden: true });

const place = (code: string) => ({ id: code, code });
const move: ProposedMove = {
  ...{ turn: 1, chain: 1, step: 1, sku: { id: 's1', code: 'FA-1', name: 'Bolt' } },
  ...{ from: place('01-01-1'), to: place('02-01-1'), pieces: 9, buffer: false, minutes: 1.5 },
  ways: { replenishingMinutes: 0.5, emptyInDays: 24 },
  worth: { moves: 1, minutes: 1.5, secondsPerDay: 39.6, breakEvenDays: 7.8 },
  ...{ needs: [], falls: 1, decision: 'approved', reason: null, work: null, decidedBy: null },
};

const show = async (over: Partial<ProposedMove>, status: 'draft' | 'taken_back' = 'draft') => {
  renderWithPlatform(<ProposalPage warehouseId="w1" id="p1" />, {
    role: aRole({ permissions: ['view_slotting', 'view_warehouses'] }),
    routes: {
      'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
      'GET /slotting/state': () => ({ warehouses: [] }),
      'GET /move-proposals': () => ({ items: [], nextCursor: null }),
      'GET /move-proposal': () => ({
        proposal: aProposal({ status, activatedAt: null }),
        stale: [],
        layoutChanged: false,
      }),
      'GET /move-proposal/moves': () => ({ items: [{ ...move, ...over }], nextCursor: null, matching: 1 }),
    },
  });
  const grid = await screen.findByRole('grid', { name: 'Moves of the proposal' });
  return within((await within(grid).findAllByText('FA-1'))[0]!.closest<HTMLElement>('[role=row]')!);
};
/** Text of seven px a letter, which a table fits its columns to. */
class Canvas {
  getContext() {
    return { font: '', measureText: ({ length }: string) => ({ width: length * 7 }) };
  }
}
beforeAll(() => Object.assign(globalThis, { OffscreenCanvas: Canvas }));
const narrow = () => jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320);
afterEach(() => jest.restoreAllMocks());

test.each(['wide', 'narrow'])('a move that was brought back is called so in a %s list', async (width) => {
  if (width === 'narrow') narrow();
  const row = await show({ work: 'brought_back' }, 'taken_back');
  expect(row.getByText('Brought back')).toBeTruthy();
  expect(row.queryByText('Approved')).toBeNull();
});

test.each(['wide', 'narrow'])(
  'the reason of a rejection and its author stand with the move in a %s list',
  async (width) => {
    if (width === 'narrow') narrow();
    const row = await show({ decision: 'rejected', reason: 'Too heavy', decidedBy: { id: 'u1', name: 'Anneke Smit' } });
    expect(row.getByText('Too heavy – Anneke Smit')).toBeTruthy();
  },
);

test('without any rejection there is no column for reasons', async () => {
  await show({});
  expect(screen.queryByRole('columnheader', { name: /Reason/ })).toBeNull();
});

test('where a window has no room for all columns figures go, and neither ways nor states are cut', async () => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  const row = await show({ work: 'open' }, 'taken_back');
  expect(screen.getByRole('columnheader', { name: /Cheaper ways/ })).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: /Minutes/ })).toBeNull();
  // As wide as "To be carried" is, and what stands beside it.
  const frame = row.getByText('To be carried').closest<HTMLElement>('[style*="--table-columns"]');
  expect(frame?.style.getPropertyValue('--table-columns')).toContain('141px');
});

test.each(['wide', 'narrow'])(
  'a move names the first lot that goes along, and how many more there are, in a %s list',
  async (width) => {
    if (width === 'narrow') narrow();
    const row = await show({ lots: ['L-SOON', 'L-LATE'] });
    expect(row.getByText(/· lot L-SOON and 1 more$/)).toBeTruthy();
  },
);

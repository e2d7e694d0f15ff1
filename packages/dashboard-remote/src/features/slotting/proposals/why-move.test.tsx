import type { ProposedMove, SlottingReason } from '@slotwise/contract';
import { aRole, renderWithPlatform } from '@slotwise/shared/testing';
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProposal } from '../../../testing/proposal';
import { aReason, aRun } from '../../../testing/slotting';
import ProposalPage from './proposal-page';

configure({ defaultHidden: true });

const place = (id: string, code: string) => ({ id, code });
/** From where the plan's reason has it today, to where the plan wants it. */
const planned: ProposedMove = {
  ...{
    turn: 1,
    chain: 1,
    step: 1,
    sku: { id: 's1', code: 'FA-1', name: 'Bolt' },
    pieces: 9,
    buffer: false,
    minutes: 1.5,
  },
  ...{ from: place('b', '01-02-1'), to: place('a', '01-01-1'), ways: { replenishingMinutes: null, emptyInDays: null } },
  worth: { moves: 1, minutes: 1.5, secondsPerDay: 39.6, breakEvenDays: 7.8 },
  ...{ needs: [], falls: 1, decision: 'open', reason: null, work: null, decidedBy: null },
};
const elsewhere = { ...planned, turn: 2, chain: 2, to: place('c', '02-01-1') };
const room = { ...planned, turn: 3, chain: 3, to: place('d', '03-01-1'), buffer: true };

/** Opens the reasons of a move of a proposal. */
async function ask(move: ProposedMove, status: 'draft' | 'active', reasons: SlottingReason[] = [aReason]) {
  const user = userEvent.setup();
  const { platform, unmount } = renderWithPlatform(<ProposalPage warehouseId="w1" id="p1" />, {
    role: aRole({ permissions: ['view_slotting', 'approve_slotting'] }),
    routes: {
      'GET /mycompany/warehouses': () => ({ myWarehouses: [] }),
      'GET /slotting/state': () => ({ warehouses: [] }),
      'GET /move-proposal': () => ({ proposal: aProposal({ status }), stale: [], layoutChanged: false }),
      'GET /move-proposals': () => ({ items: [], nextCursor: null }),
      'GET /move-proposal/gain': () => ({ gain: null }),
      'GET /move-proposal/realised': () => ({ realised: { promised: 1, done: 0, moves: 1, measured: null } }),
      'GET /move-proposal/moves': () => ({ items: [move], nextCursor: null, matching: 1 }),
      'GET /slotting/run': () => ({ run: aRun({ id: 'r1', status: 'done' }), layoutChanged: false }),
      'GET /slotting/map': () => ({
        ...{ ids: ['a', 'b'], codes: ['01-01-1', '01-02-1'], x: [0, 0], y: [0, 9], level: [1, 1], aisle: [0, 0] },
        ...{ today: [4, 60], plan: [61, 3], golden: [1, 1], burden: null, version: 3 },
      }),
      'GET /slotting/why': () => ({ reasons }),
      'GET /slotting/why-not': () => ({ answer: { kind: 'rule', rule: 'weight', back: null, other: null } }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Why this place?: FA-1' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText('7.6 order lines a day');
  return { user, dialog, platform, unmount };
}
const ELSEWHERE = /brings it to 02-01-1, the whole plan to 01-01-1/;

test('each row of a proposal says why its goods go there, and why not elsewhere, also while it is on the floor', async () => {
  for (const status of ['draft', 'active'] as const) {
    const { user, dialog, platform, unmount } = await ask(planned, status);
    expect(within(dialog).getByRole('heading', { name: 'FA-1: 01-02-1 → 01-01-1' })).toBeVisible();
    expect(within(dialog).getByRole('row', { name: /^01-02-1 \+30 s/ })).toBeVisible();
    expect(within(dialog).queryByText(ELSEWHERE)).toBeNull();
    expect(platform.fake.callsTo('GET /slotting/why')).toMatchObject([{ query: { run_id: 'r1', sku_id: 's1' } }]);
    await user.type(within(dialog).getByLabelText(/Why is FA-1 not at another place/), '01-02-1{Enter}');
    expect((await within(dialog).findByRole('status')).textContent).toBe('It may not lie there: weight.');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    unmount();
  }
});

test('a move to another place than that of the whole plan says so, and a step that only makes room says that', async () => {
  const { dialog, unmount } = await ask(elsewhere, 'draft');
  expect(within(dialog).getByText(ELSEWHERE)).toBeVisible();
  unmount();
  const { dialog: other } = await ask(room, 'draft');
  expect(within(other).getByText(/^This step only makes room/)).toBeVisible();
  expect(within(other).queryByText(/^This proposal brings/)).toBeNull();
});

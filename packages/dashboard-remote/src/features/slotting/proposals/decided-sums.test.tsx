import type { Answer, MoveProposal } from '@slotwise/contract';
import { renderWithPlatform } from '@slotwise/shared/testing';
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draft, MOVES, options, worth } from '../../../testing/draft';
import ProposalPage from './proposal-page';

configure({ defaultHidden: true });

type Decided = Answer<'POST /move-proposal/decide'>;

/** A draft of two chains of one move each, decided on a server whose page is never read a second time. */
function open(proposal: MoveProposal, answer: Decided) {
  const { routes, role } = options(proposal);
  let reads = 0;
  const never = new Promise<Answer<'GET /move-proposal'>>(() => {});
  return renderWithPlatform(<ProposalPage warehouseId="w1" id="p1" />, {
    role,
    routes: {
      ...routes,
      'GET /move-proposal': () => (reads++ === 0 ? { proposal, stale: [], layoutChanged: false } : never),
      'GET /move-proposal/moves': () => ({
        items: MOVES.map((move) => ({ ...move, decision: 'open' as const })),
        nextCursor: null,
        matching: MOVES.length,
      }),
      'POST /move-proposal/decide': () => answer,
    },
  });
}
const tile = (label: string) =>
  screen.getAllByText(label, { selector: 'span' }).find((one) => !one.closest('[role=grid]'))?.parentElement
    ?.textContent;
const all: MoveProposal = {
  ...draft,
  ...{ standing: worth(2, 4, 46.3), decisions: { open: 4, approved: 0, rejected: 0 } },
};
const row = async (code: string) => {
  const grid = await screen.findByRole('grid', { name: 'Moves of the proposal' });
  return (await within(grid).findByText(code)).closest<HTMLElement>('[role=row]')!;
};
const reject = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(within(await row('FA-4')).getByRole('button', { name: /^Reject/ }));
  await user.type(await screen.findByLabelText('Reason'), 'Too heavy');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reject' }));
};

test('what is left saves, takes and is even after stands there as soon as a move is rejected, before the page is read again', async () => {
  const user = userEvent.setup();
  open(all, { message: '', proposal: draft, decided: [4] });
  await row('FA-4');
  expect([tile('Work saved a day'), tile('Carrying, once'), tile('Break-even')]).toEqual([
    ...['Work saved a day46 s', 'Carrying, once6 min', 'Break-even7.8 days'],
  ]);
  await reject(user);
  await screen.findByText(/1 rejected move is not counted\./);
  expect([tile('Work saved a day'), tile('Carrying, once'), tile('Break-even')]).toEqual([
    ...['Work saved a day40 s', 'Carrying, once4.5 min', 'Break-even6.8 days'],
  ]);
});

test('of moves of which the rest saves nothing the tile of the break-even stays, without a day', async () => {
  const user = userEvent.setup();
  const left = { ...draft, standing: worth(0, 0, 0), decisions: { open: 0, approved: 0, rejected: 4 } };
  open(all, { message: '', proposal: left, decided: [1, 2, 3, 4] });
  await reject(user);
  await screen.findByText(/4 rejected moves are not counted\./);
  expect(tile('Break-even')).toBe('Break-even–');
});

test('the approved moves say what they come to together while others are still open', async () => {
  const user = userEvent.setup();
  const some = { ...all, approved: worth(1, 3, 39.6), decisions: { open: 1, approved: 3, rejected: 0 } };
  open(all, { message: '', proposal: some, decided: [1, 2, 3] });
  expect(screen.queryByText(/^Approved so far/)).toBeNull();
  await user.click(within(await row('FA-1')).getByRole('button', { name: /^Approve/ }));
  expect(
    await screen.findByText(
      'Approved so far: 3 moves. Together they save 40 s a day for 4.5 min of carrying: break-even after 6.8 days.',
    ),
  ).toBeTruthy();
});

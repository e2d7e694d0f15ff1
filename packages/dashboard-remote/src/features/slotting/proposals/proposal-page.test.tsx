import type { MoveProposal } from '@slotwise/contract';
import { aRole, renderWithPlatform } from '@slotwise/shared/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { reactions } from '../../../reactions';
import { draft, LEFT, MOVES, options, PERMISSIONS } from '../../../testing/draft';
import { aProposal } from '../../../testing/proposal';
import ProposalPage from './proposal-page';
import { ProposalsPanel } from './proposals-panel';

configure({ defaultHidden: true });

const gainsIn = (rows: readonly HTMLElement[]) =>
  rows.flatMap(
    (row) => /(?<gain>[\d.]+) s$/.exec(row.querySelector('[data-column=gain]')?.textContent ?? '')?.[1] ?? [],
  );

test('the gain of a chain stands in the list once, so that its rows add up to what was proposed', async () => {
  renderWithPlatform(<ProposalPage warehouseId="w1" id="p1" />, options(draft));
  const grid = await screen.findByRole('grid', { name: 'Moves of the proposal' });
  await within(grid).findByText('FA-4');
  const [, ...rows] = within(grid).getAllByRole('row');
  expect(gainsIn(rows)).toEqual(['39.6', '6.7']);
  expect(rows[1]?.textContent).toMatch(/FA-2 · 2 of 3.*with no\. 1/);
  // In years nobody waits for a place to be empty.
  expect(rows.map(({ textContent }) => /when empty/.test(textContent ?? ''))).toEqual([false, true, true, true]);
});

test('the decision stays in sight, pinned at the end of its row', async () => {
  renderWithPlatform(<ProposalPage warehouseId="w1" id="p1" />, options(draft));
  const grid = await screen.findByRole('grid', { name: 'Moves of the proposal' });
  const rejected = await within(grid).findByText('Rejected');
  const cell = rejected.closest<HTMLElement>('[data-column=decision]');
  expect(cell?.style.insetInlineEnd).not.toBe('');
  expect(within(grid).getAllByRole('button', { name: /^Approve/ })).toHaveLength(MOVES.length);
});

test('what was rejected is promised neither by the tiles nor by the list of proposals, and both say the same', async () => {
  const { unmount } = renderWithPlatform(<ProposalPage warehouseId="w1" id="p1" />, options(draft));
  const tile = (await screen.findByText('Work saved a day')).parentElement;
  expect(tile?.textContent).toMatch(/40 s$/);
  expect(screen.getByText('Moves', { selector: 'span' }).parentElement?.textContent).toBe('Moves3');
  expect(
    await screen.findByText(
      /1 rejected move is not counted\. On orders that the search saw\. The whole plan would save 8\.1 min a day on them\./,
    ),
  ).toBeTruthy();
  // 18 s at a cent a second.
  const money = 'What is saved comes to €0.18 a day, on 180 later orders that the search has not seen.';
  expect(await screen.findByText((text) => text.includes(money))).toBeTruthy();
  expect(
    screen.getByText(/^On 180 later orders.*mean 2% less work; on the 726 orders.*3\.6% less work\.$/),
  ).toBeTruthy();
  expect(screen.queryByText(/mean 4% less/)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Best 15 % of all moves: 3 of 4 moves left' })).toBeTruthy();
  unmount();
  renderWithPlatform(<ProposalsPanel warehouseId="w1" plan={{ id: 'r1' }} />, options(draft));
  expect(await screen.findByText('3 moves, 40 s a day')).toBeTruthy();
});

test('where what is left cannot be measured, the figure says that it is of all moves, and money of which orders it is', async () => {
  const { routes, role } = options(draft);
  renderWithPlatform(<ProposalPage warehouseId="w1" id="p1" />, {
    role,
    routes: { ...routes, 'GET /move-proposal/gain': () => ({ gain: null }) },
  });
  expect(
    await screen.findByText(/mean 4% less work.*That was measured for all 4 moves that were proposed\./),
  ).toBeTruthy();
  const money = 'What is saved comes to €0.40 a day, on the orders that the search saw.';
  expect(await screen.findByText((text) => text.includes(money))).toBeTruthy();
});

test('where moves save less together than each beside others that are not taken, the page says how much, and else nothing', async () => {
  const said = async (after: number) => {
    const { routes, role } = options(draft);
    const gain = { ...LEFT, seen: { ...LEFT.seen, after } };
    const { unmount } = renderWithPlatform(<ProposalPage warehouseId="w1" id="p1" />, {
      role,
      routes: { ...routes, 'GET /move-proposal/gain': () => ({ gain }) },
    });
    await screen.findByText(/these moves mean/);
    const text = screen.getByText(/The whole plan would save/).textContent;
    unmount();
    return text;
  };
  expect(await said(964)).toMatch(/Measured together these moves save 36 s a day: what each of them saves/);
  // Both are 40 s to whoever reads them.
  expect(await said(960.2)).not.toMatch(/together/);
});

test('a promise is of orders that the search has not seen, where there were some', async () => {
  const proposal = aProposal({ gain: LEFT });
  const { routes, role } = options(proposal);
  const realised = { promised: 120, done: 4, moves: 4, measured: null };
  renderWithPlatform(<ProposalPage warehouseId="w1" id="p1" />, {
    role,
    routes: { ...routes, 'GET /move-proposal/realised': () => ({ realised }) },
  });
  const promise =
    'Promised: 2% of the work on 180 later orders that the search has not seen, 18 s of a mean day of them';
  expect(await screen.findByText(promise)).toBeTruthy();
});

test('the way back names the warehouse', async () => {
  renderWithPlatform(<ProposalPage warehouseId="w1" id="p1" />, options(draft));
  expect((await screen.findByRole('link', { name: 'Aachen' })).getAttribute('href')).toBe('/slotting/w1');
  expect(screen.queryByText('Slotting of a warehouse')).toBeNull();
});

test('on another layout than that of its search a draft says so, and offers a new search in place of a recompute', async () => {
  const { routes } = options({ ...draft, decisions: { open: 0, approved: 3, rejected: 1 } });
  renderWithPlatform(<ProposalPage warehouseId="w1" id="p1" />, {
    role: aRole({ permissions: [...PERMISSIONS, 'activate_slotting'] }),
    routes: { ...routes, 'GET /move-proposal': () => ({ proposal: draft, stale: [], layoutChanged: true }) },
  });
  expect(await screen.findByText('The layout changed since this search. Search again.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'New search' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Recompute' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Activate' }).getAttribute('aria-disabled')).toBe('true');
});

test('a plan that was taken back promises nothing: it counts the steps that bring back, and rows say what was done', async () => {
  const proposal = aProposal({ status: 'taking_back', tasks: { open: 6, done: 2, dropped: 82 } });
  const { routes, role } = options(proposal);
  renderWithPlatform(<ProposalPage warehouseId="w1" id="p1" />, {
    role,
    routes: {
      ...routes,
      'GET /move-proposal/moves': () => ({
        items: [{ ...MOVES[0]!, work: 'brought_back' as const }],
        nextCursor: null,
        matching: 1,
      }),
    },
  });
  expect((await screen.findByText('Steps brought back, of 8')).parentElement?.textContent).toMatch(/2$/);
  expect(screen.queryByText(/Promised|Work saved a day/)).toBeNull();
  expect(await screen.findByText('Brought back')).toBeTruthy();
});

test.each([
  ['active' as const, /“Spring” is on the floor of this warehouse\..*or once it is taken back\.$/],
  ['taking_back' as const, /“Spring” is being brought back in this warehouse\./],
])(
  'while another proposal is %s, a draft names it and leads to it, and is activated once that one ends',
  async (status, said) => {
    const decided = { ...draft, decisions: { open: 0, approved: 3, rejected: 1 } };
    const { routes } = options(decided);
    let other: MoveProposal[] = [aProposal({ id: 'p0', status })];
    const { platform } = renderWithPlatform(<ProposalPage warehouseId="w1" id="p1" />, {
      reactions,
      role: aRole({ permissions: [...PERMISSIONS, 'activate_slotting'] }),
      routes: {
        ...routes,
        'GET /move-proposals': ({ query }) => ({
          items: other.filter((one) => one.status === query.status),
          nextCursor: null,
        }),
      },
    });
    expect(await screen.findByText(said)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Open the other proposal' });
    expect(link).toHaveAttribute('href', '/slotting/w1/proposals/p0');
    const activate = screen.getByRole('button', { name: 'Activate' });
    expect(activate).toHaveAttribute('aria-disabled', 'true');
    expect(activate).toHaveAttribute('title', 'Another proposal is being carried out');
    other = [];
    platform.receive('company', 'MoveProposalChanged', aProposal({ id: 'p0' }));
    await waitFor(() => expect(activate).not.toHaveAttribute('aria-disabled', 'true'));
    expect(screen.queryByText(said)).toBeNull();
  },
);

test('a draft with a move that can no longer be made is not activated, and says why', async () => {
  const decided = { ...draft, decisions: { open: 0, approved: 3, rejected: 1 } };
  const { routes } = options(decided);
  const stale = [{ turn: 1, reason: 'place_gone' as const, rule: null }];
  const show = (over: object) =>
    renderWithPlatform(<ProposalPage warehouseId="w1" id="p1" />, {
      role: aRole({ permissions: [...PERMISSIONS, 'activate_slotting'] }),
      routes: {
        ...routes,
        'GET /move-proposal': () => ({ proposal: decided, stale: [], layoutChanged: false, ...over }),
      },
    });
  const { unmount } = show({});
  expect(await screen.findByRole('button', { name: 'Activate' })).not.toHaveAttribute('aria-disabled', 'true');
  unmount();
  show({ stale });
  const activate = await screen.findByRole('button', { name: 'Activate' });
  expect(activate).toHaveAttribute('aria-disabled', 'true');
  expect(activate).toHaveAttribute('title', '1 move cannot be made any more');
});

test('a draft whose moves are all rejected is not activated, and the page says why', async () => {
  const proposal = { ...draft, decisions: { open: 0, approved: 0, rejected: 4 } };
  renderWithPlatform(<ProposalPage warehouseId="w1" id="p1" />, {
    ...options(proposal),
    role: aRole({ permissions: [...PERMISSIONS, 'activate_slotting'] }),
  });
  const why = 'No move is approved: there is nothing to activate.';
  expect(await screen.findByText(why)).toBeTruthy();
  const activate = screen.getByRole('button', { name: 'Activate' });
  expect(activate).toHaveAttribute('aria-disabled', 'true');
  expect(activate).toHaveAttribute('title', why);
});

test('an open draft is read again when a place, a layout or stock changes, and says what can no longer be done', async () => {
  const { platform } = renderWithPlatform(<ProposalPage warehouseId="w1" id="p1" />, { reactions, ...options(draft) });
  await within(await screen.findByRole('grid', { name: 'Moves of the proposal' })).findByText('FA-4');
  const reads = () => platform.fake.callsTo('GET /move-proposal').length;
  for (const [event, data] of [
    ['LocationUpdated', { id: '02-01-1', warehouseId: 'w1' }],
    ['LayoutChanged', { warehouseId: 'w1' }],
    ['StockMoved', { warehouseId: 'w1' }],
  ] as const) {
    const before = reads();
    platform.receive('company', event, data as never);
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
  }
}, 30_000);

test('what came of a plan stands beside its promise: a part of the work, or seconds where that work was not measured', async () => {
  const measured = { orders: 40, lines: 90, days: 2, before: 500, after: 460, secondsPerDay: 40 };
  const show = (gain: MoveProposal['gain']) => {
    const { routes, role } = options(aProposal({ gain }));
    const realised = { promised: 120, done: 4, moves: 4, measured };
    const answers = { ...routes, 'GET /move-proposal/realised': () => ({ realised }) };
    return renderWithPlatform(<ProposalPage warehouseId="w1" id="p1" />, { role, routes: answers });
  };
  const { unmount } = show({ seen: { orders: 726, before: 1200, after: 1080 }, unseen: null });
  const share = 'Promised: 10% of the work on the orders that the search saw, 2 min of a mean day of them';
  expect(await screen.findByText(share)).toBeTruthy();
  unmount();
  show(null);
  expect(await screen.findByText('Promised: 2 min a day, on the orders that the search saw')).toBeTruthy();
  expect(screen.getByText(/^8% of the work/)).toBeTruthy();
});

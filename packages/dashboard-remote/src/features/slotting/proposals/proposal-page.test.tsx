import type { MoveProposal, MoveWorth, ProposedMove } from '@slotwise/contract';
import { aRole, aWarehouse, failure, renderWithPlatform } from '@slotwise/shared/testing';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reactions } from '../../../reactions';
import { aProposal } from '../../../testing/proposal';
import { aRun, TERMS } from '../../../testing/slotting';
import ChoosePage from './choose-page';
import ProposalPage from './proposal-page';
import { ProposalsPanel } from './proposals-panel';

configure({ defaultHidden: true });

const PERMISSIONS = ['view_slotting', 'manage_slotting', 'approve_slotting', 'view_warehouses'] as const;
const worth = (chains: number, moves: number, secondsPerDay: number): MoveWorth => ({
  ...{
    chains,
    moves,
    minutes: moves * 1.5,
    secondsPerDay,
    breakEvenDays: secondsPerDay > 0 ? (moves * 90) / secondsPerDay : null,
  },
});
const place = (code: string) => ({ id: code, code });
const move = (turn: number, step: number, moves: number, secondsPerDay: number): ProposedMove => ({
  ...{ turn, chain: turn - step + 1, step, sku: { id: `s${turn}`, code: `FA-${turn}`, name: 'Bolt' } },
  ...{ from: place(`01-0${turn}-1`), to: place('02-01-1'), pieces: 9, buffer: false, minutes: 1.5 },
  ways: { replenishingMinutes: 0.5, emptyInDays: turn === 1 ? 5187 : 24 },
  worth: { moves, minutes: moves * 1.5, secondsPerDay, breakEvenDays: 7.8 },
  ...{ needs: [], falls: moves, decision: turn === 4 ? 'rejected' : 'open', reason: null, work: null, decidedBy: null },
});
/** A chain of three steps that saves 39.6 s a day, and a move of 6.7 s that was rejected. */
const MOVES = [move(1, 1, 3, 39.6), move(2, 2, 3, 39.6), move(3, 3, 3, 39.6), move(4, 1, 1, 6.7)];
const draft = aProposal({
  ...{ name: '', status: 'draft', activatedAt: null, endedAt: null, plan: worth(40, 89, 483) },
  ...{ proposed: worth(2, 4, 46.3), approved: worth(0, 0, 0), standing: worth(1, 3, 39.6) },
  decisions: { open: 3, approved: 0, rejected: 1 },
  gain: { seen: { orders: 726, before: 1000, after: 960 }, unseen: null },
  tasks: { open: 0, done: 0, dropped: 0 },
});

/** Gain of the three moves of it that nobody has rejected. */
const LEFT = { seen: { orders: 726, before: 1000, after: 964 }, unseen: { orders: 180, before: 900, after: 882 } };

const options = (proposal: MoveProposal) => ({
  role: aRole({ permissions: [...PERMISSIONS] }),
  routes: {
    'GET /mycompany/warehouses': () => ({ myWarehouses: [aWarehouse({ id: 'w1', name: 'Aachen' })] }),
    'GET /slotting/state': () => ({
      warehouses: [
        {
          ...{ warehouseId: 'w1', hasPlaces: true, unlaid: 0, run: null, planned: null },
          terms: { warehouseId: 'w1', hourCost: 3600, currency: 'EUR', decayLimit: 50, decayMoves: 20 } as const,
        },
      ],
    }),
    'GET /move-proposal': () => ({ proposal, stale: [], layoutChanged: false }),
    'GET /move-proposal/gain': () => ({ gain: LEFT }),
    'GET /move-proposal/moves': () => ({ items: MOVES, nextCursor: null, matching: MOVES.length }),
    'GET /move-proposals': () => ({ items: [proposal], nextCursor: null }),
  },
});

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

test('a share above the whole, below nothing or without a number is refused at its field, and nothing is sent', async () => {
  const user = userEvent.setup();
  const points = [worth(0, 0, 0), worth(1, 3, 39.6), worth(2, 4, 46.3)];
  const { platform } = renderWithPlatform(<ChoosePage warehouseId="w1" runId="r1" />, {
    ...options(draft),
    routes: {
      ...options(draft).routes,
      'GET /move-curve': () => ({ curve: { runId: 'r1', points, all: points[2]!, impossible: 0 } }),
    },
  });
  const field = await screen.findByLabelText('Percent of all moves');
  const make = () => screen.getByRole('button', { name: 'Make a proposal' });
  for (const wrong of ['250', '100.1', '-5', '0', 'NaN', '1e9', 'half', ' ']) {
    await user.clear(field);
    await user.type(field, wrong);
    expect(screen.getByText('A number from 0.1 to 100')).toBeTruthy();
    expect([wrong, make().getAttribute('aria-disabled')]).toEqual([wrong, 'true']);
    await user.type(field, '{Enter}');
  }
  await user.selectOptions(screen.getByLabelText('Stop at'), 'Best moves');
  await user.clear(screen.getByLabelText('Number of moves'));
  await user.type(screen.getByLabelText('Number of moves'), '0.5');
  expect(screen.getByText('A number from 1 to 100,000')).toBeTruthy();
  expect(platform.fake.callsTo('POST /move-proposal')).toEqual([]);
});

test.each([
  [{ status: 'running' as const }, 'This search is still running', null, 'Open the search'],
  [
    { status: 'done' as const, ending: 'stopped' as const },
    'This search was stopped before it had a plan',
    'Choose moves of the latest plan',
    'Search again',
  ],
])('a search without a plan says why, and leads on: %j', async (over, said, other, back) => {
  const run = aRun({ id: 'r1', ...over, progress: { ...aRun().progress, plan: null }, outcome: null });
  const planned = other === null ? null : aRun({ id: 'r0', status: 'done', ending: 'budget' });
  renderWithPlatform(<ChoosePage warehouseId="w1" runId="r1" />, {
    ...options(draft),
    routes: {
      ...options(draft).routes,
      'GET /move-curve': () => failure('no_plan'),
      'GET /slotting/run': () => ({ run, layoutChanged: false }),
      'GET /slotting/state': () => ({
        warehouses: [{ warehouseId: 'w1', hasPlaces: true, unlaid: 0, run, planned, terms: { ...TERMS } }],
      }),
    },
  });
  expect(await screen.findByText(said)).toBeTruthy();
  expect((await screen.findByRole('link', { name: back })).getAttribute('href')).toBe('/slotting/w1');
  const link = screen.queryByRole('link', { name: 'Choose moves of the latest plan' });
  expect(link?.getAttribute('href') ?? null).toBe(other && '/slotting/w1/moves/r0');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the worth of a choice is said on orders that the search did not see, beside those that it saw', async () => {
  const user = userEvent.setup();
  const points = [worth(0, 0, 0), worth(1, 3, 39.6), worth(2, 4, 46.3)];
  const curve = { runId: 'r1', points, all: points[2]!, impossible: 0 };
  const choose = (unseen: { orders: number; secondsPerDay: number[] } | null) =>
    renderWithPlatform(<ChoosePage warehouseId="w1" runId="r1" />, {
      ...options(draft),
      routes: { ...options(draft).routes, 'GET /move-curve': () => ({ curve: { ...curve, unseen } }) },
    });
  const { unmount } = choose({ orders: 120, secondsPerDay: [0, 21.2, 19.4] });
  await user.selectOptions(await screen.findByLabelText('Stop at'), 'Best moves');
  await user.clear(screen.getByLabelText('Number of moves'));
  await user.type(screen.getByLabelText('Number of moves'), '3');
  expect(
    screen.getByText(
      'At least 40 s saved a day on orders that the search saw, of 46 s for the whole plan. On the 120 later orders that it did not see: 21 s, of 19 s.',
    ),
  ).toBeTruthy();
  expect(screen.getAllByText('On orders not seen').length).toBeGreaterThan(0);
  unmount();
  choose(null);
  expect(await screen.findByText(/No later orders were held out to judge it by\.$/)).toBeTruthy();
  expect(screen.queryByText('On orders not seen')).toBeNull();
});

test('the stop is chosen by a handle on the curve, which goes from one stop to the next and says its worth', async () => {
  // Of two stops with three moves one takes longer and saves more: the handle rests there.
  const points = [
    worth(0, 0, 0),
    worth(1, 3, 30),
    { ...worth(1, 3, 39.6), minutes: 9 },
    worth(2, 4, 46.3),
    worth(4, 9, 60),
  ];
  const { platform } = renderWithPlatform(<ChoosePage warehouseId="w1" runId="r1" />, {
    ...options(draft),
    routes: {
      ...options(draft).routes,
      'GET /move-curve': () => ({ curve: { runId: 'r1', points, all: points[4]!, impossible: 0 } }),
      'POST /move-proposal': () => ({ message: '', proposal: draft }),
    },
  });
  const handle = await screen.findByRole('slider', { name: 'Stop on the curve' });
  const to = (value: number) => fireEvent.change(handle, { target: { value: String(value) } });
  expect(handle).toHaveAttribute('max', '2');
  to(1);
  expect(screen.getByLabelText('Number of moves')).toHaveValue('4');
  expect(handle).toHaveAttribute('aria-valuetext', '4 moves, at least 46 s a day');
  expect(screen.getByText(/^At least 46 s saved a day/)).toBeTruthy();
  to(0);
  expect([screen.getByLabelText('Number of moves'), handle].map((one) => (one as HTMLInputElement).value)).toEqual([
    '3',
    '0',
  ]);
  expect(handle).toHaveAttribute('aria-valuetext', '3 moves, at least 40 s a day');
  // A typed number moves the handle.
  await userEvent.clear(screen.getByLabelText('Number of moves'));
  await userEvent.type(screen.getByLabelText('Number of moves'), '8');
  expect(handle).toHaveValue('1');
  to(2);
  await userEvent.click(screen.getByRole('button', { name: 'Make a proposal' }));
  expect(platform.fake.callsTo('POST /move-proposal')).toMatchObject([
    { body: { run_id: 'r1', choice: { by: 'moves', value: 9 } } },
  ]);
});

test('the choice says that a part is searched anew, and what a percent is of', async () => {
  const user = userEvent.setup();
  const points = [worth(0, 0, 0), worth(1, 3, 39.6), worth(2, 4, 46.3)];
  const { routes, role } = options(draft);
  renderWithPlatform(<ChoosePage warehouseId="w1" runId="r1" />, {
    role,
    routes: {
      ...routes,
      'GET /move-curve': () => ({ curve: { runId: 'r1', points, all: points[2]!, impossible: 0 } }),
    },
  });
  expect(
    await screen.findByText(/places may differ from the whole plan's\. The percent are of the 4 moves/),
  ).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Stop at'), 'Best moves');
  expect(screen.getByText(/places may differ from the whole plan's\.$/)).toBeTruthy();
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

import type { SlottingProgress, SlottingSettings } from '@slotwise/contract';
import { act, configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ALL, aRun, measure, openSlotting as open, TERMS } from '../../testing/slotting';

configure({ defaultHidden: true });

test('a rule that takes less work than what was found is explained: by what it moves first, or by how was chosen', async () => {
  const done = { status: 'done', ending: 'budget' } as const;
  const rules = (moved: number) => [{ rule: 'abc' as const, ...measure(700, 700), moved, carrying: moved * 60 }];
  const basis = { ...aRun().basis!, bestRule: 'abc' as const };
  const { unmount } = open(aRun({ ...done, basis: { ...basis, rules: rules(150) } }));
  expect(
    await screen.findByText(
      /takes less work a day on all of these orders, but has 150 piles of goods moved first, where the plan has 2/,
    ),
  ).toBeTruthy();
  unmount();
  open(aRun({ ...done, basis: { ...basis, rules: rules(2) } }));
  expect(
    await screen.findByText(/does better on some of these orders. The plan was chosen by the latest orders seen/),
  ).toBeTruthy();
});

test('a search that goes on says so, and not what it has found or not as if it had ended', async () => {
  const found = (seconds: number) => ({
    ...{ ...aRun().progress, plan: measure(seconds, seconds), aim: { today: 1000, plan: seconds } },
  });
  const tried = { ...aRun().outcome!, complete: false };
  const { unmount } = open(aRun({ progress: found(5000), outcome: tried }));
  expect(await screen.findByText(/^Still searching: nothing better than today has been found yet/)).toBeTruthy();
  expect(screen.getByText(/^Still trying. Best so far on the latest/)).toBeTruthy();
  expect(
    screen.queryByText(/Nothing better than today was found|Stopped before all|simple rule does better/),
  ).toBeNull();
  unmount();
  const next = open(aRun({ progress: found(500) }));
  expect(
    await screen.findByText('Still searching. Best so far: 8.3 min of work a day, 50% less than today.'),
  ).toBeTruthy();
  // Figures that it does not go by would come and go.
  expect(screen.queryByRole('table', { name: 'Work on a mean working day' })).toBeNull();
  next.unmount();
  open(aRun({ status: 'done', ending: 'stopped', progress: found(5000), outcome: tried }));
  expect(await screen.findByText(/^Nothing better than today was found/)).toBeTruthy();
  expect(screen.getByText(/^Stopped before all was tried/)).toBeTruthy();
});

test('the course of a search is that of what it goes by, whatever a plan takes on orders as they were', async () => {
  const at = (elapsedMs: number, aim: number, seconds: number) => ({
    ...{ ...aRun().progress, elapsedMs, version: elapsedMs, plan: measure(seconds, seconds) },
    aim: { today: 1000, plan: aim },
  });
  const { platform } = open(aRun({ progress: at(1000, 900, 800) }));
  const progress = (one: SlottingProgress) =>
    platform.receive('company', 'SlottingProgressed', { id: 'run-1', warehouseId: 'w1', progress: one });
  await screen.findByRole('img', { name: /from 15 when .* to 15 now/ });
  progress(at(2000, 720, 850));
  await screen.findByRole('img', { name: /to 12 now/ });
  progress(at(3000, 600, 900));
  const drawing = await screen.findByRole('img', { name: /to 10 now/ });
  const heights = drawing
    .firstElementChild!.getAttribute('points')!
    .split(' ')
    .map((point) => Number(point.split(',')[1]));
  expect(heights).toEqual(heights.toSorted((one, other) => one - other));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...heights)).toBeLessThanOrEqual(30);
});

const FAULTS = [
  [
    'plan_no_grid',
    'warehouse_id',
    {},
    /no storage places with an aisle and a bay.*Lay the warehouse out/,
    'Change the layout',
  ],
  ['plan_no_stock', 'warehouse_id', {}, /Nothing lies in the storage places.*receive goods/, 'Import stock'],
  ['plan_no_orders', 'from', {}, /There are no orders of this time.*choose other days/, 'Import orders'],
  [
    'plan_few_orders',
    'from',
    { min: 10, count: 1 },
    /needs at least 10 orders, and there are 1.*Import more/,
    'Import orders',
  ],
  ['plan_long_history', 'from', { max: 2_000_000 }, /more than 2,000,000 order lines.*Choose a later day/, null],
  ['plan_no_way_back', 'warehouse_id', {}, /nobody could come back.*both ways/, 'Change the layout'],
  ['plan_one_way', 'policy', {}, /Some aisles are one-way.*Choose it above/, null],
  ['plan_failed', 'run', {}, /The search failed.*Search again/, null],
] as const;

test.each(FAULTS)(
  'a search that fails by %s says why and what can be done',
  async (code, field, params, said, wayOut) => {
    const fault = { field, code, reason: 'in English', params };
    const progress = { ...aRun().progress, plan: null };
    open(aRun({ status: 'failed', basis: null, outcome: null, progress, fault }), {
      permissions: [...ALL, 'import_inventory'],
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(said);
    expect(alert.textContent).not.toMatch(/not valid|in English/);
    expect(within(alert).queryByRole('link')?.textContent ?? null).toBe(wayOut);
  },
);

test('fewer places than SKUs, and what was never measured, are named with what can be done', async () => {
  const basis = { ...aRun().basis!, warnings: [{ code: 'few_places', count: 2 }] as const };
  const { platform } = open(
    aRun({ status: 'done', ending: 'budget', basis: { ...basis, warnings: [...basis.warnings] } }),
  );
  platform.fake.on({
    'GET /slotting/notices': () => ({
      items: [
        {
          ...{ kind: 'no_measures', missing: ['weight'], refused: [] },
          ...{ sku: { id: 's9', code: 'FA-9', name: 'Beam' }, place: { id: 'a', code: '01-01-1' } },
        },
        {
          ...{ kind: 'no_measures', missing: ['dimensions'], refused: [{ rule: 'fit', places: 4 }] },
          ...{ sku: { id: 's8', code: 'FA-8', name: 'Post' }, place: { id: 'a', code: '01-01-1' } },
        },
      ],
      nextCursor: null,
    }),
  });
  expect(await screen.findByText(/There are 2 SKUs more than storage places.*Add places/)).toBeTruthy();
  expect(await screen.findByText(/Its weight was never measured.*Say it on the page of the SKU/)).toBeTruthy();
  expect(screen.getByText(/Its size was never measured: no place takes it until then, and it stays/)).toBeTruthy();
  expect(screen.queryByText(/No place takes it, by/)).toBeNull();
});

test('before the first move a search says what it does, and one that ended before it says so', async () => {
  const progress = { ...aRun().progress, moves: 0, elapsedMs: 3000 };
  const rulesOnly = {
    ...aRun().outcome!,
    best: 0,
    trials: aRun().outcome!.trials.filter(({ kind }) => kind !== 'search'),
  };
  const stopped = { status: 'done', ending: 'stopped' } as const;
  for (const [over, said] of [
    [{ outcome: null }, 'Reads the orders and tries simple rules: 3 s'],
    [{}, 'Tries ways to search on a part of the orders: 3 s'],
    [{ ...stopped, outcome: rulesOnly }, 'No move was tried: it ended after 3 s, before that.'],
    [stopped, 'It ended after 3 s, while ways to search were tried on a part of the orders.'],
  ] as const) {
    const { unmount } = open(aRun({ progress, ...over }));
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByText(/^0 moves/)).toBeNull();
    unmount();
  }
});

test('what a plan saves is said in minutes where nobody has said what an hour costs', async () => {
  const done = { status: 'done', ending: 'budget' } as const;
  const waiting = aRun({ id: 'run-0', name: 'Next', status: 'waiting', basis: null, outcome: null });
  const { platform } = open(aRun({ ...done, name: 'Walking' }), {
    others: [{ ...waiting, progress: { ...waiting.progress, plan: null } }],
  });
  platform.fake.on({
    'GET /slotting/state': () => ({
      warehouses: [
        {
          warehouseId: 'w1',
          hasPlaces: true,
          unlaid: 0,
          run: null,
          planned: null,
          terms: { ...TERMS, hourCost: null },
        },
      ],
    }),
  });
  const list = await screen.findByRole('table', { name: 'Searches of this warehouse' });
  expect(within(list).getByRole('row', { name: /Walking/ }).textContent).toMatch(/-15%-10%1\.7 min2/);
  expect(within(list).getByRole('row', { name: /Next/ }).textContent).toMatch(/–––/);
  await userEvent.click(within(list).getByRole('checkbox', { name: 'Walking' }));
  await userEvent.click(within(list).getByRole('checkbox', { name: 'Next' }));
  const sides = await screen.findByRole('table', { name: 'Searches side by side' });
  expect(within(sides).getByRole('row', { name: /^Saved a day/ }).textContent).toBe('Saved a day1.7 min–');
});

test('places without a position are named, with the way to them', async () => {
  const basis = { ...aRun().basis!, warnings: [{ code: 'places_left_out' as const, count: 5 }] };
  open(aRun({ status: 'done', ending: 'budget', basis }));
  expect(
    await screen.findByText(/5 places have no position and are left out: what lies there stays there/),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show the places' })).toHaveAttribute('href', '/inventory/warehouses/w1');
});

test('a rule that takes less work and breaks the budget is said to, and so is whether the best possible keeps to it', async () => {
  const done = { status: 'done', ending: 'budget' } as const;
  const basis = { ...aRun().basis!, bestRule: 'abc' as const };
  const rules = [{ rule: 'abc' as const, ...measure(700, 700), moved: 150, carrying: 317 * 60 }];
  const within = (budget: NonNullable<SlottingSettings['budget']>) =>
    aRun({ ...done, basis: { ...basis, rules, piles: 205 }, settings: { ...aRun().settings, budget } });
  const beyond = /The best possible is that of all plans, also of those beyond the budget for moving goods/;
  for (const [budget, said] of [
    [{ by: 'minutes', value: 30 }, /but breaks the budget: it needs 317 min of carrying, of 30/],
    [{ by: 'piles', value: 40 }, /but breaks the budget: it moves 150 piles of goods, of 40/],
    [{ by: 'share', value: 15 }, /but breaks the budget: it moves 150 piles of goods, of 30/],
  ] as const) {
    const { unmount } = open(within(budget));
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByText(/Carrying counts in this search/)).toBeNull();
    expect(screen.getByText(beyond)).toBeTruthy();
    unmount();
  }
  // One that keeps to it is explained as without any.
  open(within({ by: 'minutes', value: 400 }));
  expect(await screen.findByText(/Carrying counts in this search/)).toBeTruthy();
});

test('exchanges that a search tries are not called in German as goods that are carried are', async () => {
  const { platform, unmount } = open(aRun({ status: 'done', ending: 'budget' }));
  await screen.findByText('4,000 moves tried in 15 s');
  await act(async () => platform.locale.set('de'));
  expect(await screen.findByText('4.000 Vertauschungen in 15 s geprüft')).toBeTruthy();
  unmount();
});

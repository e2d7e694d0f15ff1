import type { PlanAdvantage } from '@slotwise/contract';
import { failure } from '@slotwise/shared/testing';
import { act, configure, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProposal } from '../../testing/proposal';
import { aRun, measure, openSlotting as open } from '../../testing/slotting';

configure({ defaultHidden: true });

test('a run is watched while it goes on, is stopped, and shows what it found beside today, seen and unseen', async () => {
  const user = userEvent.setup();
  const first = { ...aRun().progress, aim: { today: 1000, plan: 850 } };
  const { started, platform } = open(aRun({ progress: first }));
  expect(await screen.findByText('Searching')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'How far the search is' }).getAttribute('aria-valuenow')).toBe('0.25');
  expect(screen.getByRole('button', { name: 'Search for a plan' }).getAttribute('aria-disabled')).toBe('true');
  const better = { ...first, elapsedMs: 16_000, plan: measure(800, 820), aim: { today: 1000, plan: 780 }, version: 4 };
  platform.receive('company', 'SlottingProgressed', { id: 'run-1', warehouseId: 'w1', progress: better });
  expect(await screen.findByText(/13 min of work a day, 22% less than today/)).toBeTruthy();
  expect(
    screen.getByRole('img', {
      name: 'Minutes of work a day under the best plan, from 14.2 when this page began to look to 13 now',
    }),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Stop and keep the best plan' }));
  expect(started).toEqual([{ run_id: 'run-1' }]);
  platform.receive('company', 'SlottingRunChanged', aRun({ status: 'done', ending: 'stopped', progress: better }));
  expect(await screen.findByText('Stopped')).toBeTruthy();
  const table = screen.getByRole('table', { name: 'Work on a mean working day' });
  expect(within(table).getByRole('row', { name: /^Best found/ }).textContent).toMatch(
    /moves 2 piles of goods first13 min a day, 800 m walked.*-20%.*14 min a day, 820 m walked.*-18%/,
  );
  expect(within(table).getByRole('row', { name: /Best simple rule: aisle by aisle/ }).textContent).toMatch(
    /moves 150 piles of goods first, in 150 min once.*16 min a day, 950 m walked/,
  );
  expect(screen.queryByText(/The simple rule/)).toBeNull();
  expect(screen.getByText('4,000 moves tried in 16 s')).toBeTruthy();
  expect(screen.getByText(/7 order lines are left out/)).toBeTruthy();
  const moves = await screen.findByRole('table', { name: 'SKUs that the plan puts elsewhere' });
  expect(within(moves).getByRole('row', { name: /^FA-1 01-02-1 01-01-1 61/ })).toBeTruthy();
  expect(screen.getByText(/at most 8.3% from the best possible/)).toBeTruthy();
  expect(screen.getByText(/Chosen on the latest 16 orders.*search, recent orders count more/)).toBeTruthy();
  const named = await screen.findByRole('table', { name: 'SKUs that the search could not treat as others' });
  expect(within(named).getByRole('row', { name: /FA-9 01-01-1 No place takes it, by volume/ })).toBeTruthy();
  // Nobody has proven it.
  expect(document.body.textContent).not.toMatch(/optimal/i);
});

test('the map says in a table what it shows, today and under the plan', async () => {
  const user = userEvent.setup();
  open(aRun({ status: 'done', ending: 'budget' }));
  expect(
    await screen.findByRole('img', { name: /under the plan: 2 bays, order lines.*, at most 61 in one/ }),
  ).toBeTruthy();
  const rows = () => within(screen.getByRole('table', { name: 'Busiest bays' })).getAllByRole('row');
  expect(rows()[0]?.textContent).toBe('Bay atOrder lines, places of todayOrder lines, places of the plan');
  expect(screen.getByText(/order lines of what lies there, in the 80 orders that the search saw/)).toBeTruthy();
  expect(rows()[1]?.textContent).toBe('01-01-1461');
  fireEvent.change(screen.getByRole('slider', { name: 'Today and the plan' }), { target: { value: '0' } });
  expect(rows()[1]?.textContent).toBe('01-02-1603');
  expect(screen.getByRole('img', { name: /from above, today: 2 bays/ })).toBeTruthy();
  // All of the lines are of one aisle, at heights at which nobody bends.
  await user.selectOptions(screen.getByLabelText('Colours show'), 'Golden zone');
  expect(rows()[1]?.textContent).toBe('01-01-1100%100%');
  await user.selectOptions(screen.getByLabelText('Colours show'), 'Congestion');
  expect(rows()[1]?.textContent).toBe('01-01-11 ×1 ×');
  expect(screen.queryByRole('option', { name: 'Weight picked' })).toBeNull();
});

test('on paper the plan and its table stay, and what is chosen by goes', async () => {
  const rules = jest.spyOn(CSSStyleSheet.prototype, 'insertRule');
  open(aRun({ status: 'done' }));
  const table = await screen.findByRole('table', { name: /Busiest/ });
  for (const control of [...screen.getAllByRole('combobox'), ...screen.getAllByRole('slider')])
    expect(control.closest('[data-screen-only]')).not.toBeNull();
  expect(table.closest('[data-screen-only]')).toBeNull();
  for (const place of within(table).getAllByRole('button')) expect(place).toHaveAttribute('data-prints');
  const drawing = table.closest('section')?.querySelector('canvas[role="img"]');
  const paper = rules.mock.calls.map(([rule]) => String(rule)).filter((rule) => rule.includes('@media print'));
  const own = paper.filter((rule) => [...(drawing?.classList ?? [])].some((name) => rule.includes(`.${name}{`)));
  expect(own.join(' ')).toMatch(/height:auto/);
});

test('a warehouse that is gone is said once, with the way to the others and nothing else to do', async () => {
  const { platform } = open(null);
  platform.fake.on({
    'GET /slotting/state': () => failure('not_found'),
    'GET /slotting/map': () => failure('not_found'),
  });
  await act(() => platform.queryClient.resetQueries());
  expect(await screen.findByText('This warehouse is not there any more')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all warehouses' })).toHaveAttribute('href', '/slotting');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a search is begun with what was chosen, and only by who may', async () => {
  const user = userEvent.setup();
  const { started } = open(null);
  await user.selectOptions(await screen.findByLabelText('Pickers walk'), 'In and back');
  await user.selectOptions(screen.getByLabelText('Search for'), '5 minutes');
  await user.click(screen.getByText('History, what counts, and which rules bind'));
  await user.type(screen.getByLabelText('Name'), 'Spring');
  fireEvent.change(screen.getByLabelText('Orders from'), { target: { value: '2026-01-01' } });
  await user.selectOptions(screen.getByLabelText('Held out to judge by'), '30% of the orders');
  await user.click(screen.getByRole('checkbox', { name: 'Reaching up, bending and lifting' }));
  await user.selectOptions(screen.getByLabelText('Carrying goods to their new places'), 'counts twice: fewer moves');
  await user.click(screen.getByRole('checkbox', { name: 'Goods stay in their zone' }));
  await user.selectOptions(screen.getByLabelText('Different hazard classes'), 'never share an aisle');
  await user.click(screen.getByRole('button', { name: 'Search for a plan' }));
  expect(await screen.findByText('Waiting for its turn')).toBeTruthy();
  expect(started).toEqual([
    {
      ...{ warehouse_id: 'w1', policy: 'return', seconds: 300, held_out: 30, name: 'Spring', paid_back: 250 },
      ...{ from: '2026-01-01T00:00:00.000Z' },
      costs: { reach: false, replenishment: true, congestion: false, moves: 2 },
      rules: { keepZones: true, hazards: 'aisle' },
    },
  ]);
});

test('searches are kept with names and compared side by side, seen and unseen, in money a day', async () => {
  const user = userEvent.setup();
  const done = { status: 'done', ending: 'budget' } as const;
  const other = aRun({ ...done, id: 'run-0', name: 'All rules', settings: { ...aRun().settings, policy: 'return' } });
  const { started } = open(aRun({ ...done, name: 'Walking' }), { others: [other] });
  const list = await screen.findByRole('table', { name: 'Searches of this warehouse' });
  // 100 s of 1,000 a day at a cent a second.
  expect(within(list).getByRole('row', { name: /Walking/ }).textContent).toMatch(/-15%.*-10%.*€1\.00/);
  expect(screen.getByText(/10% less work than today.*That saves 1\.7 min · €1\.00 a day/)).toBeTruthy();
  await user.click(within(list).getByRole('checkbox', { name: 'Walking' }));
  await user.click(within(list).getByRole('checkbox', { name: 'All rules' }));
  const sides = await screen.findByRole('table', { name: 'Searches side by side' });
  expect(within(sides).getByRole('row', { name: /^Pickers walk/ }).textContent).toMatch(/In and back$/);
  expect(within(sides).getByRole('row', { name: /^Orders not seen/ }).textContent).toMatch(/\(-10%\).*\(-10%\)/);
  await user.click(within(within(list).getByRole('row', { name: /All rules/ })).getByRole('button', { name: 'Show' }));
  expect(await screen.findByRole('region', { name: 'Search “All rules”' })).toBeTruthy();
  await user.click(screen.getByText('Cost of work, and how long a plan is good'));
  const limit = screen.getByLabelText('Propose a re-slot below (% of the promise)');
  await user.clear(limit);
  await user.type(limit, '140');
  expect(screen.getByText('A whole number from 0 to 100')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true');
  await user.clear(limit);
  await user.type(limit, '70');
  await user.clear(screen.getByLabelText('An hour of work costs'));
  await user.type(screen.getByLabelText('An hour of work costs'), '24,5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(started).toEqual([{ warehouse_id: 'w1', hour_cost: 2450, decay_limit: 70, decay_moves: 20 }]);
});

test('an order is walked today and under the plan, and says its stops', async () => {
  const user = userEvent.setup();
  const { started } = open(aRun({ status: 'done', ending: 'budget' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Walk an order' }));
  const tour = await screen.findByRole('group', { name: 'An order, walked' });
  expect(tour.textContent).toMatch(/Order 2 of 3, of Jan 7, 2026, which the search did not see/);
  expect(tour.textContent).toMatch(/2 lines: 40 m today \(dashed\), 30 m under the plan \(-25%\)/);
  expect(within(tour).getAllByRole('row')[1]?.textContent).toBe('01-01-1: FA-101-02-1: FA-2');
  await user.click(within(tour).getByRole('button', { name: 'Next order' }));
  expect(await within(tour).findByText(/Order 3 of 3/)).toBeTruthy();
  expect(started).toEqual([undefined, '2']);
});

test('a search without an order that can be walked says so', async () => {
  const user = userEvent.setup();
  const { platform } = open(aRun({ status: 'done', ending: 'budget' }));
  platform.fake.on({ 'GET /slotting/tour': () => ({ tour: null }) });
  await user.click(await screen.findByRole('checkbox', { name: 'Walk an order' }));
  expect(await screen.findByText('No order of this search has stops enough to be walked here.')).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'An order, walked' })).toBeNull();
});

test('who may only look sees runs and begins none', async () => {
  open(aRun(), { permissions: ['view_slotting', 'view_warehouses'] });
  expect(await screen.findByText('Searching')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Stop|Search for a plan/ })).toBeNull();
});

test('why goods lie somewhere is asked from the table of moves, and why not elsewhere by a code', async () => {
  const user = userEvent.setup();
  const { started } = open(aRun({ status: 'done', ending: 'budget' }));
  const ask = await screen.findByRole('button', { name: 'Why does FA-1 lie there?' });
  await user.click(ask);
  const panel = await screen.findByRole('region', { name: 'Why this place?' });
  // The answer stands below its row, and the button closes it again.
  expect(ask.closest('tr')?.nextElementSibling?.contains(panel)).toBe(true);
  expect([ask.getAttribute('aria-expanded'), document.activeElement]).toEqual(['true', ask]);
  expect(await within(panel).findByText('7.6 order lines a day')).toBeTruthy();
  expect(panel.textContent).toMatch(/Today at 01-02-1, 12 m there and back, level 1. Under the plan at 01-01-1, 8 m/);
  expect(panel.textContent).toMatch(/Ordered together with FA-2 \(40%\)/);
  expect(panel.textContent).toMatch(/Rules keep it from 3 places by volume/);
  expect(within(panel).getByRole('row', { name: '01-02-1 +30 s 0 s nothing: there is room' })).toBeTruthy();
  const field = within(panel).getByLabelText(/Why is FA-1 not at another place/);
  await user.type(field, 'nowhere{Enter}');
  expect(await within(panel).findByText('No storage place of this warehouse has that code.')).toBeTruthy();
  await user.clear(field);
  await user.type(field, '01-02-1{Enter}');
  expect((await within(panel).findByRole('status')).textContent).toBe('It may not lie there: weight.');
  expect(started).toEqual([{ run_id: 'run-1', sku_id: 's1', from_location_id: 'a', location_id: 'b' }]);
  await user.click(ask);
  expect(screen.queryByRole('region', { name: 'Why this place?' })).toBeNull();
  // So it is with the busiest bays.
  const bay = within(screen.getByRole('table', { name: 'Busiest bays' })).getByRole('button', { name: '01-01-1' });
  await user.click(bay);
  const goods = await screen.findByRole('region', { name: 'Why this place?' });
  expect(bay.closest('tr')?.nextElementSibling?.contains(goods)).toBe(true);
});

const GAIN = { seen: { orders: 320, before: 1000, after: 939 }, unseen: { orders: 80, before: 900, after: 856.8 } };
const advantage: PlanAdvantage = {
  ...{ warehouse: { id: 'w1', name: 'Aachen' }, proposalId: 'p1', status: 'proposed' },
  decay: {
    ...{ proposalId: 'p1', promised: 0.12, measured: 0.03, kept: 0.25, limit: 50, orders: 400, days: 5 },
    ...{ from: '2026-02-02', until: '2026-02-06' },
  },
  draft: { id: 'p2', moves: 8, secondsPerDay: 158.2, gain: GAIN },
  tried: null,
};
const WHY =
  'On 400 orders from Feb 2, 2026 to Feb 6, 2026 its moves save 3% of the work; 12% was promised. The limit is 50 % of that.';

test('a plan that is worth too little says why, leads to the re-slot, and is dismissed by who may', async () => {
  const user = userEvent.setup();
  const { platform, unmount } = open(aRun(), { advantages: [advantage] });
  expect(await screen.findByText('The plan that was acted on is worth 25% of what it promised.')).toBeTruthy();
  expect(document.body.textContent).toContain(WHY);
  const proposal = screen.getByRole('link', { name: '8 moves are proposed, which would save 158 s a day' });
  expect(proposal.getAttribute('href')).toBe('/slotting/w1/proposals/p2');
  const proof =
    'On 80 later orders, which the search has not seen, these moves change the work by -4.8%; on the 320 orders that the search saw, by ';
  expect(document.body.textContent).toContain(`${proof}-6.1%.`);
  const dismissed: PlanAdvantage = { ...advantage, status: 'dismissed', draft: null };
  platform.fake.on({
    'DELETE /move-proposal': () => ({ message: '', proposal: aProposal({ id: 'p2', status: 'dropped' }) }),
    'GET /move-advantages': () => ({ advantages: [dismissed] }),
  });
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(await screen.findByText(/The re-slot was dismissed/)).toBeTruthy();
  expect(platform.fake.callsTo('DELETE /move-proposal')).toMatchObject([{ body: { proposal_id: 'p2' } }]);
  unmount();
  open(aRun(), { permissions: ['view_slotting', 'view_warehouses'], advantages: [advantage] });
  expect(await screen.findByRole('link', { name: /8 moves are proposed/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
});

test('moves that later orders do not bear out are no proposal: both figures are told, and that it is tried again', async () => {
  const gain = { ...GAIN, unseen: { orders: 80, before: 900, after: 911 } };
  const unproven: PlanAdvantage = { ...advantage, status: 'unproven', draft: null, tried: { moves: 8, gain } };
  open(aRun(), { advantages: [unproven] });
  const told = await screen.findByText(/The best 8 moves are not proposed/);
  expect(told.textContent).toContain(WHY);
  expect(told.textContent).toMatch(/change the work by \+1\.2%; on the 320 orders that the search saw, by -6\.1%\./);
  expect(told.textContent).toContain('It is tried again with the orders of another day.');
  expect(screen.queryByRole('link', { name: /proposed/ })).toBeNull();
});

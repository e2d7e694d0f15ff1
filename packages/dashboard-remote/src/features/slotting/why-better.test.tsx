import type { SlottingOther, SlottingRun } from '@slotwise/contract';
import { renderWithPlatform } from '@slotwise/shared/testing';
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRun, openSlotting as open } from '../../testing/slotting';
import { WhyBetter } from './why-better';

configure({ defaultHidden: true });

const done = { status: 'done', ending: 'budget' } as const;
const weighed = (weighing: 'even' | 'recent') => ({
  ...aRun().outcome!,
  trials: [{ kind: 'search' as const, rule: null, weighing, seconds: 840 }],
  best: 0,
});
const otherOf = (total: number, moves: number): SlottingOther => ({
  ...{ place: { id: 'b', code: '01-02-1' }, distance: 12, level: 1, exchange: null },
  change: { ...{ travel: total, reach: 0, replenishment: 0, congestion: 0, moves }, total },
});
const said = (run: SlottingRun, total: number, moves = 0) => {
  const { unmount } = renderWithPlatform(<WhyBetter run={run} next={[otherOf(total, moves)]} />);
  const text = screen.queryByText(/A minus is less work/)?.textContent ?? null;
  unmount();
  return text;
};

test('a next best place that takes less work than that of the plan is explained', () => {
  const recent = aRun({ ...done, outcome: weighed('recent') });
  expect(said(recent, -0.04)).toMatch(/counts orders otherwise: recent orders count more/);
  const budget = { by: 'piles', value: 30 } as const;
  expect(said(aRun({ ...done, settings: { ...aRun().settings, budget } }), -0.04)).toMatch(/keeps to the budget/);
  expect(said(aRun({ ...done, outcome: weighed('even') }), -0.04)).toMatch(/The search did not come to it/);
  expect(said(aRun({ ...done, outcome: { ...aRun().outcome!, best: 0 } }), -0.04)).toMatch(/is that of a simple rule/);
  expect(said(recent, 0.04)).toBeNull();
  expect(said(recent, 0)).toBeNull();
});

test('where carrying the goods outweighs the work that a place saves, that is the cause, over the time it is to be paid back in', () => {
  const run = aRun({ ...done, outcome: weighed('recent') });
  // The orders are of 8 days.
  expect(said(run, -4, 62)).toMatch(/Carrying the goods there takes longer/);
  expect(said(run, -4, 62)).not.toMatch(/counts orders otherwise/);
  expect(said(run, -8, 62)).not.toMatch(/Carrying/);
  expect(said({ ...run, settings: { ...run.settings, paidBack: 250 } }, -4, 62)).not.toMatch(/Carrying/);
  const costs = { ...run.settings.costs, moves: 0 };
  expect(said({ ...run, settings: { ...run.settings, costs } }, -4, 62)).not.toMatch(/Carrying/);
});

test('next best places say what carrying the goods there takes, where that counts', async () => {
  const { platform } = open(aRun({ ...done, outcome: weighed('recent') }));
  const { reasons } = await platform.http('GET /slotting/why', { query: { run_id: 'run-1' } });
  platform.fake.on({ 'GET /slotting/why': () => ({ reasons: [{ ...reasons[0]!, next: [otherOf(-0.04, 62)] }] }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Why does FA-1 lie there?' }));
  const table = await screen.findByRole('table', { name: 'Next best places' });
  expect(within(table).getByRole('row', { name: /^01-02-1/ }).textContent).toBe(
    '01-02-1-0.04 s+1 minnothing: there is room',
  );
  expect(screen.getByText(/A minus is less work.*Carrying the goods there takes longer/)).toBeTruthy();
});

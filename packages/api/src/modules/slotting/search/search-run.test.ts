import { SLOTTING_COSTS, SLOTTING_RULES_OF_PLACES } from '@slotwise/contract/constants';
import type { SlottingOutcome, SlottingSettings } from '@slotwise/contract';
import { inputOf } from '../../../../test/slotting-input';
import { Budget } from './budget';
import { Crew } from './crew';
import type { FoundPlan, SearchMessage, SearchTask } from './messages';
import { SearchRun } from './search-run';

const MOVES = 30_000;
const usual: SlottingSettings = {
  ...{ policy: 's-shape', from: null, until: null, heldOut: 0.1, seconds: 60, moves: MOVES, seed: 1, speed: 1 },
  ...{ costs: { ...SLOTTING_COSTS, moves: 0 }, rules: SLOTTING_RULES_OF_PLACES },
};

const whole = inputOf(Infinity);
/** Goods lie anywhere today. */
const input = {
  ...whole,
  piles: whole.piles.map((pile, at) => ({ ...pile, today: (at * 53) % whole.piles.length })),
};

interface Told {
  /** Moves by then. */
  moves: number;
  best: FoundPlan;
  outcome: SlottingOutcome;
}

/** One run by one seed. @param onTold may stop it */
function run(
  onTold: (told: Told, stop: () => void) => void = () => {},
  { budget: limit }: Pick<SlottingSettings, 'budget'> = {},
): Told[] {
  const settings: SlottingSettings = { ...usual, ...(limit && { budget: limit }) };
  const numbers = () => new Int32Array(new SharedArrayBuffer(4));
  const shared = { stop: numbers(), bell: numbers(), moves: numbers() };
  const task: SearchTask = {
    ...{ input, settings, shared, seeds: [1], own: [0], others: [], began: 0 },
  };
  const now = () => 0;
  const moves = () => shared.moves[0]!;
  const budget = new Budget({ ...{ settings, seeds: 1, began: 0, now, moves }, tell: () => {} });
  const told: Told[] = [];
  const send = (message: SearchMessage) => {
    if (!('best' in message)) return;
    const one = { moves: moves(), best: message.best, outcome: message.outcome };
    told.push(one);
    onTold(one, () => Atomics.store(shared.stop, 0, 1));
  };
  new SearchRun({ task, budget, crew: new Crew({ task, budget, now }), send }).run();
  return told;
}

const chosenOf = ({ outcome }: Told) => outcome.trials[outcome.best]!;
const isSearch = (told: Told) => chosenOf(told).kind === 'search';

test('plans that do better than all simple rules are told before the first move, and ever better ones on the way', () => {
  const told = run();
  const found = told.filter(isSearch);
  expect(found[0]?.moves).toBe(0);
  // While it tries what a search is good for, and not only at the end of that.
  const early = found.filter(({ moves }) => moves > 0 && moves < 0.25 * MOVES);
  expect(early.length).toBeGreaterThan(1);
  for (const one of found) {
    const rules = one.outcome.trials.filter(({ kind }) => kind === 'rule');
    expect(rules.length).toBeGreaterThan(3);
    for (const { seconds } of rules) expect(chosenOf(one).seconds).toBeLessThan(seconds);
  }
  const tried = told.map((one) => chosenOf(one).seconds);
  expect(tried).toEqual(tried.toSorted((one, other) => other - one));
  // One search is one way that was tried, whatever it told on its way.
  expect(told.at(-1)?.outcome.trials.filter(({ kind }) => kind === 'search')).toHaveLength(1);
});

test('a run that is stopped while it tries ways keeps the best that it has told', () => {
  let stopped: Told | undefined;
  const told = run((one, stop) => {
    if (stopped || !isSearch(one) || one.moves === 0) return;
    stopped = one;
    stop();
  });
  const [last] = told.slice(-1);
  expect(stopped?.moves).toBeLessThan(0.3 * MOVES);
  expect(last?.outcome.complete).toBe(false);
  expect(last && isSearch(last)).toBe(true);
  expect(chosenOf(last!).seconds).toBeLessThanOrEqual(chosenOf(stopped!).seconds);
});

test('what a run goes by never grows, begins at the best that was tried, and is lower in the end', () => {
  const told = run();
  const aims = told.flatMap(({ best: { aim } }) => aim ?? []);
  expect(aims.length).toBeGreaterThan(3);
  expect(told.filter(({ outcome }) => !outcome.complete).every(({ best }) => best.aim === undefined)).toBe(true);
  const plans = aims.map(({ plan }) => plan);
  expect(plans).toEqual(plans.toSorted((one, other) => other - one));
  expect(plans.at(-1)).toBeLessThan(plans[0]!);
  expect(new Set(aims.map(({ today }) => today)).size).toBe(1);
  expect(plans[0]).toBeLessThan(aims[0]!.today);
});

test('a run within a share of the piles, or within minutes of carrying them, keeps to it and uses the most of it', () => {
  const count = input.piles.length;
  const [share] = run(undefined, { budget: { by: 'share', value: 10 } }).slice(-1);
  expect(share!.best.moved).toBeLessThanOrEqual(count * 0.1);
  expect(share!.best.moved).toBeGreaterThan(count * 0.05);
  // Somebody walks a millimetre a second there.
  const minutes = 3000;
  const [short] = run(undefined, { budget: { by: 'minutes', value: minutes } }).slice(-1);
  const { moves: seconds } = short!.outcome.work!.plan;
  expect(seconds).toBeLessThanOrEqual(minutes * 60 + 1e-6);
  expect(seconds).toBeGreaterThan(minutes * 60 * 0.6);
});

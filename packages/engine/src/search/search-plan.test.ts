import { generateOrders } from '../check';
import { toursOf } from '../model/tours';
import { Random } from './random';
import { phasesOf } from './phases';
import { searchPlan } from './search-plan';

const ITEMS = 200;
const layout = {
  aisles: 5,
  bays: 10,
  aislePitch: 3,
  bayPitch: 1,
  endGap: 1,
  depot: { aisle: 0, end: 'front' as const },
};
const slots = Int32Array.from({ length: 250 }, (_, slot) => Math.floor(slot / 5));
const tours = toursOf(generateOrders(3, { items: ITEMS, lines: 20_000 }), ITEMS);

/** A search of so many moves. @returns how often a plan was measured anew, and how often told */
function countsOf(policy: 's-shape' | 'exact', moves: number) {
  const counts = { measured: 0, told: 0 };
  const plan = Int32Array.from({ length: ITEMS }, (_, item) => item);
  searchPlan({
    ...{ tours, slots, places: slots, groups: slots.map((point) => Math.floor(point / layout.bays)) },
    movable: plan.slice(),
    open: Int32Array.from(slots.keys()),
    velocity: new Float64Array(ITEMS).fill(1),
    home: undefined,
    start: { plan, value: Infinity },
    measure: () => (counts.measured++, 0),
    guard: undefined,
    phases: phasesOf({ layout, policy }, tours, slots).filter(({ movesAnItem }) => movesAnItem !== undefined),
    environment: { seed: 1, spent: (made) => made / moves },
    random: new Random(1),
    progress: () => void counts.told++,
  });
  return counts;
}

/** Moves that a search accepts where each worsens the plan by one. */
function worseningsTaken(moves: number, home?: Int32Array) {
  const plan = Int32Array.from({ length: ITEMS }, (_, item) => item);
  let taken = 0;
  const travel = { total: 0, delta: () => 1, apply: () => void taken++ };
  searchPlan({
    ...{ tours, slots, places: slots, groups: slots, movable: plan.slice(), open: Int32Array.from(slots.keys()) },
    ...{ velocity: new Float64Array(ITEMS).fill(1), home, start: { plan, value: 0 }, measure: () => 0 },
    guard: undefined,
    phases: [
      { travel: () => travel, until: 1, from: 2, to: 1, movesAnItem: 400, tries: 16, measureEvery: 0, isCost: false },
    ],
    ...{ environment: { seed: 1, spent: (made) => made / moves }, random: new Random(1), progress: () => undefined },
  });
  return taken / moves;
}

const ROUNDS = 64;
const ENOUGH = 100;

/** Rounds of a search with so many moves for each item in each of all rounds. */
function roundsOf(movesAnItem: number, home?: Int32Array) {
  const plan = Int32Array.from({ length: ITEMS }, (_, item) => item);
  let rounds = 0;
  const travel = { total: 0, delta: () => 1, apply: () => undefined };
  const most = movesAnItem * ITEMS * ROUNDS;
  searchPlan({
    ...{ tours, slots, places: slots, groups: slots, movable: plan.slice(), open: Int32Array.from(slots.keys()) },
    ...{ velocity: new Float64Array(ITEMS).fill(1), home, start: { plan, value: 0 }, measure: () => 0 },
    guard: undefined,
    phases: Array.from({ length: ROUNDS }, (_, round) => ({
      travel: () => (rounds++, travel),
      until: (round + 1) / ROUNDS,
      ...{ enough: ENOUGH, from: 0.1, to: 0.01, tries: 16, measureEvery: 0, isCost: true },
    })),
    ...{ environment: { seed: 1, spent: (made) => made / most }, random: new Random(1), progress: () => undefined },
  });
  return rounds;
}

describe('the rounds of a search over few tours [S15]', () => {
  it('are as many as have enough moves for each item, and at least a quarter of all', () => {
    expect([2, 0.6, 0.3, 0.1].map((part) => roundsOf(part * ENOUGH))).toEqual([64, 32, 16, 16]);
  });

  it('are a quarter where few items may leave their places', () => {
    expect(
      roundsOf(
        2 * ENOUGH,
        Int32Array.from({ length: ITEMS }, (_, item) => item),
      ),
    ).toBe(16);
  });
});

describe('the temperature of a search', () => {
  it('is lower where there are few moves for each item [S13]', () => {
    const [few, many] = [worseningsTaken(20 * ITEMS), worseningsTaken(400 * ITEMS)];
    expect(few).toBeLessThan(many / 2);
  });

  it('is low where few items may leave their places, however many moves there are [S13]', () => {
    const home = Int32Array.from({ length: ITEMS }, (_, item) => item);
    expect(worseningsTaken(400 * ITEMS, home)).toBeLessThan(worseningsTaken(400 * ITEMS) / 2);
  });
});

describe('how often a search measures its plan anew', () => {
  it('is each time it tells of itself, where that is fast [S6]', () => {
    const { measured, told } = countsOf('s-shape', 50_000);
    expect(told).toBeGreaterThan(60);
    expect(measured).toBe(told);
  });

  it('is seldom where tours are exact and it would take the time of many moves; it tells of itself as often [S6]', () => {
    const { measured, told } = countsOf('exact', 50_000);
    expect(told).toBeGreaterThan(60);
    expect(measured).toBeLessThan(20);
  });
});

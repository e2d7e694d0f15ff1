import { generateSlotting, violationsOf } from '../check';
import { pointDistance } from '../model/point-distance';
import type { SkuPlaces, SlottingProblem } from '../model/slotting';
import { POLICIES } from '../routing/tour-length';
import { secondsOf } from '../slotting/seconds-of';
import { slot, slotQuickly } from '../slotting/slot';
import { fewMoves } from './few-moves';
import type { MovePlan } from './move-plan';
import { planMoves } from './plan-moves';

/** A problem in which everything lies somewhere today, as rules allow, at random. */
function lyingSomewhere(seed: number): SlottingProblem {
  const problem = generateSlotting(seed, {
    skus: 24,
    locations: 34,
    orders: 40,
    policy: POLICIES[seed % POLICIES.length]!,
  });
  const loose = {
    ...problem,
    // Every other problem has SKUs of one slot only: of two slots in one location nobody can say which one moves.
    skus: problem.skus.map((sku) => ({ ...sku, today: [], locked: false, slots: seed % 2 === 0 ? 1 : sku.slots })),
    locations: problem.locations.map((one) => ({ ...one, locked: false, blocked: false })),
  };
  const { places } = slot(
    { ...loose, tours: { ...loose.tours, weights: loose.tours.weights.map(() => 0) } },
    { seed, spent: () => 1 },
  );
  return { ...loose, skus: loose.skus.map((sku, at) => ({ ...sku, today: places[at]! })) };
}

/** Does each step as somebody on the floor would, judging what lies where after it. @returns where all lies at the end */
function carryOut(problem: SlottingProblem, { chains }: MovePlan): SkuPlaces {
  const lying = problem.skus.map(({ today }) => [...today]);
  for (const { steps } of chains)
    for (const { sku, from, to } of steps) {
      const own = lying[sku]!;
      if (from === null) own.push(to);
      else {
        expect(own).toContain(from);
        own[own.indexOf(from)] = to;
      }
      expect(violationsOf(problem, lying)).toEqual([]);
    }
  return lying;
}

const sorted = (places: SkuPlaces) => places.map((own) => own.toSorted((a, b) => a - b));

test('[M1] [M2] every step can be done, the last leads to the plan, and nothing moves twice but to break a ring', () => {
  let buffers = 0;
  let steps = 0;
  for (let seed = 0; seed < 10; seed++) {
    const problem = lyingSomewhere(seed);
    const { places, warnings } = slot(
      { ...problem, rates: { ...problem.rates, moves: undefined } },
      { seed, spent: (moves) => moves / 3_000 },
    );
    const plan = planMoves(problem, places);
    const end = carryOut(problem, plan);
    if (plan.stuck.length === 0) {
      const kept = places.map((own, sku) => (own.length === 0 ? [...problem.skus[sku]!.today] : own));
      if (warnings.every(({ kind }) => kind !== 'no_room')) expect([seed, sorted(end)]).toEqual([seed, sorted(kept)]);
    }
    for (const { steps: chain, seconds, secondsPerDay, breakEvenDays } of plan.chains) {
      const byPart = new Map<string, number>();
      for (const step of chain) {
        const key = `${step.sku} ${step.buffer}`;
        byPart.set(key, (byPart.get(key) ?? 0) + 1);
        if (step.buffer) buffers++;
        steps++;
      }
      for (const [key, count] of byPart) expect(count).toBeLessThanOrEqual(problem.skus[parseInt(key)]!.slots);
      expect(seconds).toBeCloseTo(
        chain.reduce((sum, step) => sum + step.seconds, 0),
        9,
      );
      expect(breakEvenDays).toBe(secondsPerDay > 0 ? seconds / secondsPerDay : null);
    }
    // A new measurement confirms the chains' savings; a part that came from receiving counts as lying in its new place.
    const { moves: _, ...rates } = problem.rates;
    const received = plan.chains.flatMap(({ steps: chain }) => chain.filter(({ from }) => from === null));
    const before = problem.skus.map(({ today }, sku) => [
      ...today,
      ...received.filter((step) => step.sku === sku).map(({ to }) => to),
    ]);
    const saved = secondsOf({ ...problem, rates }, before).total - secondsOf({ ...problem, rates }, end).total;
    if (seed % 2 === 0) expect(plan.curve.at(-1)!.secondsPerDay).toBeCloseTo(saved / problem.days, 6);
  }
  expect(steps).toBeGreaterThan(80);
  expect(buffers).toBeGreaterThan(0);
});

test('[M3] [M4] a budget of minutes is kept, and holds the chains that save most for their time', () => {
  for (let seed = 0; seed < 5; seed++) {
    const problem = lyingSomewhere(seed);
    const { places } = slot(problem, { seed, spent: (moves) => moves / 2_000 });
    const all = planMoves(problem, places);
    const part = planMoves(problem, places, { minutes: 12 });
    const last = part.curve.at(-1)!;
    expect(last.seconds).toBeLessThanOrEqual(12 * 60);
    expect(part.chains.every(({ secondsPerDay }) => secondsPerDay > 0)).toBe(true);
    carryOut(problem, part);
    const [first] = all.chains;
    if (first && first.secondsPerDay > 0 && first.seconds <= 720) expect(part.chains[0]).toEqual(first);
    expect(planMoves(problem, places, { minutes: 0 }).chains).toEqual([]);
  }
});

test('[M2] two full slots that change places need one free slot, and are stuck without', () => {
  const problem = lyingSomewhere(2);
  const open = {
    ...problem.locations[0]!,
    lengthMm: null,
    widthMm: null,
    heightMm: null,
    maxVolumeMm3: null,
    maxWeightG: null,
    maxPieces: null,
    condition: null,
    zone: null,
    mixing: 'same_sku' as const,
  };
  const sku = { ...problem.skus[0]!, slots: 1, zone: null, hazardClass: null };
  const swap = (locations: number): MovePlan =>
    planMoves(
      {
        ...problem,
        skus: [
          { ...sku, today: [0] },
          { ...sku, today: [1] },
        ],
        locations: Array.from({ length: locations }, () => open),
        tours: { starts: Uint32Array.of(0), items: new Uint32Array(0), weights: new Float64Array(0) },
      },
      [[1], [0]],
    );
  expect(swap(3).chains[0]?.steps.map(({ sku: moved, from, to, buffer }) => [moved, from, to, buffer])).toEqual([
    [0, 0, 2, true],
    [1, 1, 0, false],
    [0, 2, 1, false],
  ]);
  expect(swap(2)).toMatchObject({
    chains: [],
    stuck: [
      { sku: 0, from: 0, to: 1 },
      { sku: 1, from: 1, to: 0 },
    ],
  });

  // If the first could come before the second has left, it waits if both are the same goods.
  const shift = (goods?: readonly number[]) =>
    planMoves(
      {
        ...problem,
        skus: [
          { ...sku, today: [0] },
          { ...sku, today: [1] },
        ],
        locations: Array.from({ length: 3 }, () => ({ ...open, mixing: 'mixed' as const, maxSkus: 3 })),
        tours: { starts: Uint32Array.of(0), items: new Uint32Array(0), weights: new Float64Array(0) },
      },
      [[1], [2]],
      { ...(goods && { goods }) },
    ).chains[0]?.steps.map((step) => step.sku);
  expect(shift()).toEqual([0, 1]);
  expect(shift([7, 7])).toEqual([1, 0]);
});

test('[M6] cheaper ways are the walk of a refill and the days until the place is empty, of goods that are asked for and lie somewhere', () => {
  const base = lyingSomewhere(2);
  const sizes = { lengthMm: null, widthMm: null, heightMm: null, maxVolumeMm3: null, maxWeightG: null };
  const anywhere = { ...sizes, maxPieces: null, condition: null, zone: null, mixing: 'same_sku' as const };
  const sku = { ...base.skus[0]!, slots: 1, zone: null, hazardClass: null, pieces: 30, demand: 60 };
  const problem: SlottingProblem = {
    ...base,
    days: 10,
    rates: { secondsPerLength: 2, moves: { weight: 1, secondsPerMove: 45 } },
    locations: base.locations.slice(0, 5).map((location) => ({ ...location, ...anywhere })),
    skus: [
      { ...sku, today: [0] },
      { ...sku, today: [1] },
      { ...sku, today: [] },
      { ...sku, today: [4], demand: 0 },
    ],
    tours: { starts: Uint32Array.of(0), items: new Uint32Array(0), weights: new Float64Array(0) },
  };
  // The first two change places by way of the only free one; the third comes in, and the last one is asked for by nobody.
  const steps = planMoves(problem, [[1], [0], [2], [4]]).chains.flatMap((chain) => chain.steps);
  const walk = (from: number, to: number) =>
    2 * pointDistance(problem.warehouse)(problem.locations[from]!.point, problem.locations[to]!.point);
  const ways = new Map(steps.map((step) => [`${step.sku} ${step.from} ${step.to}`, step.ways]));
  const none = { replenishing: null, emptyInDays: null };
  expect(ways.get('2 null 2')).toEqual(none);
  const [buffer, ...carried] = steps.filter(({ from }) => from !== null);
  expect([buffer?.to, buffer?.buffer, buffer?.ways]).toEqual([3, true, none]);
  expect(carried).toHaveLength(2);
  for (const { from, to, seconds, ways: own } of carried) {
    expect(seconds).toBeCloseTo(45 + walk(from!, to), 9);
    // Six pieces a day.
    expect([own.replenishing, own.emptyInDays]).toEqual([expect.closeTo(walk(from!, to), 9), 5]);
  }
  const unasked = planMoves(problem, [[0], [1], [2], [3]]).chains.flatMap((chain) => chain.steps);
  expect(unasked.find((step) => step.sku === 3)?.ways).toEqual(none);
});

/** A warehouse that is nearly full, in which everything lies at random today. */
function nearlyFull(): SlottingProblem {
  const problem = generateSlotting(4, { skus: 60, locations: 66, orders: 300, policy: 's-shape' });
  const open = { maxVolumeMm3: null, maxWeightG: null, maxPieces: null, condition: null, zone: null };
  const sizes = { lengthMm: null, widthMm: null, heightMm: null };
  const { places } = slot(
    {
      ...problem,
      skus: problem.skus.map((sku) => ({ ...sku, today: [], locked: false, slots: 1, zone: null, hazardClass: null })),
      locations: problem.locations.map((one) => ({ ...one, ...open, ...sizes, locked: false, blocked: false })),
      tours: { ...problem.tours, weights: problem.tours.weights.map(() => 0) },
    },
    { seed: 1, spent: () => 1 },
  );
  return {
    ...problem,
    skus: problem.skus.map((sku, at) => ({
      ...sku,
      ...{ slots: 1, zone: null, hazardClass: null, locked: false, today: places[at]! },
    })),
    locations: problem.locations.map((one) => ({ ...one, ...open, ...sizes, locked: false, blocked: false })),
    rates: { ...problem.rates, moves: { weight: 0, secondsPerMove: 60 } },
  };
}

/** The most that chains of a plan save within some steps, the best first. */
const savedWithin = ({ curve }: MovePlan, steps: number) =>
  Math.max(...curve.filter((point) => point.steps <= steps).map(({ secondsPerDay }) => secondsPerDay));

test('[M5] few moves save more than as many cut out of the whole plan, nearly as much as a long search, and can be done', () => {
  const problem = nearlyFull();
  const whole = planMoves(problem, slotQuickly(problem, { seed: 3, spent: (moves) => moves / 20_000 }).places);
  const movers = whole.curve.at(-1)!.steps;
  const plans = fewMoves(problem, movers, { seed: 5, moves: 10_000 });
  expect(plans.length).toBeGreaterThan(1);
  for (const plan of plans) carryOut(problem, plan);
  for (const steps of [6, 12, 24]) {
    const few = Math.max(...plans.map((plan) => savedWithin(plan, steps)));
    const long = planMoves(
      problem,
      slotQuickly(problem, { seed: 8, most: steps, spent: (moves) => moves / 30_000 }).places,
    );
    expect([steps, few > savedWithin(whole, steps) * 1.2]).toEqual([steps, true]);
    expect([steps, few >= savedWithin(long, steps) * 0.75]).toEqual([steps, true]);
  }
  expect(fewMoves(problem, 6, { seed: 5, moves: 1000 })).toEqual([]);
});

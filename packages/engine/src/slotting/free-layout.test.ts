import { faultsOf, generateFree, violationsOf, walkTours } from '../check';
import { openPlan } from '../explain/open-plan';
import { fewMoves } from '../move-plan/few-moves';
import { planMoves } from '../move-plan/plan-moves';
import { pointDistance } from '../model/point-distance';
import { DistanceFault } from '../model/distances';
import type { SkuPlaces, SlottingProblem } from '../model/slotting';
import { toursOf } from '../model/tours';
import { advisePutAway } from '../put-away/advise';
import { nearbyPoints } from '../search/groups';
import { optimise } from '../search/optimise';
import { Random } from '../search/random';
import { lowerBound } from '../bound/bound';
import { secondsOf } from './seconds-of';
import { setUp } from './setup';
import { slot } from './slot';
import { startsOf } from './start';

const moves = (limit: number) => (done: number) => done / limit;
const problemOf = (seed: number, orders = 40) => generateFree(seed, { skus: 25, locations: 40, orders });
const distancesOf = ({ warehouse }: SlottingProblem) => {
  if (!('distances' in warehouse)) throw new Error('The warehouse has aisles.');
  return warehouse.distances;
};

test('[R12] [G3] [S3] [S5] a search in a free layout breaks no rule, is no worse than a rule of thumb, and comes out the same again', () => {
  let better = 0;
  for (let seed = 0; seed < 16; seed++) {
    const problem = problemOf(seed, seed % 4 === 0 ? 510 : 40);
    const run = () => slot(problem, { seed, spent: moves(2_000) });
    const { places, seconds, rules, bound } = run();
    expect([seed, violationsOf(problem, places)]).toEqual([seed, []]);
    expect(secondsOf(problem, places).total).toBeCloseTo(seconds.total, 6);
    const least = Math.min(...Object.values(rules).map((value) => value ?? Infinity));
    expect(seconds.total).toBeLessThanOrEqual(least + 1e-6);
    expect(bound.seconds).toBeGreaterThan(0);
    if (seconds.total < least * 0.999) better++;
    expect([seed, run().places]).toEqual([seed, places]);
  }
  expect(better).toBeGreaterThan(10);
});

test('[R12] [C1] [S3] the travel of a plan is what walking its tours comes to', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { warehouse } = problemOf(seed);
    const random = new Random(seed);
    const orders = Array.from({ length: 30 }, () =>
      Array.from({ length: 1 + random.below(6) }, () => random.below(15)),
    );
    const slots = Int32Array.from({ length: 20 }, () => random.below(15));
    const problem = { warehouse, slots, items: 15, tours: toursOf(orders, 15) };
    const { plan, travel } = optimise(problem, { seed, spent: moves(3_000) });
    expect([seed, faultsOf(problem, plan)]).toEqual([seed, []]);
    expect(travel).toBeCloseTo(walkTours(problem, plan), 6);
  }
});

/** The cheapest of all ways to lay SKUs of one slot that break no rule. */
function cheapest(problem: SlottingProblem): number {
  let best = Infinity;
  const places: number[][] = problem.skus.map(() => []);
  const lay = (sku: number): void => {
    if (sku === places.length) {
      best = Math.min(best, secondsOf(problem, places).total);
      return;
    }
    for (const location of problem.locations.keys()) {
      places[sku] = [location];
      const some = { ...problem, skus: problem.skus.slice(0, sku + 1) };
      if (violationsOf(some, places.slice(0, sku + 1)).length === 0) lay(sku + 1);
    }
    places[sku] = [];
  };
  lay(0);
  return best;
}

test('[B2] [B6] [S7] no bound is above the cheapest of all plans, and the search finds that one', () => {
  let compared = 0;
  for (let seed = 0; seed < 60; seed++) {
    const base = generateFree(seed, { skus: 4, locations: 6, orders: 0, points: 7 });
    const random = new Random(seed);
    const orders = Array.from({ length: 6 }, () => Array.from({ length: 3 }, () => random.below(4)));
    const skus = base.skus.map((sku) => ({ ...sku, slots: 1, today: sku.today.slice(0, 1) }));
    const problem = { ...base, skus, tours: toursOf(orders, 4) };
    const { seconds, places } = slot(problem, { seed, spent: moves(1_500) });
    if (places.some((own) => own.length === 0)) continue;
    const best = cheapest(problem);
    const setup = setUp(problem);
    const least = lowerBound(setup, startsOf(setup, new Random(seed)).hardest);
    expect([seed, least.seconds <= best + 1e-6]).toEqual([seed, true]);
    expect([seed, seconds.total.toFixed(5)]).toEqual([seed, best.toFixed(5)]);
    compared++;
  }
  expect(compared).toBeGreaterThan(25);
});

test('[E1] [E2] [W2] in a free layout a place is told by what moving there comes to, measured anew', () => {
  for (let seed = 0; seed < 8; seed++) {
    const problem = problemOf(seed);
    const { places } = slot(problem, { seed, spent: moves(500) });
    const open = openPlan(problem, places);
    const sku = places.findIndex((own) => own.length > 0);
    const before = secondsOf(problem, places).total;
    for (const { location, change, exchange } of open.explain(sku).next) {
      const after = places.map((own) => own.slice());
      const from = after[sku]![0]!;
      if (exchange !== null) after[exchange]![after[exchange]!.indexOf(location)] = from;
      after[sku]![0] = location;
      expect([seed, location, violationsOf(problem, after)]).toEqual([seed, location, []]);
      expect(secondsOf(problem, after).total - before).toBeCloseTo(change.total, 6);
    }
  }
});

test('[M1] [M3] in a free layout moves stand in an order that can be carried out, and few pay the most', () => {
  let moved = 0;
  for (let seed = 0; seed < 10; seed++) {
    const problem = problemOf(seed, 200);
    const { places } = slot(problem, { seed, spent: moves(1_500) });
    const plan = planMoves(problem, places);
    const lying: number[][] = problem.skus.map(({ today }) => [...today]);
    for (const { steps } of plan.chains)
      for (const { sku, from, to } of steps) {
        if (from !== null) lying[sku]!.splice(lying[sku]!.indexOf(from), 1);
        lying[sku]!.push(to);
        moved++;
      }
    const sorted = (all: SkuPlaces) => all.map((own) => own.toSorted((a, b) => a - b));
    // Goods for which no place was found stay where they lie.
    const planned = places.map((own, sku) => (own.length > 0 ? own : [...problem.skus[sku]!.today]));
    if (plan.stuck.length === 0) expect([seed, sorted(lying)]).toEqual([seed, sorted(planned)]);
  }
  expect(moved).toBeGreaterThan(50);
});

test('[M5] [S12] few moves are searched for in a free layout, each plan within its number', () => {
  const { skus, locations, ...base } = problemOf(2, 200);
  const limits = {
    lengthMm: null,
    widthMm: null,
    heightMm: null,
    maxVolumeMm3: null,
    maxWeightG: null,
    maxPieces: null,
  };
  const open = { ...limits, zone: null, condition: null, mixing: 'same_sku' as const, locked: false, blocked: false };
  const problem: SlottingProblem = {
    ...base,
    skus: skus.map((sku, at) => ({ ...sku, slots: 1, today: [at], locked: false, zone: null, hazardClass: null })),
    locations: locations.map((location) => ({ ...location, ...open })),
  };
  const plans = fewMoves(problem, 20, { seed: 1, moves: 1_000 });
  expect(plans.length).toBeGreaterThan(1);
  const saved = plans.map(({ curve }) => curve.at(-1)!.secondsPerDay);
  expect(Math.max(...saved)).toBeGreaterThan(0);
  const carried = (steps: (typeof plans)[number]) =>
    new Set(steps.chains.flatMap((chain) => chain.steps.filter(({ from }) => from !== null).map(({ sku }) => sku)));
  expect(carried(plans[0]!).size).toBeLessThanOrEqual(6);
});

test('[A1] put-away in a free layout goes by the walk from the depot and back', () => {
  const problem = problemOf(3);
  const { depot } = distancesOf(problem);
  const between = pointDistance(problem.warehouse);
  const plain = { ...problem, rates: { secondsPerLength: 1 } };
  const { places } = advisePutAway(plain, { sku: 0, pieces: 1 }, 40);
  expect(places.length).toBeGreaterThan(2);
  const walks = places.map(({ location }) => between(depot, problem.locations[location]!.point));
  expect(walks).toEqual(walks.toSorted((a, b) => a - b));
});

test('[S9] points that are near are a group, and every point is in one', () => {
  const x = Float64Array.from({ length: 9 }, (_, at) => (at < 3 ? at : at < 6 ? 100 + at : 200 + at));
  const groups = nearbyPoints({ points: 9, depot: 0, x, y: new Float64Array(9) });
  expect([...groups]).toEqual([0, 0, 0, 2, 2, 2, 1, 1, 1]);
});

test('[R12] [G4] a free layout that cannot be is refused by its code before anything is searched', () => {
  const problem = problemOf(1);
  const distances = distancesOf(problem);
  if (!('between' in distances)) throw new Error('The layout is not a matrix.');
  const torn = { ...distances, between: distances.between.with(1, Infinity) };
  const run = () => slot({ ...problem, warehouse: { distances: torn, policy: 'free' } }, { seed: 1, spent: moves(10) });
  expect(run).toThrow(DistanceFault);
  expect(run).toThrow('the distance from 0 to 1 must be a length of at least 0, but is Infinity');
  expect(() =>
    slot(
      { ...problem, rates: { ...problem.rates, congestion: { share: 1, secondsPerLine: 1 } } },
      { seed: 1, spent: moves(10) },
    ),
  ).toThrow('rates.congestion');
});

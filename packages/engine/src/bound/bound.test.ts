import { generateInstance, generateSlotting, numbersFrom, violationsOf } from '../check';
import type { SkuPlaces, SlottingProblem } from '../model/slotting';
import { toursOf } from '../model/tours';
import { POLICIES, tourLength } from '../routing/tour-length';
import { Random } from '../search/random';
import { secondsOf } from '../slotting/seconds-of';
import { setUp } from '../slotting/setup';
import { slot } from '../slotting/slot';
import { startsOf } from '../slotting/start';
import { assign } from './assignment';
import { balancedShares } from './balanced-shares';
import { lowerBound } from './bound';

test('[B1] a visit never shortens a tour, under any policy', () => {
  for (let seed = 0; seed < 3000; seed++) {
    const { layout, locations } = generateInstance(seed, { aisles: 6, bays: 6, locations: 7, blocks: 2 });
    for (const policy of POLICIES)
      expect([
        seed,
        policy,
        tourLength(policy, layout, locations.slice(1)) <= tourLength(policy, layout, locations),
      ]).toEqual([seed, policy, true]);
  }
});

/** All ways to lay every SKU of one slot into locations; the cheapest that breaks no rule. */
function cheapest(problem: SlottingProblem): number {
  const { skus, locations } = problem;
  let best = Infinity;
  const places: number[][] = skus.map(() => []);
  const lay = (sku: number): void => {
    if (sku === skus.length) {
      if (violationsOf(problem, places).length === 0)
        best = Math.min(best, secondsOf(problem, places as SkuPlaces).total);
      return;
    }
    for (let location = 0; location < locations.length; location++) {
      places[sku] = [location];
      if (violationsOf({ ...problem, skus: skus.slice(0, sku + 1) }, places.slice(0, sku + 1)).length === 0)
        lay(sku + 1);
    }
    places[sku] = [];
  };
  lay(0);
  return best;
}

const smallOf = (seed: number, lines: number): SlottingProblem => {
  const problem = generateSlotting(seed, {
    skus: 4,
    locations: 6,
    orders: 6,
    policy: POLICIES[seed % POLICIES.length]!,
  });
  const next = numbersFrom(seed);
  const orders = Array.from({ length: 6 }, () => Array.from({ length: lines }, () => Math.floor(next() * 4)));
  return {
    ...problem,
    skus: problem.skus.map((sku) => ({ ...sku, slots: 1, today: sku.today.slice(0, 1) })),
    tours: toursOf(orders, 4),
  };
};

test('[B2] [S7] no bound is above the cheapest of all plans, and the search finds that one', () => {
  let compared = 0;
  for (let seed = 0; seed < 60; seed++) {
    const problem = smallOf(seed, 3);
    const { seconds, bound, places } = slot(problem, { seed, spent: (done) => done / 1500 });
    if (places.some((own) => own.length === 0)) continue;
    const best = cheapest(problem);
    expect([seed, bound.seconds <= best + 1e-6]).toEqual([seed, true]);
    // A solution's bound is never above its own plan: the computed bound is judged itself.
    const setup = setUp(problem);
    const least = lowerBound(setup, startsOf(setup, new Random(seed)).hardest);
    expect([seed, least.seconds <= best + 1e-6]).toEqual([seed, true]);
    expect([seed, seconds.total.toFixed(5)]).toEqual([seed, best.toFixed(5)]);
    if (bound.proven) expect(seconds.total).toBeCloseTo(best, 5);
    compared++;
  }
  expect(compared).toBeGreaterThan(25);
});

test('[B3] where each tour collects one SKU, and nothing else joins them, the best plan is proven to be it', () => {
  for (let seed = 0; seed < 12; seed++) {
    const base = generateSlotting(seed, { skus: 12, locations: 16, orders: 10, policy: 'return' });
    const skus = base.skus.map((sku) => ({ ...sku, slots: 1, today: [], hazardClass: null, locked: false }));
    const locations = base.locations.map((location) => ({ ...location, mixing: 'same_sku' as const, locked: false }));
    const orders = Array.from({ length: 40 }, (_, at) => [(at * at) % 12]);
    const { congestion: _, ...rates } = base.rates;
    const problem = { ...base, skus, locations, rates, tours: toursOf(orders, 12) };
    const { bound } = slot(problem, { seed, spent: (done) => done / 20_000 });
    expect([seed, bound.proven, bound.gap < 1e-9]).toEqual([seed, true, true]);
  }
});

test('[B4] shares add up to the tours, and no two items of a tour could be made more even', () => {
  const tours = toursOf([[0, 1], [1, 2], [2], [0, 3]], 5, (order) => order + 1);
  const sums = balancedShares(tours, 5);
  expect(sums.reduce((sum, one) => sum + one, 0)).toBeCloseTo(10, 9);
  expect([...sums].map((one) => one.toFixed(3))).toEqual(['2.333', '2.333', '3.000', '2.333', '0.000']);
});

test('[B3] the cheapest assignment is that of trying all', () => {
  const next = numbersFrom(5);
  for (let round = 0; round < 200; round++) {
    const costs = Array.from({ length: 4 }, () =>
      Array.from({ length: 5 }, () => (next() < 0.2 ? Infinity : Math.floor(next() * 9))),
    );
    const all = (row: number, free: number[]): number =>
      row === 4
        ? 0
        : Math.min(
            ...free.map(
              (column) =>
                costs[row]![column]! +
                all(
                  row + 1,
                  free.filter((one) => one !== column),
                ),
            ),
          );
    const found = assign(4, 5, (row, column) => costs[row]![column]!);
    expect([round, found?.cost ?? Infinity]).toEqual([round, all(0, [0, 1, 2, 3, 4])]);
  }
});

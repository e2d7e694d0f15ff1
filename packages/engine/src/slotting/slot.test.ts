import { generateSlotting, violationsOf } from '../check';
import { ProblemFault } from '../model/fault';
import type { Depot } from '../model/layout';
import type { SlottingProblem } from '../model/slotting';
import { toursOf } from '../model/tours';
import { POLICIES } from '../routing/tour-length';
import { viewsOf } from '../search/simple-rules';
import { secondsOf } from './seconds-of';
import { slot, slotQuickly } from './slot';
import type { SlottingProgress } from './solution';
import { firstPlaces, leastSeconds, startPlaces } from './start-places';

const moves = (limit: number) => (done: number) => done / limit;
const problemOf = (seed: number, orders = 40): SlottingProblem =>
  generateSlotting(seed, { skus: 25, locations: 40, orders, policy: POLICIES[seed % POLICIES.length]! });

test('[G3] [S3] no plan breaks a rule, also on the way, and its seconds are those of measuring it anew', () => {
  for (let seed = 0; seed < 24; seed++) {
    const problem = problemOf(seed, seed % 6 === 0 ? 510 : 40);
    const told: SlottingProgress[] = [];
    const { places, seconds, warnings } = slot(problem, {
      seed,
      spent: moves(1_500),
      progress: (progress) => told.push(progress),
    });
    for (const one of [places, told[0]!.places, told.at(-1)!.places])
      expect([seed, violationsOf(problem, one)]).toEqual([seed, []]);
    expect(secondsOf(problem, places).total).toBeCloseTo(seconds.total, 6);
    // SKUs without a place are warned of.
    problem.skus.forEach((sku, at) => {
      const missing = sku.slots - places[at]!.length;
      const said = warnings.find((one) => one.sku === at && (one.kind === 'fits_nowhere' || one.kind === 'no_room'));
      expect([seed, at, missing > 0]).toEqual([seed, at, said !== undefined]);
      if (said?.kind === 'no_room') expect(missing).toBe(said.slots);
    });
  }
});

test('[G3] [S4] a plan costs no more than the best rule of thumb, and no less than its bound', () => {
  let better = 0;
  for (let seed = 0; seed < 12; seed++) {
    const { seconds, rules, bestRule, bound } = slot(problemOf(seed), { seed, spent: moves(3_000) });
    const least = Math.min(...Object.values(rules).map((value) => value ?? Infinity));
    if (bestRule) expect(rules[bestRule]).toBe(least);
    expect(seconds.total).toBeLessThanOrEqual(least + 1e-6);
    expect(bound.seconds).toBeLessThanOrEqual(seconds.total);
    expect(bound.gap).toBeCloseTo(1 - bound.seconds / seconds.total, 9);
    if (seconds.total < least * 0.999) better++;
  }
  expect(better).toBeGreaterThan(9);
});

test('[S4] of many depots some that lie apart are views of their own: each view takes as long as a rule takes', () => {
  const { warehouse } = problemOf(0);
  if (!('layout' in warehouse)) throw new Error('The problem has no layout.');
  const viewsFrom = (aisles: readonly number[]) => {
    const [depot, ...otherDepots] = aisles.map((aisle): Depot => ({ aisle, end: 'front' })) as [Depot, ...Depot[]];
    return viewsOf({ ...warehouse, layout: { ...warehouse.layout, aisles: 40, depot, otherDepots } }, 'nearest');
  };
  const [all, ...alone] = viewsFrom(Array.from({ length: 40 }, (_, at) => (at * 7) % 40));
  expect(all).toHaveLength(40);
  expect(alone.map((view) => view.map(({ aisle }) => aisle))).toEqual([[0], [13], [26], [39]]);
  expect(viewsFrom([3, 1, 2])).toHaveLength(4);
  expect(viewsFrom([3])).toHaveLength(1);
});

test('[S4] with several depots a rule of thumb is as good as from any of them alone', () => {
  let isBetter = 0;
  for (let seed = 0; seed < 12; seed++) {
    const { rates, ...problem } = problemOf(seed);
    const { warehouse } = problem;
    if (!('layout' in warehouse)) continue;
    const { layout } = warehouse;
    const depots = [
      { aisle: 0, end: 'front' as const },
      { aisle: layout.aisles - 1, end: 'back' as const },
    ] as const;
    const from = (depot: Depot, otherDepots: Depot[] = []): SlottingProblem => ({
      ...{ ...problem, rates: { ...rates, moves: undefined } },
      warehouse: { ...warehouse, layout: { ...layout, depot, otherDepots } },
    });
    const both = from(depots[0], [depots[1]]);
    const { rules } = startPlaces(both, seed);
    for (const rule of ['nearest', 'within-aisle', 'across-aisle'] as const)
      for (const depot of depots) {
        const places = startPlaces(from(depot), seed).rules[rule];
        const [own, alone] = [rules[rule], places].map((each) => each && secondsOf(both, each).total);
        if (!own || !alone) continue;
        expect([seed, rule, own <= alone + 1e-6]).toEqual([seed, rule, true]);
        if (own < alone - 1e-6) isBetter++;
      }
  }
  expect(isBetter).toBeGreaterThan(0);
});

test('[S5] the same seed and number of moves give the same plan', () => {
  const run = (seed: number, limit = 2_000) => slot(problemOf(1), { seed, spent: moves(limit) });
  expect(run(7)).toEqual(run(7));
  // Most seeds come to one plan.
  expect(new Set([7, 8, 9, 10, 11].map((seed) => JSON.stringify(run(seed, 300).places))).size).toBeGreaterThan(1);
});

const refused = (change: (problem: SlottingProblem) => unknown): string => {
  const problem = structuredClone(problemOf(3));
  change(problem);
  try {
    slot(problem, { seed: 1, spent: () => 1 });
  } catch (error) {
    return error instanceof ProblemFault ? `${error.field}: ${error.message}` : String(error);
  }
  return 'accepted';
};

test.each<[string, (problem: SlottingProblem) => unknown]>([
  ['skus[2].weightG', ({ skus }) => ((skus[2] as { weightG: number }).weightG = -1)],
  ['skus[2].lengthMm', ({ skus }) => ((skus[2] as { lengthMm: number }).lengthMm = NaN)],
  ['skus[0].slots', ({ skus }) => ((skus[0] as { slots: number }).slots = 0)],
  ['skus[0].pieces', ({ skus }) => ((skus[0] as { pieces: number }).pieces = Infinity)],
  ['skus[1].today[0]', ({ skus }) => ((skus[1] as unknown as { today: number[] }).today = [999])],
  ['locations[4].point', ({ locations }) => ((locations[4] as { point: number }).point = 1e9)],
  ['locations[4].level', ({ locations }) => ((locations[4] as { level: number }).level = 0.5)],
  ['locations[4].maxPieces', ({ locations }) => ((locations[4] as { maxPieces: number }).maxPieces = 0)],
  ['locations[4].mixing', ({ locations }) => ((locations[4] as { mixing: string }).mixing = 'some')],
  ['tours.items[0]', (problem) => (problem.tours.items[0] = 25)],
  ['tours.weights[1]', (problem) => (problem.tours.weights[1] = NaN)],
  ['days', (problem) => (problem.days = 0)],
  ['rates.secondsPerLength', ({ rates }) => (rates.secondsPerLength = -1)],
  ['rates.reach.seconds[1]', ({ rates }) => (rates.reach = { seconds: [1, NaN], secondsPerKg: [1] })],
  ['rates.congestion.share', ({ rates }) => (rates.congestion = { share: 2, secondsPerLine: 1 })],
])('[G4] %s is refused by its name', (field, change) => {
  const message = refused(change);
  expect(message).toContain(`${field}: ${field} must be`);
});

test('[G4] more SKUs than slots, no history, one order, no locations: a warning each, and no crash', () => {
  const base = problemOf(4);
  const run = (problem: SlottingProblem) => slot(problem, { seed: 1, spent: moves(500) });
  const many = run({
    ...base,
    locations: base.locations.slice(0, 1),
    skus: base.skus.map((sku) => ({ ...sku, today: [] })),
  });
  expect(many.warnings.some(({ kind }) => kind === 'no_room' || kind === 'fits_nowhere')).toBe(true);
  const none = run({ ...base, locations: [], skus: base.skus.map((sku) => ({ ...sku, today: [] })) });
  expect(none.warnings.filter(({ kind }) => kind === 'fits_nowhere')).toHaveLength(25);
  expect(none.places.flat()).toEqual([]);
  // Rules that contradict one another: every place is blocked, or no class may lie beside itself in any of few aisles.
  const shut = run({
    ...base,
    locations: base.locations.map((location) => ({ ...location, blocked: true, locked: false })),
    skus: base.skus.map((sku) => ({ ...sku, today: [], locked: false })),
  });
  expect(shut.warnings.filter((one) => one.kind === 'fits_nowhere' && one.rules.blocked)).toHaveLength(25);
  const apart = run({
    ...base,
    separations: [{ classes: ['3', '3'], from: 'aisle' }],
    skus: base.skus.map((sku) => ({ ...sku, hazardClass: '3', today: [], locked: false })),
  });
  expect(apart.places.flat().length).toBeLessThanOrEqual(5);
  expect(apart.places.filter((own) => own.length === 0)).toHaveLength(
    new Set(apart.warnings.filter(({ kind }) => kind === 'no_room' || kind === 'fits_nowhere').map(({ sku }) => sku))
      .size,
  );
  expect(run({ ...base, tours: toursOf([], 25) }).seconds.travel).toBe(0);
  expect(run({ ...base, tours: toursOf([[1, 2]], 25) }).seconds.travel).toBeGreaterThan(0);
});

test('[G3] goods of several lots come to no place where a lot lies alone, and may stay where they lie', () => {
  let refused = 0;
  for (let seed = 0; seed < 12; seed++) {
    const problem = problemOf(seed);
    const several = { ...problem, skus: problem.skus.map((sku, at) => (at % 3 === 0 ? { ...sku, lots: 2 } : sku)) };
    const { places } = slot(several, { seed, spent: moves(1_500) });
    expect([seed, violationsOf(several, places)]).toEqual([seed, []]);
    // The same places of goods of one lot each are judged otherwise.
    const loose = slot(problem, { seed, spent: moves(1_500) }).places;
    if (violationsOf(several, loose).some((fault) => fault.endsWith('mixing'))) refused++;
  }
  expect(refused).toBeGreaterThan(3);
});

test('[S4] [S5] a search that begins from a plan never answers a worse one, and the same with the same plan', () => {
  let taken = 0;
  for (let seed = 0; seed < 6; seed++) {
    const problem = problemOf(seed);
    const long = slotQuickly(problem, { seed, spent: moves(4_000) });
    const from = () => slotQuickly(problem, { seed: seed + 1, spent: moves(200), start: long.places });
    expect(from().seconds.total).toBeLessThanOrEqual(long.seconds.total + 1e-6);
    expect(from().places).toEqual(from().places);
    const without = slotQuickly(problem, { seed: seed + 1, spent: moves(200) });
    if (from().seconds.total < without.seconds.total - 1e-6) taken++;
    // Places that a rule forbids are no beginning.
    const crowded = problem.skus.map(({ slots }) => Array.from({ length: slots }, () => 0));
    expect(slotQuickly(problem, { seed: seed + 1, spent: moves(200), start: crowded }).places).toEqual(without.places);
  }
  expect(taken).toBeGreaterThan(3);
});

test('[B5] a bound that is cut short is lower and still true', () => {
  for (let seed = 0; seed < 6; seed++) {
    const problem = problemOf(seed);
    const { places, seconds, bound } = slot(problem, { seed, spent: moves(2_000) });
    const short = leastSeconds(problem, places, () => false);
    expect(short).toBeGreaterThan(0);
    expect(short).toBeLessThanOrEqual(leastSeconds(problem, places, () => true) + 1e-6);
    expect(leastSeconds(problem, places, () => true)).toBeLessThanOrEqual(seconds.total + 1e-6);
    expect(bound.seconds).toBeGreaterThanOrEqual(short - 1e-6);
  }
});

test('[S4] plans to begin from break no rule', () => {
  for (let seed = 0; seed < 6; seed++) {
    const problem = problemOf(seed);
    const { rules, today, warnings } = startPlaces(problem, seed);
    for (const places of [today, ...Object.values(rules)])
      if (places) expect([seed, violationsOf(problem, places)]).toEqual([seed, []]);
    expect(warnings).toEqual(slotQuickly(problem, { seed, spent: () => 1 }).warnings);
  }
});

test('[S12] carrying goods to their new places takes no longer than it may, and the most of that is used', () => {
  let used = 0;
  for (let seed = 0; seed < 4; seed++) {
    const loose = problemOf(seed);
    const locations = loose.locations.map((location) => ({ ...location, locked: false }));
    const skus = loose.skus.map((sku) => ({ ...sku, today: [], locked: false }));
    const lying = slotQuickly({ ...loose, locations, skus, tours: toursOf([], 25) }, { seed, spent: () => 1 }).places;
    const problem: SlottingProblem = {
      ...{ ...loose, locations, skus: skus.map((sku, at) => ({ ...sku, today: lying[at]! })) },
      rates: { ...loose.rates, moves: { weight: 0, secondsPerMove: 60 } },
    };
    const counted = { ...problem, rates: { ...problem.rates, moves: { weight: 1, secondsPerMove: 60 } } };
    for (const mostSeconds of [0, 90, 400]) {
      const { places } = slotQuickly(problem, { seed, mostSeconds, spent: moves(4_000) });
      const seconds = secondsOf(counted, places).moves;
      expect([seed, seconds <= mostSeconds + 1e-6]).toEqual([seed, true]);
      if (mostSeconds === 400) used += seconds;
    }
  }
  expect(used).toBeGreaterThan(4 * 250);
});

test('[S12] no more slots change their place than may, and those that do save much of what all could', () => {
  let saved = 0;
  let possible = 0;
  for (let seed = 0; seed < 4; seed++) {
    const loose = problemOf(seed);
    const open = { ...loose, locations: loose.locations.map((location) => ({ ...location, locked: false })) };
    const skus = loose.skus.map((sku) => ({ ...sku, today: [], locked: false }));
    const none = { ...open, skus, tours: toursOf([], 25) };
    const lying = slotQuickly(none, { seed, spent: () => 1 }).places;
    // Rules let everything stay.
    const problem: SlottingProblem = { ...open, skus: skus.map((sku, at) => ({ ...sku, today: lying[at]! })) };
    const today = problem.skus.map((sku) => sku.today);
    const seconds = secondsOf(problem, today).total;
    possible += seconds - slotQuickly(problem, { seed, spent: moves(3_000) }).seconds.total;
    for (const most of [0, 1, 4]) {
      const told: SlottingProgress[] = [];
      const progress = (one: SlottingProgress) => told.push(one);
      const found = slotQuickly(problem, { seed, most, progress, spent: moves(3_000) });
      for (const { places } of [found, ...told]) {
        const moved = places.flatMap((own, at) => own.filter((place) => !today[at]!.includes(place)));
        expect([seed, moved.length <= most]).toEqual([seed, true]);
        expect([seed, violationsOf(problem, places)]).toEqual([seed, []]);
      }
      expect(secondsOf(problem, found.places).total).toBeCloseTo(found.seconds.total, 6);
      expect(found.seconds.total).toBeLessThanOrEqual(seconds + 1e-6);
      if (most === 4) saved += seconds - found.seconds.total;
    }
  }
  expect(saved).toBeGreaterThan(possible * 0.2);
});

test('[S10] a search of goods begins from aisles of what is ordered together where no rule speaks against it, and so do plans without one', () => {
  const layout = { aisles: 6, bays: 10, aislePitch: 3, bayPitch: 1, endGap: 1 };
  const rows = Array.from({ length: 600 }, (_, order) => [0, 1, 2].map((part) => ((order * 7) % 20) + 20 * part));
  const problem: SlottingProblem = {
    ...generateSlotting(1, { skus: 60, locations: 60, orders: 1, policy: 's-shape' }),
    warehouse: { layout: { ...layout, depot: { aisle: 0, end: 'front' } }, policy: 's-shape' },
    tours: toursOf(rows, 60),
    rates: { secondsPerLength: 1 },
    separations: [],
  };
  const plain = {
    ...{ condition: 'ambient', hazardClass: null, zone: null, slots: 1, today: [], locked: false },
    ...{ lengthMm: 1, widthMm: 1, heightMm: 1, weightG: 1, pieces: 1 },
  };
  const skus = problem.skus.map((sku) => ({ ...sku, ...plain }));
  const none = { lengthMm: null, widthMm: null, heightMm: null, maxVolumeMm3: null, maxWeightG: null, maxPieces: null };
  const locations = problem.locations.map((location, point) => ({
    ...{ ...location, ...none, point, zone: null, condition: null, mixing: 'empty_only' as const },
    ...{ locked: false, blocked: false },
  }));
  const free = { ...problem, skus, locations };
  const { seconds, rules, bestRule } = slotQuickly(free, { seed: 1, spent: () => 1 });
  expect(seconds.total).toBeLessThan(0.8 * rules[bestRule!]!);
  expect(secondsOf(free, firstPlaces(free, 1)).total).toBeCloseTo(seconds.total, 6);
  // Of all that lie apart in them two are kept from each other.
  const apart = { ...free, separations: [{ classes: ['3', '8'] as const, from: 'aisle' as const }] };
  const hazards = { ...apart, skus: skus.map((sku, at) => ({ ...sku, hazardClass: ['3', '8', null][at % 3]! })) };
  expect(violationsOf(hazards, slotQuickly(hazards, { seed: 1, spent: () => 1 }).places)).toEqual([]);
  expect(violationsOf(hazards, firstPlaces(hazards, 1))).toEqual([]);
});

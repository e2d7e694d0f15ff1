import { toursBetween, toursOf } from '../model/tours';
import type { Tours } from '../model/tours';
import { routingOf } from '../routing/tour-length';
import { travelOf } from '../routing/travel';
import { optimise } from '../search/optimise';
import { Random } from '../search/random';
import { agedTours, AGEINGS } from './ageing';
import type { Ageing } from './ageing';
import { chooseWay } from './choose-way';

test('[T1] tours half as old count half, and those of a weight of their own by that', () => {
  const tours = toursOf([[0], [0], [0], [1]], 2, (order) => (order === 0 ? 3 : 1));
  const { weights } = agedTours(tours, 2, { halfLife: 0.25, trend: null });
  expect([...weights]).toEqual([3 / 16, 1 / 8, 1 / 4, 1 / 2]);
  expect([...agedTours(tours, 2, { halfLife: Infinity, trend: null }).weights]).toEqual([3, 1, 1, 1]);
});

test('[T1] tours of goods that are asked for more of late count more, also by what those goods were ordered with', () => {
  // Items 0 and 1 were ordered together long ago, 0 alone of late; 2 and 3 long ago only.
  const past = Array.from({ length: 40 }, (_, order) => (order % 2 === 0 ? [0, 1] : [2, 3]));
  const late = Array.from({ length: 10 }, () => [0, 4]);
  const tours = toursOf([...past, ...late], 5);
  const { weights } = agedTours(tours, 5, { halfLife: Infinity, trend: 0.1 });
  expect(weights[0]).toBeGreaterThan(1.5 * weights[1]!);
  expect(weights[49]).toBeGreaterThan(weights[0]!);
  // By its goods, and not by its age.
  expect(weights[0]).toBeCloseTo(weights[38]!, 9);
  const aged = agedTours(tours, 5, { halfLife: 0.5, trend: 0.1 }).weights;
  expect(aged[38]! / aged[0]!).toBeCloseTo(0.5 ** (-38 / 25), 3);
});

const FAMILIES = 30;
const FAMILY = 6;
const items = FAMILIES * FAMILY;
const layout = { aisles: 9, bays: 10, aislePitch: 3, bayPitch: 1, endGap: 1 };
const place = {
  items,
  warehouse: { layout: { ...layout, depot: { aisle: 0, end: 'front' as const } }, policy: 's-shape' as const },
  slots: Int32Array.from({ length: items }, (_, slot) => slot >> 1),
};

/** Orders of families, of which others are frequent from a moment on. */
function orders(count: number, changes: number): number[][] {
  const random = new Random(3);
  return Array.from({ length: count }, (_, at) => {
    const rank = Math.floor(FAMILIES * random.fraction() ** 3);
    const family = at < changes ? rank : FAMILIES - 1 - rank;
    return Array.from({ length: 4 }, () => family * FAMILY + random.below(FAMILY));
  });
}

const planFrom = (tours: Tours) => optimise({ ...place, tours }, { seed: 1, spent: () => 1 }).plan;
const costOf = (plan: Int32Array, ahead: Tours) =>
  travelOf(
    routingOf(place.warehouse),
    ahead,
    plan.map((slot) => place.slots[slot]!),
  );
const weigh = (past: Tours, method: Ageing) => agedTours(past, items, method);
const chosenFor = (tours: Tours, goesOn = () => true) =>
  chooseWay({ ways: AGEINGS, tours, weigh, planFrom, costOf, goesOn });

test('[T2] all orders count alike where demand stays, and by their trend where it has changed, which later orders bear out', () => {
  expect(chosenFor(toursOf(orders(2_000, Infinity), items))).toEqual({ halfLife: Infinity, trend: null });

  const all = toursOf(orders(2_500, 1_300), items);
  const [seen, unseen] = [toursBetween(all, 0, 2_000), toursBetween(all, 2_000, 2_500)];
  const method = chosenFor(seen);
  expect(method).not.toEqual({ halfLife: Infinity, trend: null });
  expect(costOf(planFrom(weigh(seen, method)), unseen)).toBeLessThan(0.9 * costOf(planFrom(seen), unseen));
});

test('[T2] no orders are asked that follow those that are seen, and trying ends when it may not go on', () => {
  const tours = toursOf(orders(400, 200), items);
  const tried: [past: number, ahead: number][] = [];
  let left = 0;
  const count = ({ weights }: Tours) => weights.length;
  const choose = (goesOn: () => boolean) =>
    chooseWay({
      ...{ ways: ['one', 'other'] as const, tours, goesOn },
      weigh: (past) => past,
      planFrom: count,
      costOf: (past, ahead) => (tried.push([past, count(ahead)]), past),
    });
  const choosing = (tries: number) => {
    left = tries;
    tried.length = 0;
    return choose(() => --left > 0);
  };
  expect(choosing(1)).toBe('one');
  expect(tried).toEqual([[360, 40]]);
  choosing(3);
  // The second part was not tried by all.
  expect(tried).toEqual([...[360, 360].map((past) => [past, 40]), [340, 40]]);
  choose(() => true);
  expect(tried.every(([past, ahead]) => past + ahead <= 400)).toBe(true);
});

test('[T2] of long histories only some orders are tried, from all of their time', () => {
  const long = toursOf(
    Array.from({ length: 90_000 }, (_, order) => [order % 7, 7 + (order % 5), 12 + (order % 3)]),
    15,
  );
  const steps: number[] = [];
  chooseWay({
    ...{ ways: [1] as const, tours: long, goesOn: () => false },
    weigh: (past, _, every) => (steps.push(every, past.weights.length), past),
    planFrom: () => 0,
    costOf: () => 0,
  });
  expect(steps).toEqual([2, 40_500]);
});

test('[T2] of ways that do as well the one by which most orders count is taken, whichever comes first', () => {
  const tours = toursOf(orders(300, Infinity), items);
  for (const ways of [AGEINGS, AGEINGS.toReversed()] as unknown as (typeof AGEINGS)[]) {
    const trying = { ways, tours, weigh, planFrom: () => 0, goesOn: () => true };
    expect(chooseWay({ ...trying, costOf: () => 1 })).toEqual({ halfLife: Infinity, trend: null });
  }
});

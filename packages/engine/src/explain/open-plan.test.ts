import { generateSlotting, violationsOf } from '../check';
import { COSTS } from '../model/cost-rates';
import type { SkuPlaces } from '../model/slotting';
import { POLICIES } from '../routing/tour-length';
import { secondsOf } from '../slotting/seconds-of';
import { slot } from '../slotting/slot';
import { openPlan } from './open-plan';

const caseOf = (seed: number) => {
  const policy = POLICIES[seed % POLICIES.length]!;
  const problem = generateSlotting(seed, { skus: 20, locations: 34, orders: 40, policy });
  const { places } = slot(problem, { seed, spent: (moves) => moves / 1_000 });
  return { problem, places, plan: openPlan(problem, places) };
};

/** The places after a SKU's slot went to a location, and another SKU's, if any, came back. */
const after = (places: SkuPlaces, sku: number, from: number, to: number, back: number | null): SkuPlaces =>
  places.map((own, at) => {
    const one = own.slice();
    if (at === sku) one[one.indexOf(from)] = to;
    else if (at === back) one[one.indexOf(to)] = from;
    return one;
  });

test('[E2] [W2] "why not there" is the rule, or what measuring anew says, for every SKU and location', () => {
  const seen = { rule: 0, cost: 0, here: 0, room: 0 };
  for (let seed = 0; seed < 5; seed++) {
    const { problem, places, plan } = caseOf(seed);
    const now = secondsOf(problem, places);
    expect(plan.seconds.total).toBeCloseTo(now.total, 6);
    places.forEach((own, sku) => {
      for (const from of own.slice(0, 1))
        for (let to = 0; to < problem.locations.length; to++) {
          const answer = plan.costOf(sku, from, to);
          seen[answer.kind]++;
          // Beside goods that stay, each limit that is reached is a reason, in any order.
          const isAlone = places.filter((one) => one.includes(to)).length <= 1;
          if (answer.kind === 'rule' && answer.back === null && problem.skus[sku]!.slots === 1 && isAlone) {
            const others = places.map((one, at) =>
              at === sku ? [to] : one.includes(to) ? one.filter((x) => x !== to) : one,
            );
            const alone = violationsOf(problem, others).join();
            // The goods there left; a refused part still breaks that rule, unless the rule is about goods locked there.
            if (!['locked', 'mixing', 'hazard'].includes(answer.rule))
              expect([seed, sku, to, alone]).toEqual([seed, sku, to, expect.stringContaining(answer.rule)]);
          }
          if (answer.kind !== 'cost' || own.length > 1) continue;
          const { exchange, change } = answer.place;
          if (exchange !== null && places[exchange]!.length > 1) continue;
          const next = after(places, sku, from, to, exchange);
          expect([seed, sku, to, violationsOf(problem, next)]).toEqual([seed, sku, to, []]);
          const then = secondsOf(problem, next);
          expect([seed, sku, to, near(then.total - now.total, change.total)]).toEqual([seed, sku, to, true]);
          for (const cost of COSTS) expect([cost, near(then[cost] - now[cost], change[cost])]).toEqual([cost, true]);
        }
    });
  }
  expect(seen.rule).toBeGreaterThan(200);
  expect(seen.cost).toBeGreaterThan(200);
  expect(seen.here).toBeGreaterThan(40);
});
const near = (a: number, b: number) => Math.abs(a - b) < 1e-6;

test('[E1] an explanation names the lines, the companions and the three best other places', () => {
  for (let seed = 0; seed < 4; seed++) {
    const { problem, places, plan } = caseOf(seed);
    places.forEach((own, sku) => {
      const { linesPerDay, together, next, binding, places: told } = plan.explain(sku);
      const tours = Array.from(problem.tours.weights, (weight, tour) => ({
        weight,
        skus: Array.from(problem.tours.items.slice(problem.tours.starts[tour], problem.tours.starts[tour + 1])),
      }));
      const mine = tours.filter(({ skus }) => skus.includes(sku));
      const weigh = (list: typeof tours) => list.reduce((sum, { weight }) => sum + weight, 0);
      expect(linesPerDay).toBeCloseTo(weigh(mine) / 10, 9);
      for (const { sku: other, share } of own.length > 0 && places.every((one) => one.length > 0) ? together : [])
        expect(share).toBeCloseTo(weigh(mine.filter(({ skus }) => skus.includes(other))) / weigh(mine), 9);
      expect(told.map(({ location }) => location)).toEqual(own);
      expect(binding.every(({ locations }) => locations > 0 && locations <= problem.locations.length)).toBe(true);
      const costs =
        own.length === 0
          ? []
          : problem.locations.flatMap((_, to) => {
              const answer = plan.costOf(sku, own[0]!, to);
              return answer.kind === 'cost' ? [answer.place.change.total] : [];
            });
      expect(next.map(({ change }) => change.total)).toEqual(costs.sort((a, b) => a - b).slice(0, 3));
    });
  }
});

test('[E2] numbers of nothing are refused by their field', () => {
  const { problem, places, plan } = caseOf(1);
  expect(() => plan.explain(99)).toThrow('sku must be the number of a SKU, but is 99');
  expect(() => plan.whyNot(0, -1)).toThrow('location must be the number of a location, but is -1');
  expect(() => openPlan(problem, places.slice(1))).toThrow('places must be as many as there are SKUs, 20, but is 19');
  expect(() => openPlan(problem, places.with(3, [40]))).toThrow(
    'places[3][0] must be a whole number from 0 to 33, but is 40',
  );
});

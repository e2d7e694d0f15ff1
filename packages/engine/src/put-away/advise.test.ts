import { generateSlotting, violationsOf } from '../check';
import { advisePutAway } from './advise';

const problemOf = (seed: number) => generateSlotting(seed, { skus: 24, locations: 40, orders: 30, policy: 's-shape' });

/** Everything that lies somewhere today, one SKU with some pieces in one more place. */
const withGoods = (problem: ReturnType<typeof problemOf>, sku: number, pieces: number, location: number) => {
  const more = { ...problem.skus[sku]!, pieces, slots: 1, today: [], locked: false };
  return violationsOf({ ...problem, skus: [...problem.skus, more] }, [
    ...problem.skus.map(({ today }) => today),
    [location],
  ]);
};

test('[A1] every place that is named takes the goods, every other one is refused by a rule, and the cheapest comes first', () => {
  let named = 0;
  for (let seed = 0; seed < 15; seed++) {
    const problem = problemOf(seed);
    const before = violationsOf(
      problem,
      problem.skus.map(({ today }) => today),
    );
    for (const sku of [0, 5, 11]) {
      const { places, refused } = advisePutAway(problem, { sku, pieces: 4 }, 40);
      const refusals = Object.values(refused).reduce((sum, count) => sum + count, 0);
      expect(places.length + refusals).toBe(40);
      named += places.length;
      const seconds = places.map((one) => one.seconds);
      expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
      for (let location = 0; location < 40; location++) {
        const added = withGoods(problem, sku, 4, location).filter((fault) => !before.includes(fault));
        const place = places.find((one) => one.location === location);
        const joins = problem.skus[sku]!.today.includes(location);
        if (place?.reasons.includes('same_sku')) expect(joins).toBe(true);
        if (joins) continue;
        // A location that was over-full before says so in the same words.
        if (place) expect([seed, sku, location, added]).toEqual([seed, sku, location, []]);
      }
    }
  }
  expect(named).toBeGreaterThan(100);
});

test('[A1] where no place fits, each location is counted with the rule that refuses', () => {
  const problem = problemOf(3);
  const locations = problem.locations.map((one, at) => ({
    ...one,
    blocked: at % 2 === 0,
    maxPieces: 10,
    locked: false,
  }));
  const skus = problem.skus.map((sku) => ({ ...sku, today: [], zone: null }));
  const { places, refused } = advisePutAway({ ...problem, locations, skus }, { sku: 0, pieces: 11 });
  expect(places).toEqual([]);
  expect(refused.blocked).toBe(20);
  expect(Object.values(refused).reduce((sum, count) => sum + count, 0)).toBe(40);
  expect(() => advisePutAway(problem, { sku: 0, pieces: 0 })).toThrow('pieces must be a number above 0, but is 0');
  expect(() => advisePutAway(problem, { sku: 24, pieces: 1 })).toThrow('sku must be the number of a SKU, but is 24');
});

test('[A2] what lies where it is asked for anyway, or near its family, is said', () => {
  const said = new Set<string>();
  for (let seed = 0; seed < 15; seed++)
    for (let sku = 0; sku < 24; sku++)
      for (const { reasons } of advisePutAway(problemOf(seed), { sku, pieces: 1 }).places)
        for (const reason of reasons) said.add(reason);
  expect([...said].sort()).toEqual(['family_near', 'few_refills', 'good_level', 'same_sku', 'short_walk']);
});

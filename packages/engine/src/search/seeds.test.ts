import { generateSlotting } from '../check';
import { slotQuickly } from '../slotting/slot';
import { leastOf, seedsFrom } from './seeds';

test('[S11] seeds follow from one, which is the first of them, and more of them begin with the same', () => {
  for (const seed of [0, 7, 2_147_483_647]) {
    const seeds = seedsFrom(seed, 4);
    expect([seeds[0], new Set(seeds).size]).toEqual([seed, 4]);
    expect(seedsFrom(seed, 2)).toEqual(seeds.slice(0, 2));
    expect(seedsFrom(seed, 1)).toEqual([seed]);
  }
  expect(seedsFrom(8, 2)[1]).not.toBe(seedsFrom(7, 2)[1]);
});

test('[S11] of several seeds the least plan is the answer, of equals the earliest, in whatever order they were made', () => {
  const found = [7, 5, 5, 6].map((cost, seed) => ({ seed, cost }));
  expect(leastOf([found[0]!, ...found.slice(1)])).toEqual({ seed: 1, cost: 5 });

  let improved = 0;
  for (let number = 0; number < 4; number++) {
    const problem = generateSlotting(number, { skus: 25, locations: 40, orders: 40, policy: 's-shape' });
    const search = (seed: number) => {
      const { places, seconds } = slotQuickly(problem, { seed, spent: (moves) => moves / 400 });
      return { places, cost: seconds.total };
    };
    const seeds = seedsFrom(number, 2);
    const [first, second] = seeds.map(search);
    const backwards = seeds.toReversed().map(search).toReversed();
    const answer = leastOf([first!, second!]);
    expect(leastOf([backwards[0]!, backwards[1]!])).toEqual(answer);
    expect(answer.cost).toBe(Math.min(first!.cost, second!.cost));
    if (answer.cost < first!.cost) improved++;
  }
  expect(improved).toBeGreaterThan(0);
});

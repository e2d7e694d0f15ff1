import { apart, generateFree, numbersFrom, shortestOrder } from '../check';
import type { DistanceMatrix } from '../model/distances';
import { leastRouting, withoutShortCuts } from './least-walk';

test('[B6] [B1] no tour is below its bound, a visit never lowers it, and that of a few stops is the shortest', () => {
  for (let seed = 0; seed < 2000; seed++) {
    const { warehouse } = generateFree(seed, { skus: 1, locations: 1, orders: 0, points: 12 });
    const shortened = withoutShortCuts(warehouse);
    if (!('distances' in warehouse) || !('distances' in shortened)) throw new Error('The warehouse has aisles.');
    const { depot } = warehouse.distances;
    const next = numbersFrom(seed);
    const stops = [...new Set(Array.from({ length: 8 }, () => Math.floor(next() * 12)))];
    const visited = stops.filter((stop) => stop !== depot).sort((a, b) => a - b);
    const exactly = ({ distances }: { distances: typeof warehouse.distances }, points: readonly number[]) =>
      shortestOrder([depot, ...points].map((from) => [depot, ...points].map((to) => apart(distances, from, to))));
    const least = leastRouting(shortened);
    const length = least.length(visited.length, visited);
    expect([seed, length <= exactly(warehouse, visited)]).toEqual([seed, true]);
    if (visited.length <= 5) expect([seed, length]).toEqual([seed, exactly(shortened, visited)]);
    for (const stop of visited) {
      const others = visited.filter((other) => other !== stop);
      // A bound of many stops need not grow, but is never above the tour that visits one more.
      expect([seed, least.length(others.length, others) <= exactly(shortened, visited)]).toEqual([seed, true]);
    }
  }
});

test('[B6] [B1] a detour that is shorter takes the place of the direct way', () => {
  const distances: DistanceMatrix = { points: 3, depot: 0, between: Float64Array.of(0, 9, 1, 9, 0, 2, 1, 2, 0) };
  const least = leastRouting(withoutShortCuts({ distances, policy: 'free' }));
  expect(least.length(1, [1])).toBe(6);
});

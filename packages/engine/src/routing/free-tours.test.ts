import { apart, generateFree, numbersFrom, shortestOrder, walkFree } from '../check';
import type { Distances } from '../model/distances';
import { FreeTours, IMPROVED_MAX } from './free-tours';

function distancesOf(seed: number, points: number): Distances {
  const { warehouse } = generateFree(seed, { skus: 1, locations: 1, orders: 0, points });
  if (!('distances' in warehouse)) throw new Error('The warehouse has aisles.');
  return warehouse.distances;
}

/** So many points at most, ascending, some of them twice. */
function tourOf(seed: number, most: number, points: number): number[] {
  const next = numbersFrom(seed);
  const count = Math.floor(next() * (most + 1));
  return Array.from({ length: count }, () => Math.floor(next() * points)).sort((a, b) => a - b);
}

const exactly = (distances: Distances, points: readonly number[]) => {
  const stops = [distances.depot, ...new Set(points.filter((point) => point !== distances.depot))];
  return shortestOrder(stops.map((from) => stops.map((to) => apart(distances, from, to))));
};

test('[R12] a tour is as long as one that is built and improved list by list', () => {
  for (let seed = 0; seed < 3000; seed++) {
    const distances = distancesOf(seed, 40);
    const points = tourOf(seed, seed % 10 === 0 ? 25 : 10, 40);
    expect([seed, new FreeTours(distances).length(points.length, points)]).toEqual([seed, walkFree(distances, points)]);
  }
});

test('[R12] no tour is shorter than the shortest of all orders; of up to three stops it is that', () => {
  const gaps: number[] = [];
  for (let seed = 0; seed < 4000; seed++) {
    const distances = distancesOf(seed, 25);
    const points = tourOf(seed, 9, 25);
    const length = new FreeTours(distances).length(points.length, points);
    const shortest = exactly(distances, points);
    expect([seed, length >= shortest]).toEqual([seed, true]);
    const stops = new Set(points.filter((point) => point !== distances.depot)).size;
    if (stops <= 3) expect([seed, length]).toEqual([seed, shortest]);
    else gaps.push(length / shortest - 1);
  }
  gaps.sort((a, b) => a - b);
  const atShare = (share: number) => gaps[Math.floor(share * gaps.length)]!;
  expect(gaps.length).toBeGreaterThan(2000);
  // Of tours of 4 to 9 stops more than nine in ten are the shortest.
  expect([atShare(0.5), atShare(0.9)]).toEqual([0, 0]);
  expect(atShare(0.99)).toBeLessThan(0.12);
});

test('[R12] a tour is as long as its stops in their order, each once', () => {
  for (let seed = 0; seed < 300; seed++) {
    const distances = distancesOf(seed, 90);
    const points = tourOf(seed, seed % 20 === 0 ? 150 : 8, 90);
    const tours = new FreeTours(distances);
    const order = tours.orderOf(points);
    const stops = [distances.depot, ...order, distances.depot];
    const walked = stops.slice(1).reduce((sum, stop, at) => sum + apart(distances, stops[at]!, stop), 0);
    expect([seed, walked]).toEqual([seed, tours.length(points.length, points)]);
    expect(order.toSorted((a, b) => a - b)).toEqual([...new Set(points.filter((one) => one !== distances.depot))]);
  }
});

test('[R12] [R1] nothing to visit is no way at all, and neither is the depot', () => {
  const distances = distancesOf(0, 10);
  const tours = new FreeTours(distances);
  expect(tours.length(0, [])).toBe(0);
  expect(tours.length(2, [distances.depot, distances.depot])).toBe(0);
});

test('[R12] a long tour is built and not improved, and one after it is not mistaken for it', () => {
  const distances = distancesOf(2, 400);
  const tours = new FreeTours(distances);
  const points = Array.from({ length: 5 * IMPROVED_MAX }, (_, at) => at);
  expect(tours.length(points.length, points)).toBe(walkFree(distances, points));
  for (const count of [IMPROVED_MAX, IMPROVED_MAX + 1, 7]) {
    const some = Array.from({ length: count }, (_, at) => at * 2 + 1);
    expect([count, tours.length(count, some)]).toEqual([count, walkFree(distances, some)]);
  }
});

test('[R12] a tour of a distance that is not symmetric is refused', () => {
  const between = Float64Array.of(0, 1, 2, 0);
  expect(() => new FreeTours({ points: 2, depot: 0, between })).toThrow('must be as long as that from 0 to 1, 1');
});

import { randomFrom, shuffled } from './random';
import { computeScenes } from './slotting';
import { lengthOf, sShapeTour } from './tour';
import { viridis } from './viridis';
import { crossY, depot, locations, MEASURES, PLAN } from './warehouse';

test('every location lies within the plan and none twice', () => {
  expect(locations).toHaveLength(MEASURES.aisles * MEASURES.bays * 2);
  expect(new Set(locations.map(({ x, y }) => `${x} ${y}`)).size).toBe(locations.length);
  for (const { x, y } of locations) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThan(0);
    expect(x + PLAN.bayWidth).toBeLessThanOrEqual(PLAN.width);
    expect(y + PLAN.bayHeight).toBeLessThan(PLAN.height);
  }
});

test('an S-shape tour goes back in the last of an odd number of aisles', () => {
  const one = sShapeTour([{ aisle: 0, bay: 4 }]);
  expect(one[0]).toEqual(depot);
  expect(one.at(-1)).toEqual(depot);
  expect(lengthOf(one)).toBeCloseTo(2 * (4.5 * MEASURES.bay + MEASURES.cross / 2));
});

test('an S-shape tour of two aisles walks both whole', () => {
  const pitch = MEASURES.aisle + 2 * MEASURES.rack + MEASURES.gap;
  const two = sShapeTour([
    { aisle: 1, bay: 0 },
    { aisle: 0, bay: 19 },
  ]);
  expect(lengthOf(two)).toBeCloseTo(2 * (crossY.front - crossY.back) + 2 * pitch);
});

test('slotting walks less, with the same goods, the same each time', () => {
  const { scattered, slotted } = computeScenes();
  expect(new Set(scattered.assignment)).toEqual(new Set(slotted.assignment));
  expect(slotted.metres).toBeLessThan(scattered.metres);
  expect(computeScenes()).toEqual({ scattered, slotted });
});

test('the order that is drawn exaggerates nothing', () => {
  const { scattered, slotted } = computeScenes();
  for (const scene of [scattered, slotted]) {
    expect(Math.abs(lengthOf(scene.route) / (scene.metres / 240) - 1)).toBeLessThanOrEqual(0.15);
  }
});

test('shuffling keeps every item', () => {
  const items = Array.from({ length: 50 }, (_, i) => i);
  const mixed = shuffled(items, randomFrom(1));
  expect(mixed).not.toEqual(items);
  expect([...mixed].sort((a, b) => a - b)).toEqual(items);
});

test('viridis from end to end', () => {
  expect(viridis(0)).toBe('rgb(68 1 84)');
  expect(viridis(1)).toBe('rgb(253 231 37)');
  expect(viridis(2)).toBe(viridis(1));
});

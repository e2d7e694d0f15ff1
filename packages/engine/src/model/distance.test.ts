import { generateInstance, graphDistances } from '../check';
import { distance } from './distance';
import type { Place } from './distance';

const SEEDS = Array.from({ length: 300 }, (_, seed) => seed);

test('[D1] [D2] distances are those of the graph of bays and crossings, in any number of blocks', () => {
  for (const seed of SEEDS) {
    const { layout, locations } = generateInstance(seed, { aisles: 4, bays: 6, locations: 6, blocks: 4 });
    const places: Place[] = ['depot', ...locations];
    const computed = places.map((from) => places.map((to) => distance(layout, from, to)));
    expect({ seed, distances: computed }).toEqual({ seed, distances: graphDistances(layout, locations) });
  }
});

test('[D2] a detour is never shorter', () => {
  for (const seed of SEEDS) {
    const { layout, locations } = generateInstance(seed, { aisles: 4, bays: 6, locations: 5, blocks: 4 });
    const places: Place[] = ['depot', ...locations];
    for (const a of places)
      for (const b of places)
        for (const c of places)
          expect(distance(layout, a, c)).toBeLessThanOrEqual(distance(layout, a, b) + distance(layout, b, c));
  }
});

import type { End, Layout, Location } from '../model/layout';

export interface Instance {
  layout: Layout;
  locations: Location[];
}

export interface Sizes {
  aisles: number;
  bays: number;
  locations: number;
  /** The most blocks, which cross-aisles between front and back divide. */
  blocks: number;
  /** The most depots; 1 without. */
  depots?: number;
  /** Whether some aisles are one-way. */
  oneWay?: boolean;
}

/** Numbers from 0 to 1 that follow from the seed (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A small instance to test with; the same seed and sizes give the same one. Sizes are upper bounds. */
export function generateInstance(seed: number, sizes: Sizes): Instance {
  const next = numbersFrom(seed);
  const upTo = (most: number) => 1 + Math.floor(next() * most);
  const aisles = upTo(sizes.aisles);
  const bays = upTo(sizes.bays);
  const layout: Layout = {
    aisles,
    bays,
    aislePitch: upTo(5),
    bayPitch: upTo(3),
    endGap: upTo(3) - 1,
    depot: { aisle: upTo(aisles) - 1, end: next() < 0.5 ? 'front' : 'back' },
  };
  if (sizes.blocks > 1 && bays > 1 && next() < 0.5) {
    const after = new Set(Array.from({ length: sizes.blocks - 1 }, () => upTo(bays - 1)));
    layout.middles = [...after].sort((a, b) => a - b).map((one) => ({ after: one, gap: upTo(2) }));
  }
  const end = (): End => (next() < 0.5 ? 'front' : 'back');
  const others = sizes.depots === undefined ? 0 : upTo(sizes.depots) - 1;
  if (others > 0) layout.otherDepots = Array.from({ length: others }, () => ({ aisle: upTo(aisles) - 1, end: end() }));
  if (sizes.oneWay && aisles > 1) {
    const oneWay = Array.from({ length: aisles }, (_, aisle) => ({ aisle, to: end() })).filter(() => next() < 0.5);
    const directions = new Set(oneWay.map(({ to }) => to));
    if (oneWay.length > 0 && (oneWay.length < aisles || directions.size === 2)) layout.oneWay = oneWay;
  }
  const locations = Array.from({ length: Math.floor(next() * (sizes.locations + 1)) }, () => ({
    aisle: upTo(aisles) - 1,
    bay: upTo(bays) - 1,
  }));
  return { layout, locations };
}

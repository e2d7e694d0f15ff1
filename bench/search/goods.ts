const KINDS = 'bolt screw washer nut pipe cable hose valve filter bearing bracket hinge lamp brush drill paint'.split(
  ' ',
);
const KINDS_OF = 'hex flat round steel zinc brass nylon rubber copper plastic heavy light'.split(' ');
const SYLLABLES = 'ba ko ri tel mun sha ver dop qui zan fle gro pla ste nor wim cor dra ul ex'.split(' ');

/** Numbers that are always the same for a seed (mulberry32). */
export function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

export interface NamedSku {
  code: string;
  name: string;
  barcode: string;
}

/** SKUs whose names have few words that are in very many of them, and about twenty thousand that are in a few. */
export function namedSkus(count: number): NamedSku[] {
  const below = numbers(7);
  const one = (from: readonly string[]) => from[below(from.length)] ?? '';
  const brands = Array.from(
    { length: 20_000 },
    () => one(SYLLABLES) + one(SYLLABLES) + one(SYLLABLES) + one(SYLLABLES),
  );
  return Array.from({ length: count }, (_, index) => ({
    code: `SKU-${String(index).padStart(6, '0')}`,
    name: `${one(KINDS_OF)} ${one(KINDS)} ${one(brands)} ${one(brands)} M${below(60)}x${below(300)}`,
    barcode: String(4_000_000_000_000 + index),
  }));
}

export const namedFile = (skus: readonly NamedSku[]): string =>
  ['sku,name,barcode', ...skus.map(({ code, name, barcode }) => `${code},${name},${barcode}`)].join('\n');

import type { Parts } from '../model/parts';
import type { SlottingProblem } from '../model/slotting';
import type { Rule } from './rule';

interface Box {
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
}

/** The three measures of each, ascending; those that are missing become `missing`. */
function sorted(boxes: readonly Box[], missing: number): Float64Array {
  const sides = new Float64Array(3 * boxes.length);
  boxes.forEach(({ lengthMm, widthMm, heightMm }, at) => {
    sides.set([lengthMm ?? missing, widthMm ?? missing, heightMm ?? missing], 3 * at);
    sides.subarray(3 * at, 3 * at + 3).sort();
  });
  return sides;
}

const limited = ({ lengthMm, widthMm, heightMm }: Box) => lengthMm !== null || widthMm !== null || heightMm !== null;

/**
 * A piece goes into its location, turned about its edges as it may be. A measure that is missing fits no limit: the goods
 * could be larger than any.
 */
export function fitRule({ skus, locations }: SlottingProblem, { skuOf }: Parts): Rule | undefined {
  if (!locations.some(limited)) return undefined;
  const goods = sorted(skus, Infinity);
  const room = sorted(locations, Infinity);
  const open = Uint8Array.from(locations, (location) => Number(!limited(location)));
  return {
    name: 'fit',
    admits: (part, location) => {
      if (open[location] === 1) return true;
      const box = 3 * skuOf[part]!;
      const space = 3 * location;
      return goods[box]! <= room[space]! && goods[box + 1]! <= room[space + 1]! && goods[box + 2]! <= room[space + 2]!;
    },
  };
}

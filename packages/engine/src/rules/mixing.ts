import { skusIn } from '../model/sku';
import type { SlottingProblem } from '../model/slotting';
import type { Parts } from '../model/parts';
import type { Rule } from './rule';

/**
 * A location holds one slot's goods, or as many as may lie together in it. Several lots do not come to a place where
 * one must lie alone; those that lie there today may stay.
 */
export function mixingRule({ skus, locations }: SlottingProblem, { skuOf, today }: Parts): Rule {
  const most = Int32Array.from(locations, skusIn);
  const held = new Int32Array(locations.length);
  const one = Uint8Array.from(locations, ({ mixing }) => Number(mixing === 'same_lot' || mixing === 'empty_only'));
  const several = Uint8Array.from(skuOf, (sku) => Number((skus[sku]!.lots ?? 1) > 1));
  return {
    name: 'mixing',
    admits: (part, location) =>
      held[location]! < most[location]! && (several[part] === 0 || one[location] === 0 || today[part] === location),
    enter: (_, location) => {
      held[location]!++;
    },
    leave: (_, location) => {
      held[location]!--;
    },
  };
}

import { skusIn } from '../model/sku';
import type { SlottingProblem } from '../model/slotting';
import type { Rule } from './rule';

/** A location holds one slot's goods, or as many as may lie together in it. */
export function mixingRule({ locations }: SlottingProblem): Rule {
  const most = Int32Array.from(locations, skusIn);
  const held = new Int32Array(locations.length);
  return {
    name: 'mixing',
    admits: (_, location) => held[location]! < most[location]!,
    enter: (_, location) => {
      held[location]!++;
    },
    leave: (_, location) => {
      held[location]!--;
    },
  };
}

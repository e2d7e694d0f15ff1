import type { Parts } from '../model/parts';
import type { SlottingProblem } from '../model/slotting';
import { required } from './required';
import type { Rule } from './rule';

/** A location that keeps goods in one condition takes no others. */
export function conditionRule({ skus, locations }: SlottingProblem, { skuOf }: Parts): Rule | undefined {
  const words = required(
    locations.map(({ condition }) => condition),
    skus.map(({ condition }) => condition),
  );
  if (!words) return undefined;
  const { asked, had } = words;
  return {
    name: 'condition',
    admits: (part, location) => asked[location] === -1 || asked[location] === had[skuOf[part]!],
  };
}

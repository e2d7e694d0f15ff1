import type { Parts } from '../model/parts';
import type { SlottingProblem } from '../model/slotting';
import { required } from './required';
import type { Rule } from './rule';

/** A SKU that belongs into a zone lies in no other one. */
export function zoneRule({ skus, locations }: SlottingProblem, { skuOf }: Parts): Rule | undefined {
  const words = required(
    skus.map(({ zone }) => zone),
    locations.map(({ zone }) => zone),
  );
  if (!words) return undefined;
  const asked = Int32Array.from(skuOf, (sku) => words.asked[sku]!);
  const { had } = words;
  return { name: 'zone', admits: (part, location) => asked[part] === -1 || asked[part] === had[location] };
}

import type { Parts } from '../model/parts';
import type { SlottingProblem } from '../model/slotting';
import { limitRule } from './limit';
import type { Rule } from './rule';

/** Goods in a location weigh no more than it bears. */
export const weightRule = ({ locations }: SlottingProblem, { pieces, weightG }: Parts): Rule | undefined =>
  limitRule(
    'weight',
    weightG.map((weight, part) => weight * pieces[part]!),
    locations.map(({ maxWeightG }) => maxWeightG),
  );

import type { Parts } from '../model/parts';
import type { SlottingProblem } from '../model/slotting';
import { limitRule } from './limit';
import type { Rule } from './rule';

/** Goods in a location take no more room than it has. */
export const volumeRule = ({ locations }: SlottingProblem, { pieces, volumeMm3 }: Parts): Rule | undefined =>
  limitRule(
    'volume',
    volumeMm3.map((volume, part) => volume * pieces[part]!),
    locations.map(({ maxVolumeMm3 }) => maxVolumeMm3),
  );

import type { Parts } from '../model/parts';
import type { SlottingProblem } from '../model/slotting';
import { limitRule } from './limit';
import type { Rule } from './rule';

/** A location holds no more pieces than it may. */
export const piecesRule = ({ locations }: SlottingProblem, { pieces }: Parts): Rule | undefined =>
  limitRule(
    'pieces',
    pieces,
    locations.map(({ maxPieces }) => maxPieces),
  );

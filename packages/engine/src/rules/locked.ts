import type { Parts } from '../model/parts';
import type { SlottingProblem } from '../model/slotting';
import type { Rule } from './rule';

/** Whether each part must stay where it lies today: its SKU is locked, or the location is. */
export const lockedParts = ({ skus, locations }: SlottingProblem, { today, skuOf }: Parts): Uint8Array =>
  Uint8Array.from(today, (location, part) =>
    Number(location >= 0 && (skus[skuOf[part]!]!.locked || locations[location]!.locked)),
  );

/** Locked goods stay in their place, and nothing comes to a locked location. */
export function lockedRule(problem: SlottingProblem, parts: Parts): Rule | undefined {
  const stays = lockedParts(problem, parts);
  const closed = Uint8Array.from(problem.locations, ({ locked }) => Number(locked));
  if (!stays.includes(1) && !closed.includes(1)) return undefined;
  const { today } = parts;
  return {
    name: 'locked',
    admits: (part, location) => today[part] === location || (stays[part] === 0 && closed[location] === 0),
  };
}

import type { Parts } from '../model/parts';
import type { SlottingProblem } from '../model/slotting';
import type { Rule } from './rule';

/** Nothing comes to a blocked location; goods that lie there may stay. */
export function blockedRule({ locations }: SlottingProblem, { today }: Parts): Rule | undefined {
  if (!locations.some(({ blocked }) => blocked)) return undefined;
  const blocked = Uint8Array.from(locations, (location) => Number(location.blocked));
  return { name: 'blocked', admits: (part, location) => blocked[location] === 0 || today[part] === location };
}

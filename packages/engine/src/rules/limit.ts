import type { Rule } from './rule';

/** What adding and taking away again may leave behind by rounding, as a part of the limit. */
const ROUNDING = 1e-9;

/**
 * A limit of what lies in a location together. What was not measured, NaN, fits no limit.
 * @param amounts of each part
 * @param limits of each location, null for none
 * @returns undefined if no location has a limit
 */
export function limitRule(
  name: 'pieces' | 'weight' | 'volume',
  amounts: Float64Array,
  limits: readonly (number | null)[],
): Rule | undefined {
  if (limits.every((limit) => limit === null)) return undefined;
  const most = Float64Array.from(limits, (limit) => (limit === null ? Infinity : limit * (1 + ROUNDING)));
  const loads = new Float64Array(limits.length);
  return {
    name,
    admits: (part, location) => most[location] === Infinity || loads[location]! + amounts[part]! <= most[location]!,
    enter: (part, location) => {
      if (most[location]! < Infinity) loads[location]! += amounts[part]!;
    },
    leave: (part, location) => {
      if (most[location]! < Infinity) loads[location]! -= amounts[part]!;
    },
  };
}

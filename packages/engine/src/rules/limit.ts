import type { Rule } from './rule';

/** Rounding error that adding and taking away again may leave behind, as a part of the limit. */
const ROUNDING = 1e-9;

/**
 * A limit on all goods in a location together. Goods that were not measured, NaN, fit no limit.
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
  // Counted, not added: once NaN, a load would never be a number again.
  const unmeasured = new Int32Array(limits.length);
  const change = (by: 1 | -1) => (part: number, location: number) => {
    if (most[location] === Infinity) return;
    const amount = amounts[part]!;
    if (Number.isNaN(amount)) unmeasured[location]! += by;
    else loads[location]! += by * amount;
  };
  return {
    name,
    admits: (part, location) =>
      most[location] === Infinity ||
      (unmeasured[location] === 0 && loads[location]! + amounts[part]! <= most[location]!),
    enter: change(1),
    leave: change(-1),
  };
}

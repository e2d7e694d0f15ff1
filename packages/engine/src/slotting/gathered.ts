import { affinityStarts } from '../search/affinity-start';
import type { Setup } from './setup';
import { isAllowed, openSlots } from './setup-rules';
import type { Starts } from './start';

/** Plans that fill aisles with goods that are ordered together (rule S10), as far as no rule is broken by them. */
export function gatheredPlans({ starts: { hardest }, setup }: { starts: Starts; setup: Setup }): Int32Array[] {
  const { problem, parts, locked, pointOf } = setup;
  const isMovable = (part: number) => locked[part] === 0 && hardest[part]! >= 0;
  const plans = affinityStarts(problem.warehouse, {
    ...{ tours: parts.tours, slots: pointOf, open: openSlots(setup, hardest), velocity: parts.lines },
    movable: Int32Array.from(locked.keys()).filter(isMovable),
    plan: hardest.map((slot, part) => (isMovable(part) ? -1 : slot)),
  });
  return plans.filter((plan) => isAllowed(setup, plan));
}

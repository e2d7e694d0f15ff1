import { boundOf, lowerBound } from '../bound/bound';
import { secondsAt } from '../costs/seconds-of';
import { Work } from '../costs/work';
import { checkSlotting } from '../model/check-slotting';
import type { SlottingProblem } from '../model/slotting';
import { RuleBook } from '../rules/rule-book';
import { groupsOf } from '../search/groups';
import { phasesOf } from '../search/phases';
import { Random } from '../search/random';
import { searchPlan } from '../search/search-plan';
import type { Environment } from '../search/search-plan';
import { SIMPLE_RULES } from '../search/simple-rules';
import type { SimpleRule } from '../search/simple-rules';
import type { Seconds } from '../model/cost-rates';
import { placedOnly, placesOf, setUp } from './setup';
import type { Setup } from './setup';
import type { SlottingProgress, SlottingSolution } from './solution';
import { startsOf } from './start';

const locationsOf = ({ locationOf }: Setup, plan: Int32Array) =>
  plan.map((slot) => (slot < 0 ? -1 : locationOf[slot]!));

/** Whether a plan breaks no rule. Locked parts lie where they must, whatever the rules. */
function isAllowed({ problem, parts, locked, locationOf }: Setup, plan: Int32Array): boolean {
  const book = new RuleBook(problem, parts);
  const order = Array.from(plan.keys()).sort((a, b) => locked[b]! - locked[a]!);
  return order.every((part) => {
    const location = plan[part]! < 0 ? -1 : locationOf[plan[part]!]!;
    if (location < 0) return true;
    const allowed = locked[part] === 1 || book.admits(part, location);
    book.enter(part, location);
    return allowed;
  });
}

/** What lying as today costs; null where a part with work to do lies nowhere. */
function secondsToday({ problem, parts }: Setup, plan: Int32Array): Seconds | null {
  const { today, lines, demand } = parts;
  const comparable = plan.every(
    (slot, part) => slot < 0 || today[part]! >= 0 || (lines[part] === 0 && demand[part] === 0),
  );
  return comparable
    ? secondsAt(
        problem,
        parts,
        today.map((location, part) => (plan[part]! < 0 ? -1 : location)),
      )
    : null;
}

/**
 * Finds locations for all SKUs by which the work takes fewer seconds, beginning from what lies today or the best rule of
 * thumb; no rule is ever broken. What cannot be placed is warned of. Throws as `checkSlotting` does.
 */
export function slot(
  problem: SlottingProblem,
  environment: Environment & { progress?(progress: SlottingProgress): void },
): SlottingSolution {
  checkSlotting(problem);
  const random = new Random(environment.seed);
  const whole = setUp(problem);
  const starts = startsOf(whole, random);
  const setup = placedOnly(whole, starts.hardest);
  const { parts, locked, locationOf, pointOf } = setup;
  const measure = (plan: Int32Array) => secondsAt(problem, parts, locationsOf(setup, plan)).total;
  const valueOf = (plan: Int32Array | null) => (plan ? measure(plan) : null);
  const rules = Object.fromEntries(SIMPLE_RULES.map((rule) => [rule, valueOf(starts.rules[rule])])) as Record<
    SimpleRule,
    number | null
  >;
  const byValue = (rule: SimpleRule) => rules[rule] ?? Infinity;
  const bestRule = SIMPLE_RULES.reduce((best, rule) => (byValue(rule) < byValue(best) ? rule : best));
  const least = lowerBound(setup, starts.hardest);
  const assigned = least.plan && isAllowed(setup, least.plan) ? least.plan : null;
  const start = [starts.hardest, starts.today, ...Object.values(starts.rules), assigned]
    .filter((plan) => plan !== null)
    .map((plan) => ({ plan, value: measure(plan) }))
    .reduce((best, other) => (other.value < best.value ? other : best));
  const guard = new RuleBook(problem, parts);
  start.plan.forEach((slotOfPart, part) => {
    if (slotOfPart >= 0) guard.enter(part, locationOf[slotOfPart]!);
  });
  const movable = Int32Array.from(locked.keys()).filter((part) => locked[part] === 0 && start.plan[part]! >= 0);
  const held = new Set(Array.from(start.plan).filter((_, part) => locked[part] === 1));
  const { plan, value, moves } = searchPlan({
    tours: parts.tours,
    slots: pointOf,
    places: locationOf,
    groups: groupsOf(problem.warehouse, pointOf),
    movable,
    open: Int32Array.from(pointOf.keys()).filter((one) => !held.has(one)),
    velocity: parts.lines,
    start,
    measure,
    guard,
    phases: phasesOf(
      problem.warehouse,
      parts.tours,
      (travel, { slotOfItem }) => new Work(problem, parts, travel, locationsOf(setup, slotOfItem)),
    ),
    environment,
    random,
    progress: (made, spent, best) =>
      environment.progress?.({ moves: made, spent, seconds: best.value, places: placesOf(setup, best.plan) }),
  });
  return {
    places: placesOf(setup, plan),
    seconds: secondsAt(problem, parts, locationsOf(setup, plan)),
    today: secondsToday(setup, plan),
    rules,
    bestRule: rules[bestRule] === null ? null : bestRule,
    bound: boundOf(least, value),
    warnings: starts.warnings,
    moves,
  };
}

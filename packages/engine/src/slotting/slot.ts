import { boundOf, lowerBound } from '../bound/bound';
import { carrying } from '../costs/moves';
import { secondsAt } from '../costs/seconds-of';
import { Work } from '../costs/work';
import { checkPlaces } from '../model/check-places';
import type { SkuPlaces, SlottingProblem } from '../model/slotting';
import { RuleBook } from '../rules/rule-book';
import { groupsOf } from '../search/groups';
import { awayFrom, KeptTravel, leavingOf, usualOf } from '../search/kept-travel';
import { phasesOf } from '../search/phases';
import { Random } from '../search/random';
import { searchPlan } from '../search/search-plan';
import type { Environment } from '../search/search-plan';
import { SIMPLE_RULES } from '../search/simple-rules';
import type { SimpleRule } from '../search/simple-rules';
import type { Seconds } from '../model/cost-rates';
import { gatheredPlans } from './gathered';
import { locationsOfParts } from './seconds-of';
import { placesOf } from './setup';
import type { Setup } from './setup';
import { isAllowed, openSlots } from './setup-rules';
import type { SlottingProgress, SlottingSolution } from './solution';
import { prepare } from './start-places';
import type { Prepared } from './start-places';

const locationsOf = ({ locationOf }: Setup, plan: Int32Array) =>
  plan.map((slot) => (slot < 0 ? -1 : locationOf[slot]!));

/** Cost of today's placement; null if a part with work to do lies nowhere. */
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

/** The first slot of a location that no locked part holds, −1 for none. */
function openSlotOf({ firstSlot }: Setup, open: ReadonlySet<number>, location: number): number {
  if (location < 0) return -1;
  for (let slot = firstSlot[location]!; slot < firstSlot[location + 1]!; slot++) if (open.has(slot)) return slot;
  return -1;
}

/** A search that begins from a plan of its caller, too. */
interface From extends Environment {
  /** Places to begin from, if they break no rule and leave nothing out. */
  start?: SkuPlaces | undefined;
  /** So many slots may change their place at most, and those that rules make leave it; without, all may. */
  most?: number | undefined;
  /** Carrying all of them takes so many seconds at most: a limit in place of `most`. */
  mostSeconds?: number | undefined;
  progress?(progress: SlottingProgress): void;
}

function searchFrom(
  { starts, setup }: Prepared,
  environment: From,
  more: readonly (Int32Array | null)[],
  random: Random,
) {
  const { problem, parts, locked, locationOf, pointOf } = setup;
  const secondsIn = (plan: Int32Array) => secondsAt(problem, parts, locationsOf(setup, plan)).total;
  const { most: slots, mostSeconds } = environment;
  const leaving = leavingOf(parts.today, mostSeconds === undefined ? undefined : carrying(problem));
  const limit = mostSeconds ?? slots;
  const movedIn = (plan: Int32Array) => awayFrom(leaving, locationsOf(setup, plan));
  const most = starts.today && limit !== undefined ? Math.max(limit, movedIn(starts.today)) : null;
  const isKept = (plan: Int32Array) => most === null || movedIn(plan) <= most;
  const known = [starts.hardest, starts.today, ...Object.values(starts.rules), ...more]
    .filter((plan) => plan !== null)
    .map((plan) => ({ plan, value: secondsIn(plan) }));
  const valueOf = (rule: SimpleRule) => known.find(({ plan }) => plan === starts.rules[rule])?.value ?? null;
  const rules = Object.fromEntries(SIMPLE_RULES.map((rule) => [rule, valueOf(rule)])) as SlottingSolution['rules'];
  const byValue = (rule: SimpleRule) => rules[rule] ?? Infinity;
  const bestRule = SIMPLE_RULES.reduce((best, rule) => (byValue(rule) < byValue(best) ? rule : best));
  const start = known
    .filter(({ plan }) => isKept(plan))
    .reduce((best, other) => (other.value < best.value ? other : best));
  const guard = new RuleBook(problem, parts);
  start.plan.forEach((slotOfPart, part) => {
    if (slotOfPart >= 0) guard.enter(part, locationOf[slotOfPart]!);
  });
  const movable = Int32Array.from(locked.keys()).filter((part) => locked[part] === 0 && start.plan[part]! >= 0);
  const open = openSlots(setup, start.plan);
  const isOpen = new Set(open);
  const { plan, value, moves } = searchPlan({
    tours: parts.tours,
    slots: pointOf,
    places: locationOf,
    groups: groupsOf(problem.warehouse, pointOf),
    movable,
    open,
    velocity: parts.lines,
    home: most === null ? undefined : parts.today.map((place) => openSlotOf(setup, isOpen, place)),
    start,
    measure: (found) => (isKept(found) ? secondsIn(found) : Infinity),
    guard,
    phases: phasesOf(problem.warehouse, parts.tours, pointOf, (travel, { slotOfItem }) => {
      const locations = locationsOf(setup, slotOfItem);
      const work = new Work(problem, parts, travel, locations);
      if (most === null) return work;
      const usual = mostSeconds === undefined ? 1 : usualOf(leaving, locations);
      return new KeptTravel(work, locations, leaving, most, usual);
    }),
    environment,
    random,
    progress: (made, spent, best) =>
      environment.progress?.({ moves: made, spent, seconds: best.value, places: placesOf(setup, best.plan) }),
  });
  return {
    value,
    solution: {
      places: placesOf(setup, plan),
      seconds: secondsAt(problem, parts, locationsOf(setup, plan)),
      today: secondsToday(setup, plan),
      rules,
      bestRule: rules[bestRule] === null ? null : bestRule,
      warnings: starts.warnings,
      moves,
    },
  };
}

/** A plan of the caller as slots; null where it breaks a rule or leaves out what others place. */
function givenPlan({ starts, setup }: Prepared, places: SkuPlaces | undefined): Int32Array | null {
  if (!places) return null;
  checkPlaces(setup.problem, places);
  const locations = locationsOfParts(setup.parts, places);
  const next = setup.firstSlot.slice();
  const plan = locations.map((location) => {
    if (location < 0) return -1;
    const slotOfPart = next[location]!++;
    return slotOfPart < setup.firstSlot[location + 1]! ? slotOfPart : -1;
  });
  const isWhole = plan.every((slotOfPart, part) => slotOfPart >= 0 === starts.hardest[part]! >= 0);
  return isWhole && isAllowed(setup, plan) ? plan : null;
}

/**
 * Finds locations for all SKUs by which the work takes fewer seconds, beginning from today's placement, the best rule
 * of thumb or the caller's plan; no rule is ever broken. SKUs that cannot be placed are warned of. Throws as
 * `checkSlotting` does.
 */
export function slotQuickly(problem: SlottingProblem, environment: From): Omit<SlottingSolution, 'bound'> {
  const random = new Random(environment.seed);
  const prepared = prepare(problem, random);
  // They move nearly all.
  const isLimited = environment.most !== undefined || environment.mostSeconds !== undefined;
  const gathered = isLimited ? [] : gatheredPlans(prepared);
  const more = [givenPlan(prepared, environment.start), ...gathered];
  return searchFrom(prepared, environment, more, random).solution;
}

/**
 * The same, with the greatest distance of the plan from the best. The distance is measured first, however long it
 * takes.
 */
export function slot(problem: SlottingProblem, environment: From): SlottingSolution {
  const random = new Random(environment.seed);
  const prepared = prepare(problem, random);
  const { setup, starts } = prepared;
  const least = lowerBound(setup, starts.hardest);
  const assigned = least.plan && isAllowed(setup, least.plan) ? least.plan : null;
  const given = givenPlan(prepared, environment.start);
  const { solution, value } = searchFrom(prepared, environment, [given, assigned], random);
  return { ...solution, bound: boundOf(least, value) };
}

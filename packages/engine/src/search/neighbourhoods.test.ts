import { report, seeds } from '../../test/rounds';
import { generateFree, generateSlotting, violationsOf } from '../check';
import { secondsAt } from '../costs/seconds-of';
import { Work } from '../costs/work';
import { COSTS } from '../model/cost-rates';
import { toursByItem } from '../model/tours';
import { POLICIES } from '../routing/tour-length';
import { RuleBook } from '../rules/rule-book';
import { placedOnly, placesOf, setUp } from '../slotting/setup';
import { startsOf } from '../slotting/start';
import type { Annealing } from './anneal';
import { ToCompanion } from './companions';
import { AnyExchange } from './exchange';
import { FamilyExchange, GroupExchange } from './families';
import { Gathering } from './gathering';
import { groupsOf } from './groups';
import { MovedItems } from './moved-items';
import type { Neighbourhood } from './neighbourhood';
import { travelUnder } from './phases';
import { Placement } from './placement';
import { Random } from './random';
import { Repair } from './repair';
import { Ring } from './ring';
import { slotGroups } from './slot-groups';
import { WeightedChoice } from './weighted-choice';

/** In a run of all tests each policy and the free layout three times; the row `deltas` of a soak comes to a million moves. */
const problems = seeds(18);
const LONG_MS = 30_000 + problems.length * 2_000;
const SINGLE = ['any', 'companion', 'moved'];
const KINDS = ['any', 'companion', 'moved', 'ring', 'gathering', 'family', 'groups', 'repair'] as const;

/** Makes moves of one kind at random in a random problem; every delta is compared with measuring anew. @returns moves made */
function follow(seed: number, kind: (typeof KINDS)[number], proposals: number): number {
  // After one of each policy comes a free layout.
  const sizes = { skus: 22, locations: 36, orders: 30 };
  const policy = POLICIES[seed % (POLICIES.length + 1)];
  const problem = policy ? generateSlotting(seed, { ...sizes, policy }) : generateFree(seed, sizes);
  const random = new Random(seed);
  const whole = setUp(problem);
  const start = startsOf(whole, random).hardest;
  const setup = placedOnly(whole, start);
  const { parts, pointOf, locationOf, locked } = setup;
  const placement = new Placement(start, pointOf);
  const located = () => placement.slotOfItem.map((slot) => (slot < 0 ? -1 : locationOf[slot]!));
  const measure = () => secondsAt(problem, parts, located());
  const travel = new Work(
    problem,
    parts,
    travelUnder(problem.warehouse, parts.tours, placement.pointOfItem),
    located(),
  );
  const guard = new RuleBook(problem, parts);
  start.forEach((slot, part) => {
    if (slot >= 0) guard.enter(part, locationOf[slot]!);
  });
  const movable = Int32Array.from(start.keys()).filter((part) => start[part]! >= 0 && locked[part] === 0);
  const held = new Set(Array.from(start).filter((_, part) => locked[part] === 1));
  const open = Int32Array.from(pointOf.keys()).filter((slot) => !held.has(slot));
  const choice = new WeightedChoice(movable.map(() => 1));
  const annealing: Annealing = {
    travel,
    placement,
    slots: pointOf,
    places: locationOf,
    choice,
    movable,
    moves: Uint8Array.from(locked, (stays, part) => Number(stays === 0 && start[part]! >= 0)),
    open,
    home: start.map((_, part) => open[(part * 7) % open.length]!),
    random,
    guard,
    neighbourhoods: [],
  };
  const groups = slotGroups(groupsOf(problem.warehouse, pointOf), open, pointOf);
  const byItem = toursByItem(parts.tours, parts.count);
  const made: Neighbourhood = {
    any: () => new AnyExchange(annealing),
    companion: () => new ToCompanion(annealing, parts.tours, byItem, groups),
    moved: () => new MovedItems(annealing, annealing.home!),
    ring: () => new Ring(annealing),
    gathering: () => new Gathering(annealing, parts.tours, groups),
    family: () => new FamilyExchange(annealing, parts.tours, byItem, groups),
    groups: () => new GroupExchange(annealing, groups),
    repair: () => new Repair(annealing, parts.tours, byItem),
  }[kind]();
  let count = 0;
  let before = measure();
  for (let step = 0; step < proposals; step++) {
    const delta = made.propose();
    if (delta === undefined) continue;
    if (random.fraction() < 0.4) {
      made.drop();
      expect([seed, kind, step, measure()]).toEqual([seed, kind, step, before]);
      continue;
    }
    const named = !SINGLE.includes(kind) ? undefined : { ...travel.change };
    made.take();
    count++;
    const after = measure();
    expect([seed, kind, step, near(after.total - before.total, delta)]).toEqual([seed, kind, step, true]);
    for (const cost of named ? COSTS : [])
      expect([seed, cost, near(after[cost] - before[cost], named![cost])]).toEqual([seed, cost, true]);
    before = after;
    expect(violationsOf(problem, placesOf(setup, placement.slotOfItem))).toEqual([]);
  }
  expect(travel.total).toBeCloseTo(before.total, 4);
  return count;
}
const near = (a: number, b: number) => Math.abs(a - b) < 1e-5;

test.each(KINDS)(
  '[S1] [R12] [G3] [W1] moves of the kind "%s" change what measuring anew says, and break no rule',
  (kind) => {
    const began = performance.now();
    const moves = problems.reduce((made, seed) => made + follow(seed, kind, kind === 'ring' ? 400 : 120), 0);
    expect(moves).toBeGreaterThan(3.4 * problems.length);
    report('deltas', began, { moves, [kind]: moves });
  },
  LONG_MS,
);

test('[S9] [S12] of items that have moved each goes back to where it lies today, or to the place of another that has moved', () => {
  const items = 40;
  const slots = Int32Array.from({ length: 60 }, (_, slot) => slot);
  const home = Int32Array.from({ length: items }, (_, item) => item);
  const plan = home.map((slot) => (slot < 4 ? (slot + 1) % 4 : slot === 20 ? 50 : slot));
  const placement = new Placement(plan, slots);
  const everything = Int32Array.from(home);
  const moved: Annealing = {
    travel: { total: 0, delta: () => 0, apply: () => undefined },
    ...{ placement, slots, places: slots, movable: everything, open: slots, home, random: new Random(5) },
    choice: new WeightedChoice(home.map(() => 1)),
    moves: new Uint8Array(items).fill(1),
    ...{ guard: undefined, neighbourhoods: [] },
  };
  let backs = 0;
  for (let proposal = 0; proposal < 500; proposal++) {
    const made = new MovedItems(moved, home);
    if (made.propose() === undefined) continue;
    const before = placement.slotOfItem.slice();
    made.take();
    const gone = Array.from(home.keys()).filter((item) => before[item] !== placement.slotOfItem[item]);
    expect(gone.some((item) => before[item] !== home[item])).toBe(true);
    if (gone.some((item) => placement.slotOfItem[item] === home[item])) backs++;
    const away = Array.from(home.keys()).filter((item) => placement.slotOfItem[item] !== home[item]);
    expect(away.every((item) => [0, 1, 2, 3, 20].includes(item))).toBe(true);
  }
  expect(backs).toBeGreaterThan(3);
  expect(Array.from(placement.slotOfItem)).toEqual(Array.from(home));
});

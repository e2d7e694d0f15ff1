import { placeCostsOf } from '../costs/work';
import { checkSlotting } from '../model/check-slotting';
import { ProblemFault } from '../model/fault';
import { partsOf } from '../model/parts';
import { aloneDistance } from '../model/point-distance';
import type { SlottingProblem } from '../model/slotting';
import type { Tours } from '../model/tours';
import { RuleBook } from '../rules/rule-book';
import type { RuleName } from '../rules/rule';
import { groupsOf } from '../search/groups';
import type { PutAwayAdvice, RankedPlace } from './advice';

/** Goods that come in. */
export interface Incoming {
  /** By number. */
  sku: number;
  pieces: number;
}

/** A place is called good at something if it is among the first of this share of those that are allowed. */
const GOOD = 0.25;

/** The weighed lines of a SKU, and of each of its tours only the part that is its own. */
function demandOf({ starts, items, weights }: Tours, sku: number): { lines: number; walks: number } {
  let lines = 0;
  let walks = 0;
  for (let tour = 0; tour + 1 < starts.length; tour++)
    for (let at = starts[tour]!; at < starts[tour + 1]!; at++)
      if (items[at] === sku) {
        lines += weights[tour]!;
        walks += weights[tour]! / (starts[tour + 1]! - starts[tour]!);
      }
  return { lines, walks };
}

/** The value which the first quarter does not exceed. */
function goodOf(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.max(0, Math.ceil(sorted.length * GOOD) - 1)] ?? -Infinity;
}

/**
 * Locations for goods that come in beside what lies in the warehouse today, the cheapest first: the walk that is theirs, reach
 * and refills (rules A1 and A2). Throws as `checkSlotting` does, and a ProblemFault for goods that are none.
 * @param limit how many places are named
 */
export function advisePutAway(problem: SlottingProblem, { sku, pieces }: Incoming, limit = 10): PutAwayAdvice {
  checkSlotting(problem);
  const { skus, locations, rates, warehouse, tours } = problem;
  const goods = skus[sku];
  if (!goods) throw new ProblemFault('sku', sku, 'the number of a SKU');
  if (!(pieces > 0 && pieces < Infinity)) throw new ProblemFault('pieces', pieces, 'a number above 0');
  const { lines, walks } = demandOf(tours, sku);
  // Incoming goods are judged as one more SKU of one slot, of the same kind.
  const incoming = { ...goods, pieces, demand: goods.demand / goods.slots, slots: 1, today: [], locked: false };
  const none: Tours = { starts: Uint32Array.of(0), items: new Uint32Array(0), weights: new Float64Array(0) };
  const { moves: _, ...lasting } = rates;
  const joined: SlottingProblem = { ...problem, skus: [...skus, incoming], tours: none, rates: lasting };
  const parts = partsOf(joined);
  const part = parts.count - 1;
  parts.lines[part] = lines / goods.slots;
  const book = new RuleBook(joined, parts);
  parts.today.forEach((location, other) => {
    if (location >= 0) book.enter(other, location);
  });

  const own = new Set(goods.today);
  const refused: Partial<Record<RuleName, number>> = {};
  const allowed: number[] = [];
  locations.forEach(({ mixing }, location) => {
    // The same SKU may join itself, unless nothing is added to a filled place; its lot is the caller's to judge.
    const joins = own.has(location) && mixing !== 'empty_only';
    const rule = book.refusal(part, location, joins ? 'mixing' : undefined);
    if (rule) refused[rule] = (refused[rule] ?? 0) + 1;
    else allowed.push(location);
  });

  const alone = aloneDistance(warehouse);
  const walk = new Map<number, number>();
  for (const location of allowed) {
    const { point } = locations[location]!;
    if (!walk.has(point)) walk.set(point, alone(point));
  }
  const costs = placeCostsOf(joined, parts);
  const ranked = allowed.map((location) => {
    const distance = walk.get(locations[location]!.point)!;
    const place: Partial<Record<string, number>> = {};
    for (const cost of costs) place[cost.name] = cost.at(part, location);
    const reach = place.reach ?? 0;
    const refills = place.replenishment ?? 0;
    const seconds = (walks / goods.slots) * rates.secondsPerLength * distance + reach + refills;
    return { location, distance, reach, refills, seconds };
  });
  const goodWalk = goodOf(ranked.map(({ distance }) => distance));
  const goodReach = rates.reach ? Math.min(...rates.reach.seconds) : -Infinity;
  const goodRefills = rates.replenishment ? goodOf(ranked.map(({ refills }) => refills)) : -Infinity;
  const groups = groupsOf(
    warehouse,
    Int32Array.from(locations, ({ point }) => point),
  );
  const family = new Set(
    goods.family === null
      ? []
      : skus.flatMap((other, at) =>
          at !== sku && other.family === goods.family ? other.today.map((location) => groups[location]!) : [],
        ),
  );
  const places = ranked
    .sort(
      (a, b) =>
        a.seconds - b.seconds || Number(own.has(b.location)) - Number(own.has(a.location)) || a.location - b.location,
    )
    .slice(0, limit)
    .map(({ location, distance, refills, seconds }): RankedPlace => {
      const level = rates.reach?.seconds[Math.min(locations[location]!.level, rates.reach.seconds.length - 1)];
      const reasons: [RankedPlace['reasons'][number], boolean][] = [
        ['same_sku', own.has(location)],
        ['family_near', family.has(groups[location]!)],
        ['short_walk', distance <= goodWalk],
        ['good_level', level === goodReach],
        ['few_refills', refills <= goodRefills],
      ];
      return { location, seconds, reasons: reasons.flatMap(([reason, holds]) => (holds ? [reason] : [])) };
    });
  return { places, refused };
}

import type { RuleName } from '../rules/rule';
import { RuleBook } from '../rules/rule-book';
import type { Warning } from '../model/warning';
import { orderOf, SIMPLE_RULES, slotsInOrder } from '../search/simple-rules';
import type { SimpleRule } from '../search/simple-rules';
import type { Random } from '../search/random';
import { Filling, kindsOf } from './filling';
import type { Kinds } from './filling';
import type { Setup } from './setup';

/** A plan to begin from: null stands for one that leaves something out which another one places. */
export interface Starts {
  rules: Record<SimpleRule, Int32Array | null>;
  /** Today's placement as far as rules allow, the rest where it fits; null if nothing lies anywhere. */
  today: Int32Array | null;
  /** The hardest to place first: places the most. */
  hardest: Int32Array;
  warnings: Warning[];
}

function measuresMissing({ problem }: Setup): Warning[] {
  return problem.skus.flatMap(({ lengthMm, widthMm, heightMm, weightG }, sku): Warning[] => {
    const missing = [
      ...(lengthMm === null || widthMm === null || heightMm === null ? (['dimensions'] as const) : []),
      ...(weightG === null ? (['weight'] as const) : []),
    ];
    return missing.length > 0 ? [{ kind: 'no_measures', sku, missing }] : [];
  });
}

function lockedAgainstRules({ problem, parts, locked }: Setup): Warning[] {
  const book = new RuleBook(problem, parts);
  const stay = Array.from(locked.keys()).filter((part) => locked[part] === 1);
  return stay.flatMap((part): Warning[] => {
    const location = parts.today[part]!;
    const rule = book.refusal(part, location);
    book.enter(part, location);
    return rule ? [{ kind: 'locked_against_rule', sku: parts.skuOf[part]!, location, rule }] : [];
  });
}

/** Number of locations that refuse a part by each rule if they are empty. */
export function refusals({ problem }: Setup, book: RuleBook, part: number): Partial<Record<RuleName, number>> {
  const counts: Partial<Record<RuleName, number>> = {};
  problem.locations.forEach((_, location) => {
    const rule = book.refusal(part, location);
    if (rule) counts[rule] = (counts[rule] ?? 0) + 1;
  });
  return counts;
}

/** Number of slots that would take each part if they were empty. */
function choicesOf({ parts }: Setup, { sample, slots }: Kinds, empty: RuleBook): Int32Array {
  return Int32Array.from({ length: parts.count }, (_, part) => {
    let count = 0;
    for (let kind = 0; kind < sample.length; kind++) if (empty.admits(part, sample[kind]!)) count += slots[kind]!;
    return count;
  });
}

/** Plans to begin from, none of which breaks a rule, and the parts that cannot be placed. */
export function startsOf(setup: Setup, random: Random): Starts {
  const { problem, parts, locked, locationOf, pointOf } = setup;
  const kinds = kindsOf(setup);
  const empty = new RuleBook(problem, parts);
  const choices = choicesOf(setup, kinds, empty);
  const level = (slot: number) => problem.locations[locationOf[slot]!]!.level;
  const orderBy = (rule: SimpleRule) =>
    slotsInOrder(problem.warehouse, rule, pointOf, Array.from(pointOf.keys()), random, (a, b) => level(a) - level(b));
  const open = Array.from(locked.keys()).filter((part) => locked[part] === 0);
  const volume = (part: number) => (parts.volumeMm3[part]! || 0) * parts.pieces[part]!;
  const byHardness = open
    .filter((part) => choices[part]! > 0)
    .sort((a, b) => choices[a]! - choices[b]! || volume(b) - volume(a) || parts.lines[b]! - parts.lines[a]! || a - b);
  const nearest = orderBy('nearest');
  const filling = new Filling(setup, kinds, empty, nearest);
  const placed = byHardness.filter((part) => filling.place(part));
  const kept = placed.toSorted((a, b) => parts.lines[b]! - parts.lines[a]! || a - b);

  const fill = (order: number[], wanted: readonly number[], begin: (filling: Filling) => void = () => undefined) => {
    const next = new Filling(setup, kinds, empty, order);
    begin(next);
    return wanted.every((part) => next.plan[part]! >= 0 || next.place(part)) ? next.plan : null;
  };
  const rules = Object.fromEntries(
    SIMPLE_RULES.map((rule) => [rule, fill(orderBy(rule), orderOf(rule, kept.slice(), random))]),
  ) as Record<SimpleRule, Int32Array | null>;
  const lying = kept.filter((part) => parts.today[part]! >= 0);
  const keepToday = (next: Filling) => {
    for (const part of lying) {
      const slot = next.freeSlot(parts.today[part]!);
      if (slot >= 0 && next.book.admits(part, parts.today[part]!)) next.put(part, slot);
    }
  };
  const today = lying.length > 0 ? fill(nearest, placed, keepToday) : null;

  const homeless = new Map<number, number>();
  const isPlaced = new Set(placed);
  const warnings: Warning[] = [...measuresMissing(setup), ...lockedAgainstRules(setup)];
  for (const part of open) {
    const sku = parts.skuOf[part]!;
    if (choices[part] === 0 && part === parts.firstOf[sku])
      warnings.push({ kind: 'fits_nowhere', sku, rules: refusals(setup, empty, part) });
    else if (choices[part]! > 0 && !isPlaced.has(part)) homeless.set(sku, (homeless.get(sku) ?? 0) + 1);
  }
  for (const [sku, slots] of homeless) warnings.push({ kind: 'no_room', sku, slots });
  return { rules, today, hardest: filling.plan, warnings };
}

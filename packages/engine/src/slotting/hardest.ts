import type { RuleName } from '../rules/rule';
import { RuleBook } from '../rules/rule-book';
import type { Warning } from '../model/warning';
import { slotsInOrder, viewsOf } from '../search/simple-rules';
import type { SimpleRule, View } from '../search/simple-rules';
import { Random } from '../search/random';
import { Filling, kindsOf } from './filling';
import type { Kinds } from './filling';
import type { Setup } from './setup';

/** Number of slots that would take each part if they were empty. */
function choicesOf({ parts }: Setup, { sample, slots }: Kinds, empty: RuleBook): Int32Array {
  return Int32Array.from({ length: parts.count }, (_, part) => {
    let count = 0;
    for (let kind = 0; kind < sample.length; kind++) if (empty.admits(part, sample[kind]!)) count += slots[kind]!;
    return count;
  });
}

/** In which order a rule fills the slots of a setup, the lower ones of a bay first. */
export function slotOrder(
  { problem, locationOf, pointOf }: Setup,
  rule: SimpleRule,
  view: View,
  random: Random,
): number[] {
  const { warehouse, locations } = problem;
  const level = (slot: number) => locations[locationOf[slot]!]!.level;
  const all = Array.from(pointOf.keys());
  return slotsInOrder({ warehouse, view }, rule, pointOf, all, random, (a, b) => level(a) - level(b));
}

/** The plan that places the most: the hardest to place come first, in the nearest slots. */
export function placeHardest(setup: Setup) {
  const { problem, parts, locked } = setup;
  const kinds = kindsOf(setup);
  const empty = new RuleBook(problem, parts);
  const choices = choicesOf(setup, kinds, empty);
  const volume = (part: number) => (parts.volumeMm3[part]! || 0) * parts.pieces[part]!;
  const byHardness = Array.from(locked.keys())
    .filter((part) => locked[part] === 0 && choices[part]! > 0)
    .sort((a, b) => choices[a]! - choices[b]! || volume(b) - volume(a) || parts.lines[b]! - parts.lines[a]! || a - b);
  // The rule draws nothing.
  const nearest = slotOrder(setup, 'nearest', viewsOf(problem.warehouse, 'nearest')[0]!, new Random(0));
  const filling = new Filling(setup, kinds, empty, nearest);
  const placed = byHardness.filter((part) => filling.place(part));
  return { kinds, empty, choices, nearest, placed, plan: filling.plan };
}
type Hardest = ReturnType<typeof placeHardest>;

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

/** Warnings of SKUs before anything is searched for: of those that cannot be placed, among others. */
export function warningsOf(setup: Setup, { choices, placed, empty }: Hardest): Warning[] {
  const { parts, locked } = setup;
  const homeless = new Map<number, number>();
  const isPlaced = new Set(placed);
  const warnings: Warning[] = [...measuresMissing(setup), ...lockedAgainstRules(setup)];
  for (const part of locked.keys()) {
    if (locked[part] === 1) continue;
    const sku = parts.skuOf[part]!;
    if (choices[part] === 0 && part === parts.firstOf[sku])
      warnings.push({ kind: 'fits_nowhere', sku, rules: refusals(setup, empty, part) });
    else if (choices[part]! > 0 && !isPlaced.has(part)) homeless.set(sku, (homeless.get(sku) ?? 0) + 1);
  }
  for (const [sku, slots] of homeless) warnings.push({ kind: 'no_room', sku, slots });
  return warnings;
}

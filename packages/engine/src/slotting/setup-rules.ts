import { RuleBook } from '../rules/rule-book';
import type { Setup } from './setup';

/** Whether a plan breaks no rule. Locked parts lie where they must, regardless of the rules. */
export function isAllowed({ problem, parts, locked, locationOf }: Setup, plan: Int32Array): boolean {
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

/** Slots that no locked part holds. */
export function openSlots({ locked, pointOf }: Setup, plan: Int32Array): Int32Array {
  const held = new Set(Array.from(plan).filter((_, part) => locked[part] === 1));
  return Int32Array.from(pointOf.keys()).filter((one) => !held.has(one));
}

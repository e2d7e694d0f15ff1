import type { Decay, MoveGain, PlanAdvantage } from '@slotwise/contract';
import type { Quiet } from '../tables';
import type { ActedOn, MeasuredDay } from '../watch-queries';

/** So many of the latest days with orders are looked at together: one odd day says nothing. */
export const DAYS = 5;
const DAYS_LEAST = 3;
const ORDERS_LEAST = 20;
/** A plan that promised less than a thousandth of the work cannot lose much. */
const SHARE_LEAST = 0.001;
/** A decision to leave it is brought up again once so much more of the promise is gone. */
const MUCH_WORSE = 0.2;

/** @returns null while there are too few days or orders to say anything */
export function decayOf({ id, share }: ActedOn, days: readonly MeasuredDay[], limit: number): Decay | null {
  const [first, last] = [days[0], days.at(-1)];
  const sum = (valueOf: (day: MeasuredDay) => number) => days.reduce((total, day) => total + valueOf(day), 0);
  const [orders, before, after] = [sum((day) => day.orders), sum((day) => day.before), sum((day) => day.after)];
  if (share === null || share < SHARE_LEAST || !first || !last) return null;
  if (days.length < DAYS_LEAST || orders < ORDERS_LEAST || before <= 0) return null;
  const measured = (before - after) / before;
  return {
    ...{ proposalId: id, promised: share, measured, kept: measured / share, limit },
    ...{ orders, days: days.length, from: first.day, until: last.day },
  };
}

export const isTooLittle = ({ kept, limit }: Decay): boolean => limit > 0 && kept * 100 < limit;

/** Whether it was let be, and has not become much worse since. What orders did not bear out, those of a further day may. */
export const isQuiet = ({ proposalId, kept, until }: Decay, quiet: Quiet | null): quiet is Quiet =>
  quiet !== null &&
  quiet.proposalId === proposalId &&
  (quiet.why === 'unproven' ? quiet.until === until : kept > quiet.kept - MUCH_WORSE);

/**
 * Whether moves save work, on orders that they were made from and on others. Of some chains of a plan the sum of what each
 * saves can be wrong: it saves that after all before it.
 */
export const isProven = ({ seen, unseen }: MoveGain): boolean =>
  unseen !== null && [seen, unseen].every(({ before, after }) => after < before);

export function statusOf(
  decay: Decay | null,
  { isProposed, quiet }: { isProposed: boolean; quiet: Quiet | null },
): PlanAdvantage['status'] {
  if (isProposed) return 'proposed';
  if (decay === null) return 'early';
  if (!isTooLittle(decay)) return 'holds';
  return isQuiet(decay, quiet) ? quiet.why : 'searching';
}

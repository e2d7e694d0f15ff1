import type { Invitation } from '@slotwise/contract';

/** When the first pending invitation expires, in milliseconds since the epoch; never without one. */
export function nextExpiry(invitations: readonly Invitation[]): number {
  let next = Infinity;
  for (const { status, expiresAt } of invitations) {
    if (status === 'pending') next = Math.min(next, Date.parse(expiresAt));
  }
  return next;
}

/** Pending invitations whose time is over at `now` (milliseconds since the epoch). */
export const overdue = (invitations: readonly Invitation[], now: number): Invitation[] =>
  invitations.filter(({ status, expiresAt }) => status === 'pending' && Date.parse(expiresAt) <= now);

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60_000;

/**
 * Finds the invitation to ask about next. A server that disagrees ("not yet", by its clock) or does not answer is asked again
 * after 1, 2, 4, … seconds, at most a minute; one invitation never keeps another waiting. Times are milliseconds.
 */
export function createAskingOrder(atOnce: number) {
  const asked = new Map<string, { expiresAt: string; waits: number; askAgainAt: number }>();
  let underWay = 0;
  return {
    /** Those of the overdue to ask about now, marked as asked. */
    take(due: readonly Invitation[], now: number): Invitation[] {
      const taken: Invitation[] = [];
      for (const invitation of due) {
        if (underWay >= atOnce) break;
        const { id, expiresAt } = invitation;
        const before = asked.get(id);
        // Sent again since: another deadline, so another question.
        const last = before?.expiresAt === expiresAt ? before : undefined;
        if (last && now < last.askAgainAt) continue;
        const waits = last ? last.waits + 1 : 0;
        asked.set(id, { expiresAt, waits, askAgainAt: Infinity });
        underWay += 1;
        taken.push(invitation);
      }
      return taken;
    },
    /** The question was answered, or is known not to be. */
    answered(id: string, now: number): void {
      underWay -= 1;
      const entry = asked.get(id);
      if (entry) entry.askAgainAt = now + Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** entry.waits);
    },
  };
}

import type { RefObject } from 'react';

/** Objects of which something is being kept, or was. */
const decided = new WeakSet<object>();

/**
 * Books once for each decision, however often somebody taps: a second tap comes before the first one is kept, or before the
 * screen is drawn anew. What could not be kept may be decided again.
 * @param decision the object that the decision is about, another one for the next decision
 * @param keeping holds the booking while it is kept
 * @returns whether it is kept; false for a repetition as well, which the first one answers
 */
export function keepOnce(
  decision: object,
  keeping: RefObject<Promise<unknown> | null>,
  keep: () => Promise<boolean>,
): Promise<boolean> {
  if (decided.has(decision)) return Promise.resolve(false);
  decided.add(decision);
  const booking = keep().then((isKept) => {
    if (!isKept) decided.delete(decision);
    return isKept;
  });
  keeping.current = booking;
  return booking;
}

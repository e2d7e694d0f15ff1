import { useState } from 'react';

/**
 * True from the first time that `isKnown` was: data that is asked for once more after a failure is not known for a
 * while, and must not take away the elements around it.
 */
export function useSettled(isKnown: boolean): boolean {
  const [settled, setSettled] = useState(isKnown);
  if (isKnown && !settled) setSettled(true);
  return settled || isKnown;
}

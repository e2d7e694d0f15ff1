import { SEARCH_RANKS } from '@slotwise/contract/constants';
import type { Findable } from './found';

/**
 * The one record whose code, barcode or id is what was typed: who scans or pastes one wants the record, and no list of one. Names are no
 * codes: without a digit, people may mean others that have the word.
 */
export function meantAlone(items: readonly Findable[], term: string): Findable | undefined {
  if (!/\d/.test(term)) return undefined;
  const exact = items.filter(({ rank }) => rank === SEARCH_RANKS.exact);
  return exact.length === 1 ? exact[0] : undefined;
}

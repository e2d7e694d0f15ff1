import type { Place } from '@slotwise/shared/isolation';

/** Where the page is by now: the router draws it a moment later. */
export function pagePlace(type: Place['type']): Place {
  const { pathname, search, hash } = window.location;
  // As the router keeps them.
  const { usr = null, key = 'default' } = (history.state ?? {}) as { usr?: unknown; key?: string };
  return { pathname, search, hash, state: usr, key, type };
}

import type { LiveCache } from '@slotwise/shared/remote';
import { FIGURES } from './use-figure';

const SOON_MS = 1_000;
/** Pause after each time: it is the dearest read of all, and each open dashboard of a busy warehouse has it read anew. */
const REST_MS = 5_000;

/** By cache, for a partner's page has one for each element: about to be read, or read a moment ago, and perhaps wanted again. */
const states = new WeakMap<LiveCache, 'awaited' | 'resting' | 'wanted'>();

function read(cache: LiveCache): void {
  cache.reload([...FIGURES, 'GET /figures/overview']);
  states.set(cache, 'resting');
  setTimeout(() => {
    const isWanted = states.get(cache) === 'wanted';
    states.delete(cache);
    if (isWanted) read(cache);
  }, REST_MS);
}

/**
 * Has the overview read again in a second, or once it has rested, once for all that happens until then: it sums up all the stock and
 * all the work, and a busy warehouse books many times a second.
 */
export function overviewSoon(cache: LiveCache): void {
  const state = states.get(cache);
  if (state === 'resting') states.set(cache, 'wanted');
  if (state !== undefined) return;
  states.set(cache, 'awaited');
  setTimeout(() => read(cache), SOON_MS);
}

import type { LiveCache } from '@slotwise/shared/remote';
import { FIGURES } from './use-figure';

const PAUSE_MS = 1_000;
let isAwaited = false;

/**
 * Has the overview read again in a second, once for all that happens until then: it sums up all the stock and all the work, and a
 * busy warehouse books many times a second.
 */
export function overviewSoon(cache: LiveCache): void {
  if (isAwaited) return;
  isAwaited = true;
  setTimeout(() => {
    isAwaited = false;
    cache.reload([...FIGURES, 'GET /figures/overview']);
  }, PAUSE_MS);
}

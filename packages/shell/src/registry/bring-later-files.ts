import type { RegistryEntry } from '@slotwise/contract';
import { laterFiles } from './remote-files';

/** The first screen is drawn by then, and what it asks for is on its way. */
const AFTER_MS = 3000;

/** One after the other, so that they are in nobody's way, until one is missing: then the whole build is. */
async function bring(entry: RegistryEntry, signal: AbortSignal): Promise<void> {
  for (const file of laterFiles(entry)) {
    // Its hash is checked when it is asked for as a script; as that it must be asked for here, to be found in the cache.
    const response = await fetch(file, { signal, mode: 'cors', credentials: 'same-origin', priority: 'low' });
    if (!response.ok) throw new Error(`${file} answered ${response.status}`);
    await response.arrayBuffer();
  }
}

/**
 * Brings the rest of a build into the browser's cache once the page has settled: a deployment may delete it while the
 * page is open. A page that was left, or that shall spare its data, brings nothing.
 */
export function bringLaterFiles(entry: RegistryEntry, signal: AbortSignal): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const start = () => {
    bring(entry, signal).catch((error: unknown) => {
      // Nobody has asked for them yet. Whoever does is told, and may retry.
      if (!signal.aborted) console.debug(`Not all of ${entry.id} could be brought in advance.`, error);
    });
  };
  const timer = setTimeout(
    () => ('requestIdleCallback' in globalThis ? requestIdleCallback(start) : start()),
    AFTER_MS,
  );
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}

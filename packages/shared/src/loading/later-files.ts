import type { RegistryEntry } from '@slotwise/contract';
import { laterFiles, type Exposed } from './federation-files';

/** By then the first screen is drawn, and its own requests are on their way. */
const AFTER_MS = 3000;
/** A frame that is out of sight is never idle. */
const IDLE_WITHIN_MS = 2000;

/** Fetches one file after the other, so that they slow down nothing else, until one is missing: then the whole build is. */
async function fetchInTurn(files: readonly string[], signal: AbortSignal): Promise<void> {
  const here = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  for (const file of files) {
    if (here.has(file)) continue;
    // The browser checks the hash when the file is loaded as a script; it finds this copy only if the modes are the same.
    const response = await fetch(file, { signal, mode: 'cors', credentials: 'same-origin', priority: 'low' });
    if (!response.ok) throw new Error(`${file} answered ${response.status}`);
    await response.arrayBuffer();
  }
}

/** Whether the person has asked their browser to fetch only what is needed. */
export function sparesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

/**
 * Brings the rest of a build into the browser's cache once the page has settled: a deployment may delete it, and the
 * network may fail, while the page is open. A page that was left, or that must spare its data, fetches nothing.
 */
export function bringLaterFiles(entry: RegistryEntry, exposed: Exposed, signal: AbortSignal): void {
  if (sparesData() || signal.aborted) return;
  const start = () => {
    fetchInTurn(laterFiles(entry, exposed), signal).catch((error: unknown) => {
      // Nobody has asked for these files yet. A screen that asks for one later reports the failure and offers Retry.
      if (!signal.aborted) console.debug(`Not all of ${entry.id} could be brought in advance.`, error);
    });
  };
  const timer = setTimeout(
    () => ('requestIdleCallback' in globalThis ? requestIdleCallback(start, { timeout: IDLE_WITHIN_MS }) : start()),
    AFTER_MS,
  );
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}

import type { RegistryEntry } from '@slotwise/contract';
import { isAborted } from '../http';
import { laterFiles, type Exposed } from './federation-files';
import { bringInAdvance } from './in-advance';

/** By then the first screen is drawn, and its own requests are on their way. A parcel is drawn when this begins to count. */
const AFTER_MS = 3000;
const AFTER_PARCEL_MS = 1000;
/** A frame that is out of sight is never idle. */
const IDLE_WITHIN_MS = 2000;

/** The server is there, and a file is not: the whole build is gone. */
class MissingFileError extends Error {}

/** Fetches one file after the other, so that they slow down nothing else. Those that are here it takes out of the list. */
async function fetchInTurn(files: string[], signal: AbortSignal): Promise<void> {
  for (let [file] = files; file !== undefined; [file] = files) {
    // The browser checks the hash when the file is loaded as a script; it finds this copy only if the modes are the same.
    const response = await fetch(file, { signal, mode: 'cors', credentials: 'same-origin', priority: 'low' });
    if (!response.ok) {
      // A body that nobody reads keeps its request open.
      await response.body?.cancel();
      throw new MissingFileError(`${file} answered ${response.status}`);
    }
    await response.arrayBuffer();
    files.shift();
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
    if (signal.aborted) return;
    const here = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    const files = laterFiles(entry, exposed).filter((file) => !here.has(file));
    const end = bringInAdvance(() =>
      fetchInTurn(files, signal).catch((error: unknown) => {
        if (!(error instanceof MissingFileError) && !isAborted(error)) throw error;
        // Nobody has asked for these files yet. A screen that asks for one later reports the failure and offers Retry.
        if (!signal.aborted) console.debug(`Not all of ${entry.id} could be brought in advance.`, error);
      }),
    );
    signal.addEventListener('abort', end, { once: true });
  };
  const timer = setTimeout(
    () => ('requestIdleCallback' in globalThis ? requestIdleCallback(start, { timeout: IDLE_WITHIN_MS }) : start()),
    exposed === './parcel' ? AFTER_PARCEL_MS : AFTER_MS,
  );
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}

import type { RegistryEntry } from '@slotwise/contract';

/** The first screen is drawn by then, and what it asks for is on its way. */
const AFTER_MS = 3000;

interface FederationFiles {
  exposes?: { path?: string; assets?: { js?: { sync?: string[]; async?: string[] } } }[];
}

/** Addresses of the scripts that what is exposed as `./parcel` may ask for. @param folder of the build's files */
export function filesOfParcel({ mfManifest }: Pick<RegistryEntry, 'mfManifest'>, folder: string): string[] {
  const { exposes = [] } = (mfManifest ?? {}) as FederationFiles;
  const { sync = [], async = [] } = exposes.find(({ path }) => path === './parcel')?.assets?.js ?? {};
  return [...sync, ...async].map((file) => new URL(file, folder).href);
}

/** One after the other, so that they are in nobody's way, until one is missing: then the whole build is. */
async function bring(files: readonly string[], signal: AbortSignal): Promise<void> {
  const here = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  for (const file of files) {
    if (here.has(file)) continue;
    // Its hash is checked when it is asked for as a script; as that it must be asked for here, to be found in the cache.
    const answer = await fetch(file, { signal, mode: 'cors', credentials: 'same-origin', priority: 'low' });
    if (!answer.ok) return;
    await answer.arrayBuffer();
  }
}

/**
 * Brings the rest of a build into the browser's cache once its first screen has settled: a deployment may delete it, and
 * a network may be gone, while the page is open. A page that shall spare its data brings nothing.
 */
export function bringLaterFiles(files: readonly string[], signal: AbortSignal): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData || signal.aborted) return;
  // What fails here fails once more when somebody asks for it, who is told.
  const timer = setTimeout(() => void bring(files, signal).catch(() => undefined), AFTER_MS);
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}

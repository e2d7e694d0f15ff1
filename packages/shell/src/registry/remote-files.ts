import type { RegistryEntry } from '@slotwise/contract';
import { RemoteFaultError } from './remote-fault';

export interface FetchOptions {
  signal: AbortSignal;
  /** Asks the network again, past copies that may be broken. */
  fresh: boolean;
}

const fileName = (url: string) => url.slice(url.lastIndexOf('/') + 1);
const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Integrity of a file by its address, however the registry wrote that. */
export function integrityFor(entry: RegistryEntry, url: string, page = location.href): string | undefined {
  const wanted = new URL(url, page).href;
  const found = Object.entries(entry.integrity).find(([file]) => new URL(file, page).href === wanted);
  return found?.[1];
}

/** Integrity of a file of any of these remotes. */
export const knownIntegrity = (entries: readonly RegistryEntry[], url: string): string | undefined => {
  for (const entry of entries) {
    const integrity = integrityFor(entry, url);
    if (integrity) return integrity;
  }
  return undefined;
};

/** A hash that no file has. */
const NOBODYS = `sha384-${'A'.repeat(64)}`;

/**
 * What a script that webpack adds later must be: known files by their hash; a file in a remote's folder that the registry
 * does not name is refused. Undefined for files of nobody's, as the shell's own.
 */
export function integrityOfChunk(entries: readonly RegistryEntry[], url: string): string | undefined {
  const known = knownIntegrity(entries, url);
  if (known) return known;
  const isRemotes = entries.some((entry) => url.startsWith(new URL('.', new URL(entry.entry, location.href)).href));
  return isRemotes ? NOBODYS : undefined;
}

async function fetchFile(entry: RegistryEntry, url: string, { signal, fresh }: FetchOptions): Promise<void> {
  const integrity = integrityFor(entry, url);
  const request: RequestInit = {
    signal,
    mode: 'cors',
    credentials: 'same-origin',
    cache: fresh ? 'reload' : 'default',
  };
  let response: Response;
  try {
    response = await fetch(url, { ...request, ...(integrity && { integrity }) });
  } catch (cause) {
    if (isAbort(cause)) throw cause;
    throw await explain(url, request, integrity, cause);
  }
  if (!response.ok) {
    const detail = `Its file ${fileName(url)} could not be loaded (the server answered ${response.status}).`;
    throw new RemoteFaultError({ kind: 'unreachable', detail });
  }
  // The body must have arrived whole before the script is asked for, which then comes from the cache.
  await response.arrayBuffer();
}

/** A browser gives one error for a dead network and for a wrong hash; asking once without the hash tells them apart. */
async function explain(url: string, request: RequestInit, integrity: string | undefined, cause: unknown) {
  const unreachable = new RemoteFaultError(
    { kind: 'unreachable', detail: `Its file ${fileName(url)} could not be reached.` },
    { cause },
  );
  if (!integrity) return unreachable;
  try {
    const response = await fetch(url, request);
    if (!response.ok) {
      const detail = `Its file ${fileName(url)} could not be loaded (the server answered ${response.status}).`;
      return new RemoteFaultError({ kind: 'unreachable', detail }, { cause });
    }
  } catch (second) {
    return isAbort(second) ? second : unreachable;
  }
  const detail = `Its file ${fileName(url)} is not the one that was published (its integrity does not match).`;
  return new RemoteFaultError({ kind: 'corrupt', detail }, { cause });
}

/**
 * Brings all files of a remote's first screen into the browser's cache, at once and checked against their published
 * hashes. Throws `RemoteFaultError`, or `AbortError`. Scripts that webpack asks for itself carry no integrity; this does.
 */
export async function fetchRemoteFiles(entry: RegistryEntry, options: FetchOptions): Promise<void> {
  await Promise.all(entry.preload.map((url) => fetchFile(entry, url, options)));
}

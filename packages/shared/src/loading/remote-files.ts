import type { RegistryEntry } from '@slotwise/contract';
import { isAborted } from '../http';
import { fileName, RemoteFaultError } from './remote-fault';
import { integrityFor } from './script-integrity';

export interface FetchOptions {
  signal: AbortSignal;
  /** Asks the network again, past copies that may be broken. */
  fresh: boolean;
  /** `low` for what nobody waits for. */
  priority?: RequestPriority;
}

async function fetchFile(entry: RegistryEntry, url: string, options: FetchOptions): Promise<void> {
  const { signal, fresh, priority = 'auto' } = options;
  const integrity = integrityFor(entry, url);
  const request: RequestInit = {
    signal,
    mode: 'cors',
    credentials: 'same-origin',
    cache: fresh ? 'reload' : 'default',
    priority,
  };
  let response: Response;
  try {
    response = await fetch(url, { ...request, ...(integrity && { integrity }) });
  } catch (cause) {
    if (isAborted(cause)) throw cause;
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
    return isAborted(second) ? second : unreachable;
  }
  const detail = `Its file ${fileName(url)} is not the one that was published (its integrity does not match).`;
  return new RemoteFaultError({ kind: 'corrupt', detail }, { cause });
}

/**
 * Brings files of a remote into the browser's cache, at once and checked against their published
 * hashes. Throws `RemoteFaultError` that names the file and what is wrong with it, or `AbortError`.
 */
export async function fetchRemoteFiles(
  entry: RegistryEntry,
  files: readonly string[],
  options: FetchOptions,
): Promise<void> {
  await Promise.all(files.map((url) => fetchFile(entry, url, options)));
}

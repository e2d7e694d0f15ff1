import type { RegistryEntry } from '@slotwise/contract';
import { isAborted } from '../http';
import { fileName, RemoteFaultError, type RemoteFault } from './remote-fault';
import { integrityFor } from './script-integrity';

export interface FetchOptions {
  signal: AbortSignal;
  /** Asks the network again, past copies that may be broken. */
  fresh: boolean;
  /** `low` for files that nobody waits for. */
  priority?: RequestPriority;
}

const refused = (url: string, { status }: Response): RemoteFault => ({
  kind: 'unreachable',
  reason: { id: 'file.refused', values: { file: fileName(url), status } },
});

/** Nobody reads the answer: its request would stay open until it is collected as garbage. */
const leave = (answer: Response) => answer.body?.cancel();

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
    await leave(response);
    throw new RemoteFaultError(refused(url, response));
  }
  // The body must have arrived whole before the script is asked for, which then comes from the cache.
  await response.arrayBuffer();
}

/** A browser gives one error for a dead network and for a wrong hash; asking once without the hash tells them apart. */
async function explain(url: string, request: RequestInit, integrity: string | undefined, cause: unknown) {
  const values = { file: fileName(url) };
  const unreachable = new RemoteFaultError(
    { kind: 'unreachable', reason: { id: 'file.unreachable', values } },
    { cause },
  );
  if (!integrity) return unreachable;
  try {
    const response = await fetch(url, request);
    await leave(response);
    if (!response.ok) return new RemoteFaultError(refused(url, response), { cause });
  } catch (second) {
    return isAborted(second) ? second : unreachable;
  }
  return new RemoteFaultError({ kind: 'corrupt', reason: { id: 'file.not-published', values } }, { cause });
}

/**
 * Brings files of a remote into the browser's cache, at once and checked against their published hashes. Throws a
 * `RemoteFaultError` that names the file and its fault, or `AbortError`.
 */
export async function fetchRemoteFiles(
  entry: RegistryEntry,
  files: readonly string[],
  options: FetchOptions,
): Promise<void> {
  await Promise.all(files.map((url) => fetchFile(entry, url, options)));
}

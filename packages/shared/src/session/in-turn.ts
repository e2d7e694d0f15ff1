/** Longer than a call may take: a tab that the browser froze while it held the lock must not stop the others. */
const PATIENCE_MS = 8000;

/**
 * Does the work while no other tab of this browser does work of the same name. Without the Web Locks API (or on a page
 * that is not served over TLS) it is done at once: the server gives tabs that refresh together the same tokens.
 */
export async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator.locks as LockManager | undefined;
  if (!locks) return work();
  let begun = false;
  try {
    return await locks.request(name, { signal: AbortSignal.timeout(PATIENCE_MS) }, () => {
      begun = true;
      return work();
    });
  } catch (error) {
    if (begun) throw error;
    return work();
  }
}

/** Time that the page may be busy before it draws and hears people again. */
const TURN_MS = 12;

/**
 * Does something with each item, and lets the page breathe in between.
 * @param onDone how many so far, at each breath and at the end
 * @throws the signal's reason once it is given up
 */
export async function inChunks<T>(
  items: readonly T[],
  work: (item: T) => void,
  { signal, onDone }: { signal: AbortSignal; onDone: (done: number) => void },
): Promise<void> {
  let since = performance.now();
  for (const [at, item] of items.entries()) {
    work(item);
    if (performance.now() - since < TURN_MS) continue;
    onDone(at + 1);
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    since = performance.now();
  }
  signal.throwIfAborted();
  onDone(items.length);
}

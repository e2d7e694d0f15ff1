/** Between tries while the files of the page cannot be had: doubled from one to the next. */
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

type Load = () => Promise<unknown>;

/** The files that could not be fetched, and those that were not even tried because of that. */
const waiting = new Set<Load>();
let pause = FIRST_PAUSE_MS;
let timer: ReturnType<typeof setTimeout> | undefined;
let isTold = false;

function stop() {
  clearTimeout(timer);
  timer = undefined;
  removeEventListener('online', again);
}

function over() {
  pause = FIRST_PAUSE_MS;
  isTold = false;
}

function wait(load: Load, error: unknown) {
  // Nobody has asked for it yet: who does is told of it, where they asked.
  if (!isTold) console.debug('Not all of the page could be brought in advance. It is tried again.', error);
  isTold = true;
  // Behind the others: one that is gone for good must not keep them from coming.
  waiting.delete(load);
  waiting.add(load);
  if (timer !== undefined) return;
  addEventListener('online', again);
  timer = setTimeout(again, pause);
  pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
}

/** One after the other: the first tells whether the others are worth a request. */
async function tryAgain() {
  stop();
  for (;;) {
    const [load] = waiting;
    if (!load) return;
    try {
      await load();
    } catch (error) {
      if (!waiting.has(load)) continue;
      wait(load, error);
      return;
    }
    waiting.delete(load);
    over();
  }
}
const again = () => void tryAgain();

/**
 * Fetches what will be needed later. While the network, or the server, is away, it is tried again in pauses that grow, with one
 * request for all that waits, and at once when the browser is online again.
 * @param load may be called again after it was rejected
 * @returns what gives it up
 */
export function bringInAdvance(load: Load): () => void {
  let isWanted = true;
  // Two parts of a page may give the same function: each gives up its own.
  const own: Load = () => load();
  if (waiting.size > 0) waiting.add(own);
  else
    own().catch((error: unknown) => {
      if (isWanted) wait(own, error);
    });
  return () => {
    isWanted = false;
    waiting.delete(own);
    if (waiting.size > 0) return;
    stop();
    over();
  };
}

import { isAborted, isApiError } from '@slotwise/shared/http';

/** The outcome of records that were sent in slices. */
export interface Sent<Row, Answer> {
  answers: readonly Answer[];
  done: readonly Row[];
  /** Those that were refused, and those that were not sent after a failure that is no refusal, or after a stop. */
  left: readonly Row[];
  /** Why the first of these was refused; left out if somebody has stopped it before. */
  error?: unknown;
}

interface Sending<Row, Answer> {
  /** Most records that one request takes. */
  size: number;
  send: (slice: readonly Row[]) => Promise<Answer>;
  onProgress: (done: number) => void;
  /** Ends it before the next slice, as a slice does that was given up. */
  signal?: AbortSignal;
  /** Waits until a server that has had enough requests may take the next one. */
  pause?: (signal?: AbortSignal) => Promise<void>;
}

const PAUSE_MS = 5000;
/** A slice that the server has refused leaves the next one its chance; nobody answers the next one either where it says nothing. */
const isRefusal = (error: unknown) => isApiError(error) && error.status < 500 && error.status !== 429;
const isTooMuch = (error: unknown) => isApiError(error) && error.status === 429;

/** Places in a slice of the records that a refusal names, as `order_ids/3`. */
const placesIn = (error: unknown): ReadonlySet<number> =>
  new Set(isApiError(error) ? error.details.flatMap(({ field }) => /\/(\d+)$/.exec(field)?.[1] ?? []).map(Number) : []);

const wait = (signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, PAUSE_MS);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Sends records in slices of what a request takes, one after the other. A slice is done whole or not at all: without those that
 * its refusal names, the others of it are sent again.
 */
export async function inSlices<Row, Answer>(
  rows: readonly Row[],
  { size, send, onProgress, signal, pause = wait }: Sending<Row, Answer>,
): Promise<Sent<Row, Answer>> {
  const [answers, done, left]: [Answer[], Row[], Row[]] = [[], [], []];
  let error: unknown;
  let waiting = rows;
  while (waiting.length > 0) {
    if (signal?.aborted) return { answers, done, left: [...left, ...waiting], ...(error !== undefined && { error }) };
    const slice = waiting.slice(0, size);
    const rest = waiting.slice(size);
    onProgress(rows.length - waiting.length);
    try {
      answers.push(await send(slice));
      done.push(...slice);
      waiting = rest;
    } catch (failure) {
      if (isTooMuch(failure)) {
        await pause(signal);
        continue;
      }
      if (!isAborted(failure)) error ??= failure;
      if (!isRefusal(failure)) return { answers, done, left: [...left, ...waiting], error };
      const named = placesIn(failure);
      const refused = slice.filter((_, at) => named.size === 0 || named.has(at));
      // A refusal that names others than were sent would be tried forever.
      const others = refused.length === 0 ? [] : slice.filter((row) => !refused.includes(row));
      left.push(...(refused.length === 0 ? slice : refused));
      waiting = [...others, ...rest];
    }
  }
  return { answers, done, left, ...(error !== undefined && { error }) };
}

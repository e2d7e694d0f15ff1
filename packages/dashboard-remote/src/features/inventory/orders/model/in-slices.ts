/** The outcome of records that were sent in slices. */
export interface Sent<Row, Answer> {
  answers: readonly Answer[];
  done: readonly Row[];
  /** Those whose slice was refused, and those that were not sent after a failure that is no refusal. */
  left: readonly Row[];
  /** Why the first of these was refused. */
  error?: unknown;
}

interface Sending<Row, Answer> {
  /** Most records that one request takes. */
  size: number;
  send: (slice: readonly Row[]) => Promise<Answer>;
  /** Whether the server has refused this slice alone, so that the next one may succeed. */
  isRefusal: (error: unknown) => boolean;
  onProgress: (done: number) => void;
}

/** Sends records in slices of what a request takes, one after the other. A slice is done whole or not at all. */
export async function inSlices<Row, Answer>(
  rows: readonly Row[],
  { size, send, isRefusal, onProgress }: Sending<Row, Answer>,
): Promise<Sent<Row, Answer>> {
  const [answers, done, left]: [Answer[], Row[], Row[]] = [[], [], []];
  let error: unknown;
  for (let at = 0; at < rows.length; at += size) {
    const slice = rows.slice(at, at + size);
    onProgress(at);
    try {
      answers.push(await send(slice));
      done.push(...slice);
    } catch (failure) {
      error ??= failure;
      if (!isRefusal(failure)) return { answers, done, left: [...left, ...rows.slice(at)], error };
      left.push(...slice);
    }
  }
  return { answers, done, left, error };
}

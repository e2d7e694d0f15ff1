import { isAborted, isInDoubt } from './errors';
import { randomKey } from './random-key';

/** Sends a request under an Idempotency-Key. */
export type Repeats = <T>(request: string, send: (idempotencyKey: string) => Promise<T>) => Promise<T>;

/** Requests in doubt that are remembered. */
const KEPT_MAX = 20;

/**
 * A request that is sent again as it was, after nobody knew whether it was done, has the key that it had, so that it is done once. After an
 * answer it has another one.
 */
export function createRepeats(): Repeats {
  const inDoubt = new Map<string, string>();
  return async (request, send) => {
    const key = inDoubt.get(request) ?? randomKey();
    try {
      const answer = await send(key);
      inDoubt.delete(request);
      return answer;
    } catch (error) {
      inDoubt.delete(request);
      if (isInDoubt(error) || isAborted(error)) inDoubt.set(request, key);
      for (const oldest of inDoubt.keys()) if (inDoubt.size > KEPT_MAX) inDoubt.delete(oldest);
      throw error;
    }
  };
}

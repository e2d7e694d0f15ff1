import type { PermissionName } from '@slotwise/contract';
import { HEADERS } from '@slotwise/contract/constants';
import { ApiError, type Http } from '@slotwise/shared/http';
import { toWireError, type FromIsolated, type SentInput, type ToIsolated } from '@slotwise/shared/isolation';

type Called = Extract<FromIsolated, { kind: 'call' }>;

/** Calls that wait for their answers at the same time. */
const CALLS_MAX = 64;
/** Of what a call sends beside bytes, in characters of JSON: the server takes no more either. */
const SENT_MAX = 2_000_000;
/** Of a route of the API. What leads elsewhere, and the live stream with its tickets, is the page's own. */
const ROUTE = /^(GET|POST|PUT|PATCH|DELETE) [/](?!sse[/])[a-z0-9-]+([/][a-z0-9-]+)*$/;

/** The client of the API as far as it takes any route: which one it is comes out of the frame. */
interface LooseHttp {
  (key: string, input: object): Promise<unknown>;
  stream(key: string, input: object): AsyncIterable<unknown>;
}

const inputOf = ({ body, query, bytes, idempotencyKey, timeoutMs, changes, ifMatch }: SentInput) => ({
  ...(body === undefined ? {} : { body }),
  ...(query === undefined ? {} : { query }),
  ...(bytes instanceof Blob ? { bytes } : {}),
  ...(typeof idempotencyKey === 'string' ? { idempotencyKey } : {}),
  ...(typeof timeoutMs === 'number' ? { timeoutMs } : {}),
  ...(changes === false ? { changes } : {}),
  ...(typeof ifMatch === 'string' ? { headers: { 'if-match': ifMatch } } : {}),
});

/** @throws ApiError for a call that no remote may make, before the server hears of it */
function check(key: unknown, input: SentInput, running: number): asserts key is string {
  if (typeof key !== 'string' || !ROUTE.test(key))
    throw new ApiError(403, 'outside_embedding', 'A remote that is kept apart may not call this.');
  if (running >= CALLS_MAX)
    throw new ApiError(429, 'rate_limited', `More than ${CALLS_MAX} calls wait for their answers.`);
  if (JSON.stringify([input.body, input.query]).length > SENT_MAX)
    throw new ApiError(413, 'payload_too_large', 'This is more than a call may send.');
}

/**
 * Makes the calls of a frame as the signed-in person, within the permissions that the remote may use; the server refuses
 * what goes beyond, and what is open to no embedded remote.
 * @param http ends with the mount
 */
export function serveCalls(http: Http, within: readonly PermissionName[], tell: (message: ToIsolated) => void) {
  const running = new Map<number, AbortController>();
  const narrowed = http.scoped({ headers: { [HEADERS.within]: within.join(',') } }) as unknown as LooseHttp;

  async function answer({ call, key, input, stream }: Called, signal: AbortSignal): Promise<unknown> {
    check(key, input, running.size - 1);
    const given = { ...inputOf(input), signal };
    if (!stream) {
      const onProgress = (bytes: number) => tell({ kind: 'sent', call, bytes });
      return narrowed(key, input.progress ? { ...given, onProgress } : given);
    }
    for await (const value of narrowed.stream(key, given)) tell({ kind: 'line', call, value });
    return undefined;
  }

  return {
    async call(called: Called): Promise<void> {
      const { call } = called;
      const end = new AbortController();
      running.set(call, end);
      try {
        tell({ kind: 'answer', call, value: await answer(called, end.signal) });
      } catch (error) {
        tell({ kind: 'refusal', call, error: toWireError(error) });
      } finally {
        running.delete(call);
      }
    },
    abort: ({ call }: { call: number }) => running.get(call)?.abort(),
  };
}

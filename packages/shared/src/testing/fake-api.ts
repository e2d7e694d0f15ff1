import { routes, type Answer, type Body, type ErrorCode, type Query } from '@slotwise/contract';
import type { Route, RouteKey } from '@slotwise/contract';
import { API_PREFIX } from '@slotwise/contract/constants';
import { ERRORS } from '@slotwise/contract/errors';
import type { ReceivedFault } from '@slotwise/shared/http';
import { Value } from 'typebox/value';
import type { TSchema } from 'typebox';
import { fakeSending } from './fake-sending';

export interface FakeRequest<K extends RouteKey> {
  body: Body<K>;
  query: Query<K>;
  /** The bytes that were sent in place of JSON, as text. */
  bytes: string;
  headers: Headers;
  signal: AbortSignal;
}
/** Answers the call. Return `failure(code)` for an error, a promise to delay, a `Response` for anything else. */
export type FakeAnswer<K extends RouteKey> = (
  request: FakeRequest<K>,
) => Answer<K> | Response | Promise<Answer<K> | Response>;
export type FakeRoutes = { [K in RouteKey]?: FakeAnswer<K> };

export interface FakeCall {
  key: RouteKey;
  body: unknown;
  query: unknown;
  headers: Headers;
}

export interface FakeApi {
  /** Adds or replaces answers. */
  on(routes: FakeRoutes): void;
  /** The calls so far, oldest first. */
  calls: FakeCall[];
  callsTo<K extends RouteKey>(key: K): (FakeCall & { body: Body<K> })[];
  /** Puts the real network back; throws if a call broke the contract or had no answer. */
  restore(): void;
}

/** An answer of the API that is an error. */
export function failure(code: ErrorCode, details?: ReceivedFault[]): Response {
  const { status, message } = ERRORS[code];
  return Response.json({ code, message, ...(details ? { details } : {}) }, { status });
}

/** A network that is not there: `'GET /me': unreachable`. */
export const unreachable = (): never => {
  throw new TypeError('Failed to fetch');
};

/** An answer that streams server-sent events, one for each object; see `StreamAnswers`. */
export const eventStream = (events: unknown[]): Response =>
  new Response(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  });

const isRouteKey = (key: string): key is RouteKey => Object.hasOwn(routes, key);

const faultsOf = (schema: TSchema | undefined, value: unknown, what: string): string[] => {
  if (!schema) return value === undefined ? [] : [`${what}: none is taken`];
  if (Value.Check(schema, value)) return [];
  return Value.Errors(schema, value).map((fault) => `${what}${fault.instancePath}: ${fault.message}`);
};

/**
 * Fakes the network at its edge: replaces `fetch` and `XMLHttpRequest` with answers by route. Requests and answers are
 * checked against the contract's schemas; violations, and calls nobody answers, fail the test at `restore()`, which
 * runs by itself after each test.
 */
export function fakeApi(initial: FakeRoutes = {}): FakeApi {
  const answers: FakeRoutes = { ...initial };
  const calls: FakeCall[] = [];
  const faults: string[] = [];
  const real = { fetch: globalThis.fetch, XMLHttpRequest: globalThis.XMLHttpRequest };

  const fail = (text: string): never => {
    faults.push(text);
    throw new TypeError(text);
  };

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const key = `${request.method} ${url.pathname.replace(API_PREFIX, '')}`;
    if (!isRouteKey(key)) return fail(`${request.method} ${url.pathname} is not in the contract`);
    const route: Route = routes[key];
    const text = await request.text();
    const body: unknown = text === '' || route.bytes !== undefined ? undefined : JSON.parse(text);
    const asText = url.search === '' ? undefined : Object.fromEntries(url.searchParams);
    // As the server reads an address: numbers stand there as text.
    const query: unknown = asText && route.query ? Value.Convert(route.query, asText) : asText;
    calls.push({ key, body, query, headers: request.headers });
    const wrong = [
      ...(body === undefined && route.body && Value.Check(route.body, null) ? [] : faultsOf(route.body, body, 'body')),
      ...(query === undefined ? [] : faultsOf(route.query, query, 'query')),
    ];
    if (wrong.length > 0) return fail(`${key} was called against the contract: ${wrong.join('; ')}`);

    const answer = answers[key];
    if (!answer) return fail(`${key} was called, but the test gives no answer to it`);
    const asked = { body, query, bytes: text, headers: request.headers, signal: request.signal };
    const given = await abortable(answer(asked as never), request.signal);
    if (given instanceof Response) return given;
    const unlike = faultsOf(route.answer, given, 'answer');
    if (unlike.length > 0) return fail(`The test answers ${key} against the contract: ${unlike.join('; ')}`);
    return Response.json(given, { status: route.status ?? 200 });
  };
  globalThis.XMLHttpRequest = fakeSending(globalThis.fetch) as unknown as typeof XMLHttpRequest;

  let restored = false;
  const restore = () => {
    if (restored) return;
    restored = true;
    Object.assign(globalThis, real);
    if (faults.length > 0) throw new Error(faults.join('\n'));
  };
  running.add(restore);

  return {
    on: (more) => void Object.assign(answers, more),
    calls,
    callsTo: <K extends RouteKey>(key: K) =>
      calls.filter((call): call is FakeCall & { body: Body<K> } => call.key === key),
    restore,
  };
}

/** As `fetch` does: gives up with the signal's reason. */
function abortable<T>(work: T | Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    if (signal.aborted) reject(signal.reason as Error);
    Promise.resolve(work).then(resolve, reject);
  });
}

const running = new Set<() => void>();
afterEach(() => {
  const all = [...running];
  running.clear();
  for (const restore of all) restore();
});

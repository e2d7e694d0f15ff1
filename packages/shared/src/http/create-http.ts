import type { RouteKey } from '@slotwise/contract';
import { API_PREFIX, HEADERS } from '@slotwise/contract/constants';
import ky, { type KyInstance } from 'ky';
import { pageClock, type Clock } from '../clock';
import { isApiError, isInDoubt, type ApiError } from './errors';
import { failureOf, faultOf, faultOfWrite } from './failures';
import { randomKey } from './random-key';
import { readEvents } from './read-events';
import { receivedFile } from './received-file';
import { sendBytes } from './send-bytes';
import { createServerClock, type ServerClock } from './server-clock';
import type { CallAnswer, CallArguments, CallOptions, Http, SentBytes, StreamAnswers, StreamKey } from './types';

export interface HttpOptions {
  /** Address of the API, relative to the page or absolute. */
  baseUrl?: string;
  /** The access token to send, or null to send none. */
  getToken(): Promise<string | null> | string | null;
  /**
   * Called after a 401 with the token that was refused; answers another token, or null when the session is over.
   * Must be safe to call from several calls at once.
   */
  refresh?(refused: string): Promise<string | null>;
  /** A call was refused for want of a session, and no refresh helped. */
  onUnauthenticated?(refused: string): void;
  /** Called with the headers of each answer that is no failure. @param key of the route */
  onAnswer?(key: string, headers: Headers): void;
  /** Called with each refusal, which is told to nobody before this has ended. */
  onRefused?(refusal: ApiError): Promise<void> | undefined;
  /** Nobody knows whether a call has changed what it was to change. */
  onInDoubt?(): void;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  timeoutMs?: number;
  clock?: Clock;
}

const TIMEOUT_MS = 5000;

type LooseInput = CallOptions & Partial<SentBytes> & { body?: unknown; query?: Record<string, unknown> };

const absolute = (url: string) => new URL(url, globalThis.location?.href).href.replace(/\/$/, '');

/** `PATCH /role` → `PATCH`, `role`. */
function address(key: string) {
  const [method = 'GET', path = '/'] = key.split(' ');
  return { method, path: path.slice(1) };
}

/** The client of the API. One timeout, no retries of its own, one refresh of the token after a 401. */
export function createHttp(options: HttpOptions): Http {
  const baseUrl = absolute(options.baseUrl ?? API_PREFIX);
  const client = ky.create({ prefix: baseUrl, retry: 0, throwHttpErrors: false });
  const clock = options.clock ?? pageClock;
  return scopedHttp({ ...options, baseUrl, clock, serverClock: createServerClock(clock.now) }, client);
}

type ScopedOptions = HttpOptions & { baseUrl: string; clock: Clock; serverClock: ServerClock };

function scopedHttp(options: ScopedOptions, client: KyInstance): Http {
  const { clock, serverClock } = options;

  /** Sends once. `streaming` ends the timeout with the headers; otherwise the whole answer must arrive in time. */
  async function send(
    key: string,
    input: LooseInput,
    token: string | null,
    idempotencyKey: string,
    streaming: boolean,
  ): Promise<unknown> {
    const { method, path } = address(key);
    const headers = {
      ...options.headers,
      ...(method === 'GET' ? {} : { [HEADERS.idempotencyKey]: idempotencyKey }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...input.headers,
      ...(input.bytes ? { 'content-type': 'application/octet-stream' } : {}),
    };
    const signals = [options.signal, input.signal].filter((signal) => signal !== undefined);
    const late = new AbortController();
    const endTimeout = clock.after(input.timeoutMs ?? options.timeoutMs ?? TIMEOUT_MS, () =>
      late.abort(new DOMException('No answer in time.', 'TimeoutError')),
    );
    const sentAt = clock.now();
    // Calls of visitors have words of their own. Without a network nothing leaves the page. Of a stream people see how far it came.
    const mayChange =
      method !== 'GET' &&
      input.changes !== false &&
      !streaming &&
      input.auth !== 'none' &&
      globalThis.navigator?.onLine !== false;
    try {
      const request = {
        method,
        headers,
        timeout: false,
        ...(input.query ? { searchParams: input.query as Record<string, string> } : {}),
        ...(input.body === undefined ? {} : { json: input.body }),
        ...(input.keepalive ? { keepalive: true } : {}),
        signal: AbortSignal.any([...signals, late.signal]),
      } as const;
      const { bytes, onProgress } = input;
      const response = await (bytes
        ? client(path, {
            ...request,
            fetch: (sent) => sendBytes((sent as Request).url, { ...request, bytes, onProgress }),
          })
        : client(path, request));
      serverClock.learn(response.headers.get('date'), sentAt, clock.now());
      if (!response.ok) {
        const refusal = await failureOf(response);
        await options.onRefused?.(refusal);
        throw refusal;
      }
      options.onAnswer?.(key, response.headers);
      if (streaming) return response;
      const file = await receivedFile(response);
      if (file) return file;
      const text = await response.text();
      return text === '' ? undefined : JSON.parse(text);
    } catch (error) {
      const fault = faultOf(error, signals);
      if (!mayChange) throw fault;
      const told = faultOfWrite(fault);
      if (isInDoubt(told)) options.onInDoubt?.();
      throw told;
    } finally {
      endTimeout();
    }
  }

  /** Sends with the session's token; a refused token is refreshed once and the same logical call sent once more. */
  async function call(key: string, input: LooseInput = {}, streaming = false): Promise<unknown> {
    const idempotencyKey = input.idempotencyKey ?? randomKey();
    const token = input.auth === 'none' ? null : await options.getToken();
    try {
      return await send(key, input, token, idempotencyKey, streaming);
    } catch (error) {
      if (token === null || !isApiError(error) || error.code !== 'unauthenticated') throw error;
      const renewed = (await options.refresh?.(token)) ?? null;
      if (renewed !== null) {
        try {
          return await send(key, input, renewed, idempotencyKey, streaming);
        } catch (again) {
          if (isApiError(again) && again.code === 'unauthenticated') options.onUnauthenticated?.(renewed);
          throw again;
        }
      }
      options.onUnauthenticated?.(token);
      throw error;
    }
  }

  const http = async <K extends RouteKey>(key: K, ...rest: CallArguments<K>): Promise<CallAnswer<K>> => {
    return (await call(key, rest[0] as LooseInput | undefined)) as CallAnswer<K>;
  };
  const stream = async function* <K extends StreamKey>(key: K, ...rest: CallArguments<K>) {
    const response = (await call(key, rest[0] as LooseInput | undefined, true)) as Response;
    yield* readEvents(response) as AsyncIterable<StreamAnswers[K]>;
  };
  const scoped: Http['scoped'] = ({ signal, headers }) =>
    scopedHttp(
      {
        ...options,
        headers: { ...options.headers, ...headers },
        ...(signal ? { signal: options.signal ? AbortSignal.any([options.signal, signal]) : signal } : {}),
      },
      client,
    );
  return Object.assign(http, { stream, scoped, now: serverClock.now, baseUrl: options.baseUrl });
}

import type { Answer, AssistantEvent, Body, BytesKey, FileKey, Query, RouteKey } from '@slotwise/contract';

/** A part of the input: absent where the route takes none, optional where all of it may be left out. */
type Part<N extends string, T> = [T] extends [never]
  ? { [P in N]?: never }
  : undefined extends T
    ? { [P in N]?: T }
    : null extends T
      ? { [P in N]?: T }
      : {} extends T
        ? { [P in N]?: T }
        : { [P in N]: T };

/** Options of any call. */
export interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Made up for every call that is not a GET; give one to repeat a call that may already have been done. */
  idempotencyKey?: string;
  /** `false`: it changes nothing that a person asked for, though it is no GET, so that without an answer nothing is in doubt. */
  changes?: false;
  /** `none` sends no bearer token and takes a 401 as the answer. */
  auth?: 'none';
  /** Milliseconds until a `TimeoutError`; 5000 if left out. */
  timeoutMs?: number;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
}

/** Options of a call whose route takes bytes in place of JSON. */
export interface SentBytes {
  bytes: Blob;
  /** Called while they leave the page, with how many of them have left. Since 2.1.0. */
  onProgress?: (sent: number) => void;
}

/** Options of one call, with the body and query that its route takes. */
export type CallInput<K extends RouteKey> = CallOptions &
  Part<'body', Body<K>> &
  Part<'query', Query<K>> &
  (K extends BytesKey ? SentBytes : { [P in keyof SentBytes]?: never });

export type CallArguments<K extends RouteKey> =
  {} extends CallInput<K> ? [input?: CallInput<K>] : [input: CallInput<K>];

/** A file that a call answered, under the name that the server gave it. */
export interface ReceivedFile {
  name: string;
  blob: Blob;
}
/** Result of a call: the file for routes that answer one, and the JSON for the others. */
export type CallAnswer<K extends RouteKey> = K extends FileKey ? ReceivedFile : Answer<K>;

/** Routes that answer a stream of `data:` lines, with the type of each line. */
export interface StreamAnswers {
  'POST /assistant/prompt': AssistantEvent;
}
/** A route that answers a stream. */
export type StreamKey = keyof StreamAnswers;

/**
 * The API, typed by the contract: `http('PATCH /role', { body: { role_id, name } })`. Throws `ApiError`,
 * `NetworkError`, `TimeoutError`, or the signal's `AbortError`.
 */
export interface Http {
  <K extends RouteKey>(key: K, ...rest: CallArguments<K>): Promise<CallAnswer<K>>;
  /** Reads the answer line by line while it is being written. Leaving the loop ends the request. */
  stream<K extends StreamKey>(key: K, ...rest: CallArguments<K>): AsyncIterable<StreamAnswers[K]>;
  /** The same API, with a signal that ends all its calls and headers that all of them carry. */
  scoped(scope: { signal?: AbortSignal; headers?: Record<string, string> }): Http;
  /**
   * The server's time in milliseconds since the epoch, as well as its answers tell it: for decisions that follow its
   * clock.
   */
  now(): number;
  /** Absolute address of the API, without a slash at its end. */
  readonly baseUrl: string;
}

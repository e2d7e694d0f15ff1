import {
  HEADERS,
  STREAM_HEARTBEAT_MS,
  STREAM_RETRY_AFTER_ERROR_MS,
  STREAM_RETRY_WITHOUT_TOKEN_MS,
} from '@slotwise/contract/constants';
import { isApiError, type Http } from '../http';
import type { LiveState } from '../platform';

/** A message of the stream before anyone looked whether its event is known. */
export interface RawMessage {
  event: string;
  channel: string;
  data: unknown;
}

export interface StreamOptions {
  http: Http;
  getToken(): Promise<string | null>;
  /** The channels that should be heard now. */
  channels(): readonly string[];
  /** Where to go on; empty: from now. */
  lastEventId(): string;
  onMessage(id: string, message: RawMessage): void;
  /** Where the stream stands before a message came. */
  onPosition(id: string): void;
  /** All wanted channels are heard. `from` is where the stream went on: what it does not cover may have been missed. */
  onHeard(from: string): void;
  onState(state: LiveState, reason: string): void;
  /** How long a server that sends heartbeats may be silent before its connection counts as dead. */
  silenceMs?: number;
}

export interface Stream {
  /** Looks again which channels are wanted. */
  sync(): void;
  /** Connects anew, at once. */
  reconnect(): void;
  close(): void;
}

/** Failures in a row after which people are told that they are offline, not only reconnecting. */
const OFFLINE_AFTER_FAILURES = 3;
const WATCH_INTERVAL_MS = 5000;
/**
 * A timer this late means that the machine slept: the connection may be dead without anyone saying so.
 * More than a minute, because that is how rarely a hidden tab's timers run.
 */
const SLEPT_MS = 90_000;

/** One connection's life: what it is called, and what it hears. */
interface Connection {
  source?: EventSource;
  id?: string;
  subscribed: Set<string>;
  from: string;
  heard: boolean;
  /** Runs out when nothing was heard for too long. Absent until the first heartbeat: not every server sends them. */
  silence?: ReturnType<typeof setTimeout>;
}

/** Holds one event stream open: gets a ticket, connects, subscribes, and starts over when it breaks. */
export function openStream(options: StreamOptions): Stream {
  const { http, silenceMs = 3 * STREAM_HEARTBEAT_MS } = options;
  let current: Connection | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let closed = false;

  const drop = () => {
    clearTimeout(timer);
    clearTimeout(current?.silence);
    current?.source?.close();
    current = undefined;
  };
  const retry = (delay: number) => {
    drop();
    if (!closed) timer = setTimeout(() => void connect(), delay);
  };
  const fail = (reason: string) => {
    failures += 1;
    const online = globalThis.navigator.onLine;
    if (!online) options.onState('offline', 'browser_offline');
    else options.onState(failures >= OFFLINE_AFTER_FAILURES ? 'offline' : 'reconnecting', reason);
    retry(STREAM_RETRY_AFTER_ERROR_MS);
  };

  async function connect(): Promise<void> {
    drop();
    if (closed) return;
    const own: Connection = { subscribed: new Set(), from: options.lastEventId(), heard: false };
    current = own;
    try {
      const token = await options.getToken();
      if (current !== own) return;
      if (token === null) {
        options.onState('offline', 'signed_out');
        return retry(STREAM_RETRY_WITHOUT_TOKEN_MS);
      }
      const secret = await ticketOr(token);
      if (current === own) listen(own, secret);
    } catch {
      if (current === own) fail('unreachable');
    }
  }

  /** A one-use ticket keeps the token out of addresses. A server that has no tickets takes the token, as specified. */
  async function ticketOr(token: string): Promise<string> {
    try {
      return (await http('POST /sse/ticket')).ticket;
    } catch (error) {
      if (isApiError(error) && (error.status === 404 || error.status === 405)) return token;
      throw error;
    }
  }

  function listen(own: Connection, secret: string): void {
    const query = new URLSearchParams({
      access_token: secret,
      ...(own.from ? { last_event_id: own.from } : {}),
    });
    const source = new EventSource(`${http.baseUrl}/sse/stream?${query.toString()}`);
    own.source = source;
    source.onmessage = (event: MessageEvent<string>) => {
      if (current !== own) return;
      if (own.silence !== undefined) awaitNext(own);
      receive(own, event);
    };
    // Not left to the browser's own reconnecting: the ticket is used up.
    source.onerror = () => {
      if (current === own) fail('stream_error');
    };
  }

  /** A half-open connection raises no error: only silence tells of it. */
  function awaitNext(own: Connection): void {
    clearTimeout(own.silence);
    own.silence = setTimeout(() => {
      if (current === own) fail('stream_error');
    }, silenceMs);
  }

  function receive(own: Connection, { data, lastEventId }: MessageEvent<string>): void {
    const message = parse(data);
    if (!message) return;
    if (message.channel === 'system' && message.event === 'connected') {
      own.id = (message.data as { connection_id?: string } | null)?.connection_id ?? '';
      void subscribe(own);
      return;
    }
    if (message.channel === 'system' && message.event === 'heartbeat') return awaitNext(own);
    if (message.channel === 'system' && message.event === 'position') return options.onPosition(lastEventId);
    options.onMessage(lastEventId, message);
  }

  /** Brings what the connection hears in line with what is wanted. */
  async function subscribe(own: Connection): Promise<void> {
    if (own.id === undefined) return;
    const wanted = options.channels().filter((channel) => channel !== '');
    const added = wanted.filter((channel) => !own.subscribed.has(channel));
    const removed = [...own.subscribed].filter((channel) => !wanted.includes(channel));
    for (const channel of added) own.subscribed.add(channel);
    for (const channel of removed) own.subscribed.delete(channel);
    const headers: Record<string, string> = own.id ? { [HEADERS.connectionId]: own.id } : {};
    try {
      await Promise.all([
        ...added.map((channel) => http('POST /sse/subscribe', { body: { channel }, headers }).catch(passRefusal)),
        ...removed.map((channel) => http('POST /sse/unsubscribe', { body: { channel }, headers })),
      ]);
    } catch {
      if (current === own) fail('subscribe_failed');
      return;
    }
    if (current !== own) return;
    failures = 0;
    options.onState('live', 'connected');
    if (wanted.length > 0 && added.length > 0) {
      // A channel that joins later starts at now, wherever the connection started.
      options.onHeard(own.heard ? '' : own.from);
      own.heard = true;
    }
  }

  const reconnect = () => {
    if (closed) return;
    options.onState('reconnecting', 'connecting');
    void connect();
  };
  let lastLook = Date.now();
  const watch = setInterval(() => {
    const slept = Date.now() - lastLook - WATCH_INTERVAL_MS > SLEPT_MS;
    lastLook = Date.now();
    if (slept && current?.source) reconnect();
  }, WATCH_INTERVAL_MS);
  const onOffline = () => fail('browser_offline');
  globalThis.addEventListener('online', reconnect);
  globalThis.addEventListener('offline', onOffline);
  reconnect();

  return {
    sync: () => {
      if (current) void subscribe(current);
    },
    reconnect,
    close() {
      closed = true;
      drop();
      clearInterval(watch);
      globalThis.removeEventListener('online', reconnect);
      globalThis.removeEventListener('offline', onOffline);
    },
  };
}

/** A channel that is not (or no longer) the user's to hear: asking again would not change that. */
function passRefusal(error: unknown): void {
  if (!isApiError(error) || (error.status !== 403 && error.status !== 404)) throw error;
}

function parse(text: string): RawMessage | undefined {
  try {
    const message = JSON.parse(text) as Partial<RawMessage> | null;
    if (typeof message?.event !== 'string' || typeof message.channel !== 'string') return undefined;
    return { event: message.event, channel: message.channel, data: message.data };
  } catch {
    return undefined;
  }
}

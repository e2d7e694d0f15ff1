import { EventSource } from 'eventsource';

export interface LiveMessage {
  event: string;
  channel: string;
  data: Record<string, unknown>;
  id: string;
  short?: boolean;
}

/** One open stream, as a client sees it. */
export interface Live {
  connectionId: string;
  messages: LiveMessage[];
  lastEventId: string;
  closed: boolean;
  /** Waits for a message; rejects after 10 s. */
  next(matches: (message: LiveMessage) => boolean): Promise<LiveMessage>;
  /** Waits until the server has ended the stream. */
  ended(withinMs: number): Promise<void>;
  close(): void;
}

const WAIT_MS = 10_000;

/** Opens a stream with a real EventSource; resolves when the server said `connected`. */
export async function openLive(
  url: string,
  secret: string,
  lastEventId?: string,
  headers: Record<string, string> = {},
  wishes: { large?: 'short' } = {},
): Promise<Live> {
  const query = new URLSearchParams({
    access_token: secret,
    ...wishes,
    ...(lastEventId === undefined ? {} : { last_event_id: lastEventId }),
  });
  const source = new EventSource(`${url}/api/sse/stream?${query.toString()}`, {
    fetch: (address, init) => fetch(address, { ...init, headers: { ...init.headers, ...headers } }),
  });
  const waiting = new Set<() => void>();
  const live: Live = {
    connectionId: '',
    messages: [],
    lastEventId: lastEventId ?? '',
    closed: false,
    next: (matches) =>
      until(
        waiting,
        () => live.messages.find(matches),
        WAIT_MS,
        () => `the message; had ${live.messages.length}`,
      ),
    ended: async (withinMs) => {
      await until(
        waiting,
        () => live.closed || undefined,
        withinMs,
        () => 'the end of the stream',
      );
    },
    close: () => source.close(),
  };
  source.onmessage = ({ data, lastEventId: id }) => {
    live.messages.push({ ...(JSON.parse(String(data)) as Omit<LiveMessage, 'id'>), id });
    // A new EventSource has no id until the first message that brings one.
    if (id !== '') live.lastEventId = id;
    for (const look of waiting) look();
  };
  source.onerror = () => {
    // Like our own client: the holder of a stream that ended opens it anew, not the EventSource.
    live.closed = true;
    source.close();
    for (const look of waiting) look();
  };
  const connected = await live.next(({ event }) => event === 'connected');
  live.connectionId = String(connected.data.connection_id);
  return live;
}

function until<T>(
  waiting: Set<() => void>,
  find: () => T | undefined,
  withinMs: number,
  what: () => string,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const done = () => {
      waiting.delete(look);
      clearTimeout(timer);
    };
    const look = () => {
      const found = find();
      if (found === undefined) return;
      done();
      resolve(found);
    };
    const timer = setTimeout(() => {
      done();
      reject(new Error(`Waited ${withinMs} ms for ${what()}.`));
    }, withinMs);
    waiting.add(look);
    look();
  });
}

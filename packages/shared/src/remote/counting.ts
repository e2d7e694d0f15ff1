import type { Http } from '../http';
import type { PlatformHost } from './platform-host';
import type { EventBus, Readable } from '../platform';

/** Number of things that a mount owns; the wrapped functions keep it current. */
export interface Owned {
  subscriptions: number;
  requests: number;
}

/** Counts a subscription as long as it lasts, however often it is ended. */
function held(owned: Owned, end: () => void): () => void {
  owned.subscriptions += 1;
  let over = false;
  return () => {
    if (!over) owned.subscriptions -= 1;
    over = true;
    end();
  };
}

export const counting = <T>(readable: Readable<T>, owned: Owned): Readable<T> => ({
  get: () => readable.get(),
  subscribe: (listener) => held(owned, readable.subscribe(listener)),
});

/** The page's bus as one remote has it, noting what it publishes. */
export const notingBus = ({ events, inspector }: PlatformHost, id: string, owned: Owned): EventBus => ({
  publish(topic, value) {
    inspector?.noteBus({ topic, by: id, refused: false, value });
    events.publish(topic, value);
  },
  subscribe: (topic, listener) => held(owned, events.subscribe(topic, listener)),
  last: (topic) => events.last(topic),
});

/** Counts calls under way. Streams are not counted. */
export function countingHttp(http: Http, owned: Owned): Http {
  const call = async (...args: Parameters<Http>) => {
    owned.requests += 1;
    try {
      return await http(...args);
    } finally {
      owned.requests -= 1;
    }
  };
  return Object.assign(call as Http, {
    stream: http.stream,
    scoped: (scope: Parameters<Http['scoped']>[0]) => countingHttp(http.scoped(scope), owned),
    now: http.now,
    baseUrl: http.baseUrl,
  });
}

import type { RemoteManifest } from '@slotwise/contract';
import { atMost, plainCopy } from '../remote/handed';
import type { EventBus, Topic } from '../platform';

export interface BusScope {
  signal: AbortSignal;
  /** Wraps a listener of this remote so that its errors do not escape. */
  own<A extends unknown[]>(listener: (...args: A) => void): (...args: A) => void;
  /** Called with a use that the manifest does not grant, before the error is thrown. */
  refused(error: unknown, topic: Topic): void;
}

/** More than anybody could see or do. A flood on the bus takes the time of everybody who listens. */
const PUBLISHED_MAX = 500;
const WITHIN_MS = 1000;

/**
 * The bus as one remote may use it: limited to the topics of its manifest, until the signal ends it. Anything else
 * throws.
 */
export function scopeBus(
  bus: EventBus,
  manifest: Pick<RemoteManifest, 'id' | 'events'>,
  { signal, own, refused }: BusScope,
): EventBus {
  const demand = (list: 'publishes' | 'hears', topic: Topic) => {
    if (!manifest.events[list].includes(topic)) {
      const error = new Error(`The manifest of "${manifest.id}" does not name "${topic}" in events.${list}.`);
      refused(error, topic);
      throw error;
    }
  };
  const flooding = () => new Error(`"${manifest.id}" publishes more than ${PUBLISHED_MAX} times a second.`);
  let publishing: Topic;
  const count = atMost(PUBLISHED_MAX, WITHIN_MS, flooding, (error) => refused(error, publishing));
  const copyOf = <T>(topic: Topic, value: T): T => {
    try {
      return plainCopy(value, topic);
    } catch (error) {
      refused(error, topic);
      throw error;
    }
  };
  return {
    publish(topic, value) {
      demand('publishes', topic);
      if (signal.aborted) return;
      publishing = topic;
      count();
      bus.publish(topic, copyOf(topic, value));
    },
    subscribe(topic, listener) {
      demand('hears', topic);
      if (signal.aborted) return () => undefined;
      const end = bus.subscribe(topic, own(listener));
      signal.addEventListener('abort', end, { once: true });
      return () => {
        signal.removeEventListener('abort', end);
        end();
      };
    },
    last(topic) {
      demand('hears', topic);
      return bus.last(topic);
    },
  };
}

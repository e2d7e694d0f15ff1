import { freezePlain } from '../remote/handed';
import type { BusTopics, EventBus, Topic } from '../platform';

interface Listening {
  hear: (value: BusTopics[Topic]) => void;
  /** Number of publishes before it subscribed: it hears later ones only. */
  since: number;
}
interface Publish {
  n: number;
  topic: Topic;
  value: BusTopics[Topic];
}

/**
 * The page's event bus. Published values are frozen. The last value of each topic is kept and handed to late
 * subscribers. Everybody hears all publishes in their order, also those that a listener makes. A listener that throws
 * is reported and harms neither the publisher nor the other listeners.
 */
export function createEventBus(report: (error: unknown, topic: Topic) => void): EventBus {
  const listeners = new Map<Topic, Set<Listening>>();
  const values = new Map<Topic, BusTopics[Topic]>();
  const waiting: Publish[] = [];
  let count = 0;
  let telling = false;

  const tell = (topic: Topic, { hear }: Listening, value: BusTopics[Topic]) => {
    try {
      hear(value);
    } catch (error) {
      report(error, topic);
    }
  };
  const tellAll = ({ n, topic, value }: Publish) => {
    const all = listeners.get(topic);
    for (const listening of [...(all ?? [])]) {
      // A listener that another one has just removed hears nothing more.
      if (all?.has(listening) && n > listening.since) tell(topic, listening, value);
    }
  };

  return {
    publish(topic, value) {
      // All listeners get the same object: a change by one would be seen by all, and by later ones.
      freezePlain(value);
      values.set(topic, value);
      waiting.push({ n: ++count, topic, value });
      if (telling) return;
      telling = true;
      for (let next = waiting.shift(); next; next = waiting.shift()) tellAll(next);
      telling = false;
    },
    subscribe(topic, listener) {
      const own: Listening = { hear: (value) => listener(value as never), since: count };
      const all = listeners.get(topic) ?? new Set();
      listeners.set(topic, all.add(own));
      if (values.has(topic)) tell(topic, own, values.get(topic) as BusTopics[Topic]);
      return () => void all.delete(own);
    },
    last: <T extends Topic>(topic: T) => values.get(topic) as BusTopics[T] | undefined,
  };
}

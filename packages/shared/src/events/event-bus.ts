import type { BusTopics, EventBus, Topic } from '../remote/platform';

type Listener = (value: BusTopics[Topic]) => void;

/**
 * The page's event bus. The last value of each topic is kept and handed to late subscribers. A listener that throws is
 * reported and harms neither the publisher nor the other listeners.
 */
export function createEventBus(report: (error: unknown, topic: Topic) => void): EventBus {
  const listeners = new Map<Topic, Set<Listener>>();
  const values = new Map<Topic, BusTopics[Topic]>();

  const tell = (topic: Topic, listener: Listener, value: BusTopics[Topic]) => {
    try {
      listener(value);
    } catch (error) {
      report(error, topic);
    }
  };

  return {
    publish(topic, value) {
      values.set(topic, value);
      for (const listener of [...(listeners.get(topic) ?? [])]) tell(topic, listener, value);
    },
    subscribe(topic, listener) {
      const own: Listener = (value) => listener(value as never);
      const all = listeners.get(topic) ?? new Set();
      listeners.set(topic, all.add(own));
      if (values.has(topic)) tell(topic, own, values.get(topic) as BusTopics[Topic]);
      return () => void all.delete(own);
    },
    last: <T extends Topic>(topic: T) => values.get(topic) as BusTopics[T] | undefined,
  };
}

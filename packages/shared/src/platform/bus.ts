import type { CatalogueTopics } from '@slotwise/contract/bus';

/**
 * Topics of the page's event bus and their data. The last value of a topic is kept and handed to late subscribers. A
 * remote may publish or hear only what its manifest names; topics of its own it adds to this interface.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- an interface, because a remote can add to that
export interface BusTopics extends CatalogueTopics {}
/** Name of a topic, `area:what`. */
export type Topic = keyof BusTopics;

/**
 * The page's event bus as one remote may use it. A topic that the manifest does not name in `events.publishes` or
 * `events.hears` throws an `Error` that says so, and so does publishing more than 500 times a second.
 */
export interface EventBus {
  /**
   * Hands all listeners one frozen copy of the value, which must be plain data (`TypeError`). Does nothing once the
   * remote is unmounted.
   */
  publish<T extends Topic>(topic: T, value: BusTopics[T]): void;
  /** Called at once with the last value, if there is one, then on each publish. Returns the function that ends it. */
  subscribe<T extends Topic>(topic: T, listener: (value: BusTopics[T]) => void): () => void;
  /** The last published value; undefined if there is none. */
  last<T extends Topic>(topic: T): BusTopics[T] | undefined;
}

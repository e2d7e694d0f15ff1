import { EventEmitter } from 'node:events';
import type { NatsConnection, Subscription } from '@nats-io/transport-node';
import { newId } from '../ids';
import type { PassingMessage, StoredMessage } from './message';
import { connectToNats, type NatsOptions } from './nats-connection';

/** Announcements between instances, besides messages. */
export interface Announcements {
  sessions: { sessionIds?: string[]; userIds?: string[] };
  /**
   * A stream of that session, held by an unknown instance, shall hear a channel after the number `from`, or hear it no longer.
   * `mark`: its client does not know that number and is told.
   */
  subscription: {
    sessionId: string;
    connectionId?: string;
    channel: string;
    on: boolean;
    from?: number;
    mark?: boolean;
  };
  /** The instance that holds the stream has done so. */
  joined: { sessionId: string; connectionId?: string; channel: string };
  /** A message that has no number and is not kept. */
  passing: PassingMessage;
  /** Somebody wants the work on this to end; the meaning belongs to the module that does it. */
  stop: { subjectId: string };
}
type Topic = keyof Announcements;

/**
 * At most once and in no promised order: code that needs certainty reads the database (the outbox, the sessions).
 */
export interface Bus {
  /** Several instances may hear one another. */
  readonly distributed: boolean;
  /** Others are heard at this moment; always so where there are none. */
  connected(): boolean;
  announce<T extends Topic>(topic: T, data: Announcements[T]): void;
  on<T extends Topic>(topic: T, listener: (data: Announcements[T]) => void): void;
  /** Sends committed messages to those instances that watch their channel; not to this one. */
  send(messages: readonly StoredMessage[]): void;
  onMessage(listener: (message: StoredMessage) => void): void;
  watch(channel: string): void;
  unwatch(channel: string): void;
  close(): Promise<void>;
}

/** @throws Unusable if nobody answers at the address in time, or not as a NATS server of today does */
export const createBus = async (options: NatsOptions | undefined): Promise<Bus> => {
  if (!options) return localBus();
  const instance = newId();
  const nats = await connectToNats(options, instance);
  const bus = busOn(nats, instance);
  // The server has taken the subscription: nothing is missed from now on, such as a session that is ended elsewhere.
  await nats.flush();
  return bus;
};

function localBus(): Bus {
  const emitter = new EventEmitter();
  return {
    distributed: false,
    connected: () => true,
    announce: (topic, data) => void emitter.emit(topic, data),
    on: (topic, listener) => void emitter.on(topic, listener),
    send: () => {},
    onMessage: () => {},
    watch: () => {},
    unwatch: () => {},
    close: () => Promise.resolve(),
  };
}

function busOn(nats: NatsConnection, instance: string): Bus {
  const emitter = new EventEmitter();
  const watched = new Map<string, Subscription>();
  let hear: (message: StoredMessage) => void = () => {};
  // A channel is `kind:id`, ids hold no dots: safe as one token of a subject.
  const subject = (channel: string) => `slotwise.channel.${channel}`;

  let connected = true;
  const follow = async () => {
    for await (const { type } of nats.status()) {
      if (type === 'disconnect') connected = false;
      if (type === 'reconnect') connected = true;
    }
  };
  // Ends with the connection, and fails never: the library only tells.
  void follow();
  nats.subscribe('slotwise.announce.*', {
    callback: (fault, message) => {
      if (fault) return;
      const { from, topic, data } = message.json<{ from: string; topic: Topic; data: unknown }>();
      if (from !== instance) emitter.emit(topic, data);
    },
  });
  return {
    distributed: true,
    connected: () => connected && !nats.isClosed(),
    announce(topic, data) {
      emitter.emit(topic, data);
      nats.publish(`slotwise.announce.${topic}`, JSON.stringify({ from: instance, topic, data }));
    },
    on: (topic, listener) => void emitter.on(topic, listener),
    send(messages) {
      for (const message of messages) {
        nats.publish(subject(message.channel), JSON.stringify({ from: instance, message }));
      }
    },
    onMessage: (listener) => void (hear = listener),
    watch(channel) {
      if (watched.has(channel)) return;
      const subscription = nats.subscribe(subject(channel), {
        callback: (fault, raw) => {
          if (fault) return;
          const { from, message } = raw.json<{
            from: string;
            message: Omit<StoredMessage, 'bytes'> & { bytes?: number };
          }>();
          // Instances of a version before do not say how long a message is.
          if (from !== instance) hear({ ...message, bytes: message.bytes ?? raw.data.length });
        },
      });
      watched.set(channel, subscription);
    },
    unwatch(channel) {
      watched.get(channel)?.unsubscribe();
      watched.delete(channel);
    },
    // Sends what is waiting, unless there is nobody to send it to.
    close: () => nats.drain().catch(() => nats.close()),
  };
}

import { EventEmitter } from 'node:events';
import { connect, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import { newId } from '../ids';
import { reasonOf, Unusable } from '../unusable';
import type { PassingMessage, StoredMessage } from './message';

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
  announce<T extends Topic>(topic: T, data: Announcements[T]): void;
  on<T extends Topic>(topic: T, listener: (data: Announcements[T]) => void): void;
  /** Sends committed messages to those instances that watch their channel; not to this one. */
  send(messages: readonly StoredMessage[]): void;
  onMessage(listener: (message: StoredMessage) => void): void;
  watch(channel: string): void;
  unwatch(channel: string): void;
  close(): Promise<void>;
}

const CONNECT_MS = 10_000;
const OLDEST_NATS = 2;

/** @throws Unusable if nobody answers at the address in time, or not as a NATS server of today does */
export const createBus = async (natsUrl: string | undefined, connectMs = CONNECT_MS): Promise<Bus> => {
  if (!natsUrl) return localBus();
  const instance = newId();
  const nats = await connectTo(natsUrl, instance, connectMs);
  const bus = busOn(nats, instance);
  // The server has taken the subscription: nothing is missed from now on, such as a session that is ended elsewhere.
  await nats.flush();
  return bus;
};

function localBus(): Bus {
  const emitter = new EventEmitter();
  return {
    distributed: false,
    announce: (topic, data) => void emitter.emit(topic, data),
    on: (topic, listener) => void emitter.on(topic, listener),
    send: () => {},
    onMessage: () => {},
    watch: () => {},
    unwatch: () => {},
    close: () => Promise.resolve(),
  };
}

async function connectTo(natsUrl: string, instance: string, connectMs: number): Promise<NatsConnection> {
  const unusable = (why: string) => new Unusable('The NATS server', 'NATS_URL', natsUrl, why);
  let late: NodeJS.Timeout | undefined;
  const connecting = connect({
    servers: natsUrl,
    name: `slotwise ${instance}`,
    maxReconnectAttempts: -1,
    // Ours, below, is the one that counts: it also ends the waiting for a server that answers with something else.
    timeout: 2 * connectMs,
  });
  const tooLate = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error(`it did not answer within ${connectMs / 1000} s`)), connectMs);
  });
  try {
    const nats = await Promise.race([connecting, tooLate]);
    const { version = '' } = nats.info ?? {};
    if (Number.parseInt(version, 10) >= OLDEST_NATS) return nats;
    await nats.close();
    throw new Error(`it is NATS ${version || 'of no version'}, and ${OLDEST_NATS}.0 or newer is needed`);
  } catch (fault) {
    // Whatever it turns into afterwards is not used.
    connecting.then(
      (nats) => nats.close(),
      () => {},
    );
    throw unusable(reasonOf(fault));
  } finally {
    clearTimeout(late);
  }
}

function busOn(nats: NatsConnection, instance: string): Bus {
  const emitter = new EventEmitter();
  const watched = new Map<string, Subscription>();
  let hear: (message: StoredMessage) => void = () => {};
  // A channel is `kind:id`, ids hold no dots: safe as one token of a subject.
  const subject = (channel: string) => `slotwise.channel.${channel}`;

  nats.subscribe('slotwise.announce.*', {
    callback: (fault, message) => {
      if (fault) return;
      const { from, topic, data } = message.json<{ from: string; topic: Topic; data: unknown }>();
      if (from !== instance) emitter.emit(topic, data);
    },
  });
  return {
    distributed: true,
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

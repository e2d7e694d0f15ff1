import { siteOf } from '@slotwise/contract';
import type { Transactions } from '../db/transaction';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock';
import type { Metrics } from '../metrics';
import type { Sessions } from '../auth/sessions';
import type { Bus } from './bus';
import { Hub } from './hub';
import { createLog } from './log';
import type { StoredMessage } from './message';
import { checkMessage, permissionOf, type Publishable } from './publish';
import { createTickets, type Tickets } from './tickets';
import { WaitingSubscriptions } from './waiting-subscriptions';

export interface Events {
  hub: Hub;
  tickets: Tickets;
  bus: Bus;
  /** Called with the messages that this instance committed. */
  relay(messages: readonly StoredMessage[]): void;
  /**
   * Tells the present listeners of something that need not be kept, such as the progress of some work. It costs no
   * write and has no number: a client that misses it does not get it again, so its content can also be read elsewhere.
   * @throws an Error for a message that breaks the contract
   */
  pass(message: Publishable): void;
  /** Ends all streams, telling their clients when to come back. */
  close(): Promise<void>;
}

/** Interval at which instances look whether an announcement was lost on its way to them. */
const CATCH_UP_MS = 1000;
/**
 * Interval at which rights of streams are compared with the database: if announcements may be lost, and if there are
 * none.
 */
const RECHECK_MS = { distributed: 5000, alone: 30_000 };

/** The way of a message: outbox → this instance's hub at once, and the other instances over the bus. */
export function createEvents(parts: {
  db: Transactions;
  bus: Bus;
  sessions: Sessions;
  clock: Clock;
  metrics: Metrics;
  log: FastifyBaseLogger;
}): Events {
  const { db, bus, sessions, metrics, log, clock } = parts;
  const subscriptions = new WaitingSubscriptions(bus, clock);
  const hub = new Hub({ log: createLog(db), bus, subscriptions, sessions, metrics, logger: log });
  bus.onMessage((message) => hub.deliver(message));
  bus.on('subscription', (change) => hub.changeSubscription(change));
  bus.on('passing', (message) => hub.pass(message));
  sessions.onChange((change) => hub.recheck(change));
  const catchUp = () => {
    subscriptions.repeat();
    void hub.catchUp();
  };
  const timer = bus.distributed ? setInterval(catchUp, CATCH_UP_MS).unref() : undefined;
  const rechecking = setInterval(
    () => void hub.recheckAll(),
    RECHECK_MS[bus.distributed ? 'distributed' : 'alone'],
  ).unref();
  return {
    hub,
    bus,
    tickets: createTickets(bus.distributed ? db : undefined, clock),
    relay(messages) {
      for (const message of messages) hub.deliver(message);
      bus.send(messages);
    },
    pass(message) {
      checkMessage(message);
      const { channel, event, data } = message;
      // The bus hands it to this instance, too.
      bus.announce('passing', {
        ...{ channel, event, data },
        ...{ permission: permissionOf(message), site: siteOf(event, data) },
      });
    },
    async close() {
      clearInterval(timer);
      clearInterval(rechecking);
      await hub.close();
    },
  };
}

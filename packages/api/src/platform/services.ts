import type { FastifyBaseLogger } from 'fastify';
import type { Passwords } from './auth/passwords';
import type { Sessions } from './auth/sessions';
import type { Tokens } from './auth/tokens';
import type { SubjectNames } from './audit/subject-names';
import type { Clock } from './clock';
import type { Config } from './config';
import type { Transactions } from './db/transaction';
import type { Events } from './events';
import type { FileStore } from './files';
import type { Jobs } from './jobs';
import type { Look } from './look';
import type { Mail } from './mail';
import type { Metrics } from './metrics';
import type { NotificationKind } from './notifying';
import type { OwnData } from './own-data';
import type { AnyPropose } from './propose';
import type { Search } from './search';

/**
 * Something that modules share, of which each server has one: made when it is first used, kept as long as the server runs.
 * `const registry = defineService((services) => new Registry(services))`, and then `services.use(registry)`.
 */
export interface SharedService<T> {
  create(services: Services): T;
}

export const defineService = <T>(create: (services: Services) => T): SharedService<T> => ({ create });

/** Services of the platform for modules. */
export interface Services {
  /** Everything that modules let the assistant look at. */
  looks(): readonly Look[];
  /** Every change that modules let the assistant propose. */
  proposes(): readonly AnyPropose[];
  /** Everything that modules let the global search find. */
  searches(): readonly Search[];
  /** The data that all modules keep about a person. */
  ownData(): readonly OwnData[];
  /** How modules name their things in the audit. */
  subjectNames(): readonly SubjectNames[];
  /** Everything that modules tell people of. */
  notificationKinds(): readonly NotificationKind[];
  /** The one of this server. */
  use<T>(service: SharedService<T>): T;
  config: Config;
  clock: Clock;
  db: Transactions;
  passwords: Passwords;
  tokens: Tokens;
  sessions: Sessions;
  events: Events;
  mail: Mail;
  jobs: Jobs;
  /** Path of a thread's built file, by its name without an ending. */
  threadFile(name: string): string;
  files: FileStore;
  metrics: Metrics;
  /** For what happens outside a request; a request has its own. */
  log: FastifyBaseLogger;
}

/** The platform's own parts, with a place for the services that modules share. */
export function withSharedServices(parts: Omit<Services, 'use'>): Services {
  const made = new Map<SharedService<unknown>, unknown>();
  const services: Services = {
    ...parts,
    use<T>(service: SharedService<T>): T {
      if (!made.has(service)) made.set(service, service.create(services));
      return made.get(service) as T;
    },
  };
  return services;
}

import type { FastifyBaseLogger } from 'fastify';
import type { Passwords } from './auth/passwords';
import type { Sessions } from './auth/sessions';
import type { Tokens } from './auth/tokens';
import type { OldAudit } from './bridge';
import type { Clock } from './clock';
import type { Config } from './config';
import type { Transactions } from './db/transaction';
import type { Events } from './events';
import type { FileStore } from './files';
import type { Mail } from './mail';
import type { Metrics } from './metrics';

/** What the platform offers to modules. */
export interface Services {
  config: Config;
  clock: Clock;
  db: Transactions;
  passwords: Passwords;
  tokens: Tokens;
  sessions: Sessions;
  events: Events;
  mail: Mail;
  files: FileStore;
  /** TEMPORARY, see bridge.ts. */
  audit: OldAudit;
  metrics: Metrics;
  /** For what happens outside a request; a request has its own. */
  log: FastifyBaseLogger;
}

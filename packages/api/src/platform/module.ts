import type { Answer, Body, Query, Registry, RouteKey, Routes } from '@slotwise/contract';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from './actor';
import type { SubjectNames } from './audit/subject-names';
import type { Outcome } from './db/outcome';
import type { Trx } from './db/tables';
import type { KeepNotifications } from './db/transaction';
import type { LoadActors } from './auth/sessions';
import type { EventWriter } from './http/event-writer';
import type { SentFile } from './http/send-file';
import type { JobKind } from './jobs';
import type { Look } from './look';
import type { AnyPropose } from './propose';
import type { NotificationKind } from './notifying';
import type { OperatorCommand } from './operator/command';
import type { OwnData } from './own-data';
import type { Search } from './search';
import type { Services } from './services';
import type { Sweeper } from './sweepers';

/** Context of a handler for one request. */
export interface Ctx<K extends RouteKey> {
  body: Routes[K] extends { bytes: number } ? Buffer : Body<K>;
  query: Query<K>;
  /** The caller; on public routes null if nobody is signed in. */
  actor: Routes[K]['access'] extends 'user' ? Actor : Actor | null;
  now: Date;
  requestId: string;
  ip: string;
  log: FastifyBaseLogger;
  services: Services;
  /** Value of a request header, by its lower-case name. */
  header(name: string): string | undefined;
  setHeader(name: string, value: string): void;
  /** Reads as the caller, under row-level security, at one moment. The database refuses every write. */
  read<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /**
   * One transaction as the caller, under row-level security. It may be repeated after a deadlock: no effects but on
   * `trx` and in the outcome. The answer is remembered for the request's Idempotency-Key, so let it be the route's.
   */
  tx<T>(work: (trx: Trx) => Promise<Outcome<T>>): Promise<T>;
  /** The same as the system, which sees all tenants: for signing in, registering and links of visitors only. */
  system<T>(work: (trx: Trx) => Promise<Outcome<T>>): Promise<T>;
  /** Answers with a file; only on routes with `file`, and then the handler's answer is not sent. */
  file(file: SentFile): void;
  /** Answers with server-sent events; the handler returns after `end`. Only on routes with `stream`. */
  stream(): EventWriter;
  /** For the platform's own stream. */
  raw: { request: FastifyRequest; reply: FastifyReply };
}

export type Handler<K extends RouteKey> = (ctx: Ctx<K>) => Promise<Answer<K>>;
export type Handlers = { [K in RouteKey]?: Handler<K> };

/** Somebody opens the page: no token comes with that, only cookies. */
export interface Visit {
  cookies: string | undefined;
  /** Whether cookies may be marked as secure. */
  secure: boolean;
  /** Build of the shell that they get. */
  shell?: string;
}

export interface PageRegistry {
  registry: Registry;
  /** Verifies its signature: 32 bytes of Ed25519 in base64. */
  publicKey: string;
  setCookie?: string;
}

/** Behaviour of a module in one server. State that survives a request lives in the closure of `create`. */
export interface ModuleParts {
  handlers?: Handlers;
  sweepers?: Sweeper[];
  /** Long work, which is left with `enqueue` and `services.jobs.wake()`. */
  jobs?: JobKind[];
  /** Reads that the assistant may do. */
  look?: Look[];
  /** Changes that the assistant may propose. */
  propose?: AnyPropose[];
  /** Searches that the global search may do. */
  search?: Search[];
  /** The data that it keeps about a person, who may take it along. */
  ownData?: OwnData[];
  /** Names of its things in the audit, of which the verbs' own facts say none. */
  subjectNames?: SubjectNames[];
  /** Kinds of notifications that its verbs give. */
  notifications?: NotificationKind[];
  /** Commands that an operator runs on the server's machine. */
  commands?: OperatorCommand[];
  /**
   * A module that knows sessions says who they belong to, leaving out those that are over or not its own.
   * Answers of the last seconds are kept; announce changes with `services.sessions`.
   */
  loadActors?: LoadActors;
  /**
   * Exactly one module knows the remotes: the registry that the page carries inline: what `GET /remotes/registry`
   * answers, without hashes of files that such a page never asks for.
   */
  registry?(visit: Visit): Promise<PageRegistry>;
  /** Exactly one module keeps notifications. It works as the system, in the transaction of their cause. */
  keepNotifications?: KeepNotifications;
  /** Exactly one module knows the partners: whether some live key allows this origin, whose pages may then read answers. */
  knowsOrigin?(origin: string): Promise<boolean>;
  /** Adds addresses outside of the API, such as files. */
  web?(app: FastifyInstance): void;
}

export interface Module {
  name: string;
  /** Called once for each server, before it listens. */
  create(services: Services): ModuleParts;
}

/** A module as one server runs it. */
export interface RunningModule extends ModuleParts {
  name: string;
}

export const defineModule = (module: Module): Module => module;

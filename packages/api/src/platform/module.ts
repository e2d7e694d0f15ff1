import type { Answer, Body, PermissionName, Query, Registry, RouteKey, Routes, TenantKind } from '@slotwise/contract';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Scope, Transactions } from './db/transaction';
import type { Trx } from './db/tables';
import type { Services } from './services';

/** Who is calling, as of now: loaded from the session at each request, at most seconds old. */
export interface Actor extends Scope {
  userId: string;
  sessionId: string;
  userType: TenantKind;
  companyId: string | null;
  wmsId: string | null;
  roleId: string | null;
  permissions: ReadonlySet<PermissionName>;
  /** Only for a remote in a partner's page: by which key, which remote, and the one origin that its requests may come from. */
  embedded?: { key: string; remote: string; origin: string };
}

/** What a handler is given for one request. */
export interface Ctx<K extends RouteKey> {
  body: Body<K>;
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
  /**
   * One transaction as the caller, under row-level security. It may be repeated after a deadlock: no effects but on
   * `trx`. What it returns is remembered for the request's Idempotency-Key, so return the route's answer from it.
   */
  tx<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /** The same as the system, which sees all tenants: for signing in, registering and links of visitors only. */
  system<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /** Answers with server-sent events; the handler returns after `end`. Only on routes with `stream`. */
  stream(): EventWriter;
  /** For the platform's own stream. */
  raw: { request: FastifyRequest; reply: FastifyReply };
}

export interface EventWriter {
  /** One `data:` line of JSON. Resolves when the client can take more. */
  send(data: unknown): Promise<void>;
  end(): void;
  /** Aborted when the client goes away. */
  signal: AbortSignal;
}

export type Handler<K extends RouteKey> = (ctx: Ctx<K>) => Promise<Answer<K>>;
export type Handlers = { [K in RouteKey]?: Handler<K> };

/** Work done again and again by one instance at a time, such as expiring what is due. */
export interface Sweeper {
  name: string;
  everyMs: number;
  run(sweep: { db: Transactions; now: Date; services: Services; log: FastifyBaseLogger }): Promise<void>;
}

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

export interface Module {
  name: string;
  handlers: Handlers;
  sweepers?: Sweeper[];
  /**
   * A module that knows sessions says who they belong to, leaving out those that are over or not its own.
   * Answers of the last seconds are kept; announce changes with `services.sessions`.
   */
  loadActors?(trx: Trx, sessionIds: string[]): Promise<Actor[]>;
  /** Exactly one module knows the remotes: what the page carries inline, as `GET /remotes/registry` answers it. */
  registry?(services: Services, visit: Visit): Promise<PageRegistry>;
  /** Exactly one module knows the partners: whether some live key allows this origin, whose pages may then read answers. */
  knowsOrigin?(services: Services, origin: string): Promise<boolean>;
  /** Adds addresses outside of the API, such as files. */
  web?(app: FastifyInstance, services: Services): void;
}

export const defineModule = (module: Module): Module => module;

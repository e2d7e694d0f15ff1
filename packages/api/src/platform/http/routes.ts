import { ROUTE_KEYS, routes, type Route, type RouteKey } from '@slotwise/contract';
import { API_PREFIX, HEADERS } from '@slotwise/contract/constants';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../actor';
import { requestStorage } from '../current-request';
import { languageOf } from '../language';
import type { Ctx, RunningModule } from '../module';
import type { Services } from '../services';
import { authorize, identify, isEmbeddable, isGuest, keyOf } from './authenticate';
import { addPreflights, letPartnersRead } from './cross-origin';
import { refuse } from '../errors';
import { eventWriter } from './event-writer';
import { IdempotentRequest, isRemembered } from './idempotency';
import type { Limits, Quota } from './limits';
import { sendFile } from './send-file';
import { quotasOf, quotasOfContent, sourceOf } from './request-limits';
import { answerChecker, bodyValidator, queryValidator, refuseBody } from './validate';

export type AnyHandler = (ctx: Ctx<RouteKey>) => Promise<unknown>;

/** Each route's one handler. @throws an Error naming every route without one, with two, or unknown to the contract. */
export function collectHandlers(
  modules: readonly RunningModule[],
  keys: readonly RouteKey[] = ROUTE_KEYS,
): Map<RouteKey, AnyHandler> {
  const handlers = new Map<RouteKey, AnyHandler>();
  const faults: string[] = [];
  for (const module of modules) {
    for (const [key, handler] of Object.entries(module.handlers ?? {}) as [RouteKey, AnyHandler][]) {
      if (!keys.includes(key)) faults.push(`${key} of module ${module.name} is not in the contract`);
      if (handlers.has(key)) faults.push(`${key} has a second handler in module ${module.name}`);
      handlers.set(key, handler);
    }
  }
  for (const key of keys) {
    const route: Partial<Route> = routes[key];
    if (!handlers.has(key)) faults.push(`${key} has no handler`);
    if (route.access !== 'public' && route.access !== 'user') faults.push(`${key} does not say who may call it`);
    if (route.permission === undefined) faults.push(`${key} does not say which permission it needs`);
  }
  if (faults.length > 0) throw new Error(`The routes do not add up:\n  - ${faults.join('\n  - ')}`);
  return handlers;
}

/** Adds all routes of the contract to the server. */
export function addRoutes(
  app: FastifyInstance,
  { modules, handlers }: { modules: readonly RunningModule[]; handlers: ReadonlyMap<RouteKey, AnyHandler> },
  services: Services,
  limits: Limits,
): void {
  const knows = modules.find(({ knowsOrigin }) => knowsOrigin);
  const isPartner = (origin: string) => knows?.knowsOrigin?.(origin) ?? Promise.resolve(false);
  for (const [key, handle] of handlers) {
    const [method = '', path = ''] = key.split(' ');
    const handler = routeHandler(key, handle, services, limits);
    const open = isEmbeddable(routes[key]) ? { onRequest: letPartnersRead(isPartner) } : {};
    // HEAD would run the route all the same: open a stream, or use up a ticket.
    const { rows, bytes, stream }: Route = routes[key];
    const upload = bytes === undefined ? {} : takesBytes(key, bytes, services);
    app.route({
      method,
      url: API_PREFIX + path,
      exposeHeadRoute: false,
      config: { rows, bytes, stream },
      ...open,
      ...upload,
      handler,
    });
  }
  addPreflights(app, [...handlers.keys()], isPartner);
}

function routeHandler(key: RouteKey, handle: AnyHandler, services: Services, limits: Limits) {
  const route: Route = routes[key];
  const status = route.status ?? 200;
  const readBody = route.body ? bodyValidator(route.body) : route.bytes ? bytesOf : (body: unknown) => refuseBody(body);
  const readQuery = queryValidator(route.query);
  const checkAnswer = services.config.production || route.stream || route.file ? () => {} : answerChecker(route.answer);

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const actor = await limits.attempt(guessesOf(request, services), () => sender(request, services));
    await limits.consume(quotasOf(key, route, request.ip, actor));
    const guestOf = headerOf(request, HEADERS.company);
    const asGuest = guestOf !== undefined && isGuest(route, actor);
    authorize(route, actor, asGuest);
    const query = readQuery(request.query);
    const body = readBody(request.body);
    const { always, failures } = await quotasOfContent(request, { key, route, actor, body, query }, services);
    await limits.consume(always);

    const idempotencyKey = isRemembered(key) ? headerOf(request, HEADERS.idempotencyKey) : undefined;
    const once =
      idempotencyKey === undefined
        ? undefined
        : new IdempotentRequest(services, idempotencyKey, scopeOf(actor, request), status, {
            route: key,
            body,
            query,
          });
    const ctx = context({ request, reply, actor, body, query, services, once, guestOf: asGuest ? guestOf : undefined });
    return requestStorage.run(
      { id: request.id, ip: request.ip, actor, language: languageOf(request.headers) },
      async () => {
        const work = () => limits.attempt(failures, () => handle(ctx));
        const { status: code, answer } = once ? await once.run(work) : { status, answer: await work() };
        if (reply.sent || route.file) return reply;
        checkAnswer(answer);
        if (route.versioned !== undefined) reply.header('etag', versionOf(answer, route.versioned));
        return reply.code(code).send(answer);
      },
    );
  };
}

/** The sender of a request. @throws ApiFault `unauthenticated` for an API key that opens nothing, also where nobody need be anybody */
async function sender(request: FastifyRequest, services: Services): Promise<Actor | null> {
  const actor = await identify(request.headers, services);
  if (!actor && keyOf(request.headers) !== undefined) throw refuse('unauthenticated');
  return actor;
}

/** The limit that counts if the request's API key turns out to open nothing: looking up keys that somebody makes up is work, too. */
function guessesOf(request: FastifyRequest, { sessions }: Services): Quota[] {
  const key = keyOf(request.headers);
  return key === undefined || sessions.hasMet(key) ? [] : [['keySource', sourceOf(request.ip)]];
}

/** Refuses bytes before they are read, to callers who may not send them: strangers must not fill the memory. */
const takesBytes = (key: RouteKey, bodyLimit: number, services: Services) => ({
  bodyLimit,
  preParsing: async (request: FastifyRequest) => authorize(routes[key], await identify(request.headers, services)),
});

/** @throws ApiFault `unsupported_media_type` for JSON and the like */
const bytesOf = (body: unknown): Buffer => {
  if (!Buffer.isBuffer(body)) throw refuse('unsupported_media_type');
  return body;
};

/** The ETag of an answer: the version of the entity in `field`. */
const versionOf = (answer: unknown, field: string): string =>
  `"${(answer as Record<string, { version: number }>)[field]?.version}"`;

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

const scopeOf = (actor: Actor | null, request: FastifyRequest) =>
  // The answer to a caller with more rights is not given again to a page that has fewer.
  actor
    ? actor.embedded
      ? `embedded:${actor.sessionId}`
      : actor.apiKey
        ? `key:${actor.apiKey.id}`
        : `${actor.narrowed ? 'narrowed' : 'user'}:${actor.userId}`
    : `visitor:${sourceOf(request.ip)}`;

function context(parts: {
  request: FastifyRequest;
  reply: FastifyReply;
  actor: Actor | null;
  body: unknown;
  query: unknown;
  services: Services;
  once: IdempotentRequest | undefined;
  guestOf: string | undefined;
}): Ctx<RouteKey> {
  const { request, reply, actor, services, once, guestOf } = parts;
  const { db } = services;
  const scope = actor ?? { userId: null, companyId: null, wmsId: null };
  const ctx: Omit<Ctx<RouteKey>, 'actor' | 'body' | 'query'> = {
    now: services.clock.now(),
    requestId: request.id,
    ip: request.ip,
    log: request.log,
    services,
    header: (name) => headerOf(request, name),
    setHeader: (name, value) => void reply.header(name, value),
    read: (work) => (guestOf === undefined ? db.readTenant(scope, work) : db.readAsGuest(scope, guestOf, work)),
    tx: (work) => db.withTenant(scope, once ? once.remember(work) : work),
    system: (work) => db.withSystem(once ? once.remember(work) : work),
    stream: () => eventWriter(request, reply),
    file: (file) => sendFile(reply, file),
    raw: { request, reply },
  };
  // The contract's schemas have just checked what the types say of body, query and actor.
  // A guest's handler asks for the rows of the company that is named; whether any are shown, the database decides.
  const caller = actor && guestOf !== undefined ? { ...actor, companyId: guestOf } : actor;
  return { ...ctx, actor: caller, body: parts.body, query: parts.query } as Ctx<RouteKey>;
}

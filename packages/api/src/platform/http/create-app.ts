import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { ServerHttp2Session } from 'node:http2';
import { API_PREFIX, HEADERS } from '@slotwise/contract/constants';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyHttpOptions, type FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { compressAnswers } from './compress-answers';
import { refuse } from '../errors';
import { answerFault } from './errors';
import { keepAddress } from './keep-address';
import { parseJsonBody } from './json-body';
import { answerUnread } from './unread-request';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** As `rows` of the contract's routes. */
    rows?: string | undefined;
    /** As `bytes` of the contract's routes. */
    bytes?: number | undefined;
  }
}

/** Types of bodies that a route which takes bytes may be sent. */
const BYTES = /^(?:application\/octet-stream|image\/[a-z0-9.+-]+)(?:;|$)/i;
const BODY_LIMIT = 1024 * 1024;

/** On every answer below /api. A static list: a header plugin costs a third of the throughput on JSON routes. */
const API_HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** These pages bring headers of their own. */
const DOCS = `${API_PREFIX}/docs`;
/** An address at which the shell says that nothing is there. */
const NOWHERE = '/not-found';
const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

type Options = FastifyHttpOptions<Server, FastifyBaseLogger>;

/** Time for a request to arrive whole, its body included; streams are answers and not meant by it. */
const ARRIVAL = { withinMs: 20_000, checkedEveryMs: 2000 };

/** HTTP/1.1, or with a certificate HTTP/2 and HTTP/1.1 on the same port. */
const listening = ({ tls }: Config, options: Options): FastifyInstance => {
  if (!tls) return Fastify(options);
  const https = { allowHTTP1: true, cert: readFileSync(tls.cert), key: readFileSync(tls.key) };
  // The types of both kinds of server differ only in their sockets, which nothing but the stream's head touches.
  const app = Fastify({ ...(options as object), http2: true, https });
  const sessions = new Set<ServerHttp2Session>();
  app.server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  // Tells clients to go; running requests on their connections are still answered.
  app.addHook('preClose', (done) => {
    for (const session of sessions) session.close();
    done();
  });
  return app as unknown as FastifyInstance;
};

/** The bare HTTP server: parsing, ids, headers, errors. Knows no route. */
export function createApp(config: Config, logger: FastifyBaseLogger, arrival = ARRIVAL): FastifyInstance {
  const options: Options = {
    loggerInstance: logger,
    // `observe` writes one line a request instead.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: arrival.withinMs,
    http: { connectionsCheckingInterval: arrival.checkedEveryMs },
    trustProxy: (_address: string, hop: number) => hop < config.trustProxy,
    requestIdHeader: false,
    genReqId: (request) => {
      const given = request.headers[HEADERS.requestId];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    forceCloseConnections: 'idle',
    // A request that arrives while the server ends was sent before its client could know: it is answered, and the
    // connection with it closed.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 128 },
    clientErrorHandler: answerUnread,
    // An address that cannot be decoded comes past every hook.
    frameworkErrors: (fault, request, reply) => {
      reply.header(HEADERS.requestId, request.id).headers(API_HEADERS);
      // Somebody who has mistyped it in a browser gets a page that says so, and not our JSON.
      const isPage = request.headers.accept?.includes('text/html') && !request.url.startsWith(`${API_PREFIX}/`);
      if (isPage) return void reply.redirect(NOWHERE);
      answerFault(fault, request, reply);
    },
  };
  const app = listening(config, options);
  // The longer of the two is a body's: with Node's own minute for the head, bodies had that minute. As properties, since
  // the server that speaks both versions of HTTP takes them in no other way.
  app.server.requestTimeout = arrival.withinMs;
  app.server.headersTimeout = arrival.withinMs;

  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      done(null, parseJsonBody(body, request.routeOptions.config.rows));
    } catch (fault) {
      done(fault as Error);
    }
  });
  // Programs send a picture by its type; its own first bytes say what it is.
  app.addContentTypeParser<Buffer>(BYTES, { parseAs: 'buffer' }, (request, body, done) => {
    if (request.routeOptions.config.bytes === undefined) done(refuse('unsupported_media_type'));
    else done(null, body);
  });
  // The first of all hooks: what runs later counts on the address.
  app.addHook('onRequest', keepAddress);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(HEADERS.requestId, request.id);
    if (request.url.startsWith(`${API_PREFIX}/`) && !request.url.startsWith(DOCS)) reply.headers(API_HEADERS);
    done();
  });
  compressAnswers(app);
  app.setErrorHandler<Error>((fault, request, reply) => answerFault(fault, request, reply));
  return app;
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { refuse } from '../errors';
import { hashSecret } from '../ids';
import type { Health } from '../health';
import type { Services } from '../services';
import { isLocal } from './local-only';
import { redactAddress } from './redact';

/** Tokens are compared as hashes, which takes the same time wherever they differ. */
const mayMeasure = ({ metricsToken, production }: Config, request: FastifyRequest): boolean =>
  metricsToken
    ? hashSecret(request.headers.authorization ?? '') === hashSecret(`Bearer ${metricsToken}`)
    : !production && isLocal(request);

/** One log line and one measurement a request, and the three addresses that machines ask. */
export function observe(
  app: FastifyInstance,
  { config, metrics }: Pick<Services, 'config' | 'metrics'>,
  health: Health,
): void {
  health.measure(metrics);
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    const ms = reply.elapsedTime;
    metrics.requests.observe({ method, route, status: reply.statusCode }, ms / 1000);
    metrics.answers.inc({ class: `${Math.floor(reply.statusCode / 100)}xx` });
    const level = reply.statusCode >= 500 ? 'error' : route.startsWith('/api') ? 'info' : 'debug';
    request.log[level](
      {
        method,
        url: redactAddress(request.url),
        status: reply.statusCode,
        ms: Math.round(ms * 10) / 10,
        ip: request.ip,
        ...(request.span && { trace: request.span.spanContext().traceId }),
      },
      'request',
    );
    done();
  });

  const noStore = { 'cache-control': 'no-store' };
  app.get('/healthz', (_request, reply) => reply.headers(noStore).send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (health.isStopping()) return reply.code(503).headers(noStore).send({ status: 'stopping' });
    try {
      await health.ask();
      return await reply.headers(noStore).send({ status: 'ready' });
    } catch (fault) {
      app.log.error({ err: fault }, 'the database does not answer');
      return reply.code(503).headers(noStore).send({ status: 'database unavailable' });
    }
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayMeasure(config, request)) throw refuse('route_not_found');
    const text = await metrics.registry.metrics();
    return reply.headers(noStore).type(metrics.registry.contentType).send(text);
  });
}

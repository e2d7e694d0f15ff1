import { routes, type RouteKey } from '@slotwise/contract';
import { API_PREFIX, HEADERS } from '@slotwise/contract/constants';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../errors';
import { isEmbeddable } from './authenticate';

type IsPartner = (origin: string) => Promise<boolean>;

const ASKED = ['authorization', 'content-type', 'if-match', HEADERS.idempotencyKey, HEADERS.connectionId];
const TOLD = ['content-disposition', 'date', 'etag', 'retry-after', HEADERS.requestId, HEADERS.positions];
const PREFLIGHT_KEPT_S = 600;

/** Never with credentials: requests of a partner's page carry its token, and no cookie of ours. */
const allow = (reply: FastifyReply, origin: string) =>
  reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', TOLD.join(', '));

/** Pages of partners may read the answers, refusals as well: exactly their own origin is named, or none. */
export const letPartnersRead = (isPartner: IsPartner) => async (request: FastifyRequest, reply: FastifyReply) => {
  reply.header('vary', 'origin');
  const { origin } = request.headers;
  if (origin !== undefined && (await isPartner(origin))) allow(reply, origin);
};

/** Answers browsers that ask whether a partner's page may call what tokens of embedded remotes open. */
export function addPreflights(app: FastifyInstance, keys: readonly RouteKey[], isPartner: IsPartner): void {
  const methods = new Map<string, string[]>();
  for (const key of keys.filter((each) => isEmbeddable(routes[each]))) {
    const [method = '', path = ''] = key.split(' ');
    methods.set(path, [...(methods.get(path) ?? []), method]);
  }
  for (const [path, allowed] of methods) {
    app.options(API_PREFIX + path, async (request, reply) => {
      reply.header('vary', 'origin');
      const { origin } = request.headers;
      if (origin === undefined || !(await isPartner(origin))) throw refuse('route_not_found');
      return allow(reply, origin)
        .header('access-control-allow-methods', allowed.join(', '))
        .header('access-control-allow-headers', ASKED.join(', '))
        .header('access-control-max-age', PREFLIGHT_KEPT_S)
        .code(204)
        .send();
    });
  }
}

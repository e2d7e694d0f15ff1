import type { Span } from '@opentelemetry/api';
import { API_PREFIX } from '@slotwise/contract/constants';
import type { FastifyInstance } from 'fastify';
import { failed, type Traces } from '../traces';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the trace that this request is in. */
    span?: Span | undefined;
    /** Why it was answered with an error that nobody expected. */
    fault?: Error | undefined;
  }
  interface FastifyContextConfig {
    /** As `stream` of the contract's routes: its answer lasts for hours. */
    stream?: boolean | undefined;
  }
}

/**
 * A span for each call of the contract.
 * @param isBehindProxy then the proxy decides which trace a request belongs to; a stranger could have all of theirs recorded
 */
export function traceRequests(app: FastifyInstance, traces: Traces, isBehindProxy: boolean): void {
  if (!traces.areOn) return;
  app.addHook('onRequest', (request, _reply, done) => {
    const { url: route = '', config } = request.routeOptions;
    if (!route.startsWith(`${API_PREFIX}/`) || config.stream) return done();
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'slotwise.request.id': request.id,
    };
    request.span = traces.begin(`${request.method} ${route}`, attributes, isBehindProxy ? request.headers : undefined);
    if (request.span) traces.within(request.span, done);
    else done();
  });
  // A body arrives in the context of its connection.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.span) traces.within(request.span, done);
    else done();
  });
  app.addHook('onResponse', ({ span, fault }, reply, done) => {
    if (span) {
      span.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= 500) failed(span, fault ?? new Error(`answered ${reply.statusCode}`));
      span.end();
    }
    done();
  });
}

import { Http2ServerResponse } from 'node:http2';
import type { Writable } from 'node:stream';
import { parsePositions } from '../../platform/events/positions';
import { ApiFault, refuse } from '../../platform/errors';
import { comesFromItsPage } from '../../platform/http/authenticate';
import { STREAM_HEADERS } from '../../platform/http/event-writer';
import type { Ctx } from '../../platform/module';
import type { Services } from '../../platform/services';

/**
 * Opens the live stream. The head of the answer is written the ordinary way; from then on the hub writes to the bare
 * socket, which is what lets one frame in memory serve ten thousand clients.
 */
export async function openStream(ctx: Ctx<'GET /sse/stream'>): Promise<void> {
  const { query, services, raw, header } = ctx;
  const { access_token: secret, last_event_id: fromQuery, large } = query;
  const session = (await services.events.tickets.redeem(secret)) ?? (await tokenOf(secret, services));
  const actor = session && (await services.sessions.actor(session));
  if (!actor || !comesFromItsPage(actor, raw.request.headers)) throw refuse('unauthenticated');
  if (!services.events.hub.hasRoom(actor)) throw new ApiFault('rate_limited', undefined, { 'retry-after': '60' });

  // The header is what a reconnecting EventSource sets, and newer than the address it was made with.
  const lastEventId = header('last-event-id') ?? fromQuery;
  const { request, reply } = raw;
  const reader = reply.getHeader('access-control-allow-origin');
  reply.hijack();
  const socket = writeHead(reply.raw, {
    'x-request-id': request.id,
    ...(typeof reader === 'string' && { 'access-control-allow-origin': reader, vary: 'origin' }),
  });
  if (!socket) return;
  const resumeFrom = lastEventId ? parsePositions(lastEventId) : undefined;
  const opened = services.events.hub.open(actor, socket, resumeFrom, { short: large === 'short' });
  // The head and the first words go out in one write.
  socket.uncork();
  await opened;
}

/** As specified, an access token opens the stream too; an embedded remote's has no business in an address. */
async function tokenOf(secret: string, { tokens }: Pick<Services, 'tokens'>) {
  const claims = await tokens.verify(secret);
  return claims?.embedded ? null : claims;
}

type RawReply = Ctx<'GET /sse/stream'>['raw']['reply']['raw'];

/** @returns where to write on, corked; undefined if the client has gone meanwhile */
function writeHead(raw: RawReply, own: Record<string, string>): Writable | undefined {
  const headers = { ...STREAM_HEADERS, ...own };
  // With HTTP/2 each answer is a stream of its own; its raw reply is the same object to fastify's types.
  const answer: unknown = raw;
  if (answer instanceof Http2ServerResponse) {
    answer.writeHead(200, headers);
    answer.stream.cork();
    return answer.stream.destroyed ? undefined : answer.stream;
  }
  // No chunks: the body ends with the connection, so that the hub's bytes are the body as they stand.
  raw.useChunkedEncodingByDefault = false;
  raw.shouldKeepAlive = false;
  const { socket } = raw;
  socket?.cork();
  raw.writeHead(200, { ...headers, connection: 'close' });
  raw.flushHeaders();
  socket?.setTimeout(0);
  socket?.setNoDelay(true);
  return socket && !socket.destroyed ? socket : undefined;
}

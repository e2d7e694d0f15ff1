import { Type } from 'typebox';
import { literals, strict } from '../wire/schema';
import { Done, type RouteTable } from '../wire/route';

const channel = Type.String({ maxLength: 120 });
const ChannelBody = strict({ channel });
/**
 * `from`: the number up to which the client knows the channel; later messages are sent. Without it the channel starts
 * now.
 */
const SubscribeBody = strict({ channel, from: Type.Optional(Type.Integer({ minimum: 0, maximum: 1e15 - 1 })) });

export const liveRoutes = {
  'POST /sse/subscribe': {
    embedded: true,
    summary: 'Hear a channel, on the stream named by X-Connection-Id or on all streams of the session',
    access: 'user',
    permission: null,
    body: SubscribeBody,
    answer: Done,
    errors: ['not_found'],
    limit: 'write',
    remembered: false,
  },
  'POST /sse/unsubscribe': {
    embedded: true,
    summary: 'Stop hearing a channel',
    access: 'user',
    permission: null,
    body: ChannelBody,
    answer: Done,
    errors: [],
    limit: 'write',
    remembered: false,
  },
  'POST /sse/ticket': {
    embedded: true,
    summary: 'A one-use ticket for the stream, valid 30 s, so that no token stands in an address',
    access: 'user',
    permission: null,
    answer: strict({ ticket: Type.String(), expires_in: Type.Integer() }),
    status: 201,
    errors: [],
    limit: 'stream',
    additive: true,
    remembered: false,
  },
  'GET /sse/stream': {
    embedded: true,
    summary:
      'The live stream. Each message: {event, channel, data}; resumes after last_event_id or Last-Event-ID. With large=short, data of more than 64 KB comes as {event, channel, data: {id}, short: true}: what it is about is to be read again',
    access: 'public',
    permission: null,
    query: strict({
      /** An access token, or a ticket. */
      access_token: Type.String({ minLength: 1, maxLength: 4096 }),
      last_event_id: Type.Optional(Type.String({ maxLength: 2000 })),
      large: Type.Optional(literals(['short'])),
    }),
    answer: Type.Unknown(),
    errors: ['unauthenticated'],
    limit: 'stream',
    stream: true,
  },
} as const satisfies RouteTable;

import { Type } from 'typebox';
import { PROMPT_MAX } from '../constants';
import { literals, strict } from '../entities';
import { Done, Email, Name, type Method, type Route } from './route';

const ChannelBody = strict({ channel: Type.String({ maxLength: 120 }) });

export const platformRoutes = {
  'POST /sse/subscribe': {
    embedded: true,
    summary: 'Hear a channel, on the stream named by X-Connection-Id or on all streams of the session',
    access: 'user',
    permission: null,
    body: ChannelBody,
    answer: Done,
    errors: ['not_found'],
    limit: 'write',
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
  },
  'GET /sse/stream': {
    embedded: true,
    summary: 'The live stream. Each message: {event, channel, data}; resumes after last_event_id or Last-Event-ID',
    access: 'public',
    permission: null,
    query: strict({
      /** An access token, or a ticket. */
      access_token: Type.String({ minLength: 1, maxLength: 4096 }),
      last_event_id: Type.Optional(Type.String({ maxLength: 2000 })),
    }),
    answer: Type.Unknown(),
    errors: ['unauthenticated'],
    limit: 'stream',
    stream: true,
  },
  'POST /assistant/prompt': {
    summary: 'Ask the assistant; the answer streams as server-sent events (see AssistantEvent). Abort to cancel',
    access: 'user',
    permission: null,
    body: strict({ prompt: Type.String({ minLength: 1, maxLength: PROMPT_MAX }) }),
    answer: Type.Unknown(),
    errors: [],
    limit: 'write',
    stream: true,
    additive: true,
  },
  'POST /leads': {
    summary: 'A visitor asks to be contacted',
    access: 'public',
    permission: null,
    body: strict({
      name: Name,
      email: Email,
      company: Type.Optional(Type.String({ maxLength: 120 })),
      topic: literals(['request_demo', 'schedule_demo']),
      message: Type.Optional(Type.String({ maxLength: 2000 })),
    }),
    answer: Done,
    status: 201,
    errors: [],
    limit: 'auth',
    additive: true,
  },
} as const satisfies Record<`${Method} /${string}`, Route>;

/** One `data:` line of the assistant's answer. `links` are the screens whose data it read. */
export type AssistantEvent =
  | { type: 'text'; text: string }
  | { type: 'looked_at'; what: string; links: { label: string; href: string }[] }
  | { type: 'done' }
  | { type: 'error'; code: string; message: string };

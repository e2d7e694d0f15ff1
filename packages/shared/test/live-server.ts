import type { ServerResponse } from 'node:http';
import { error, ok } from './api-server';
import { startSessionServer, type SessionServer } from './session-server';

interface Stream {
  id: string;
  response: ServerResponse;
  positions: Map<string, number>;
}

/** The event streams of the product's server: one-use tickets, numbers per channel, replay, reset. */
export interface LiveServer extends SessionServer {
  publish(channel: string, event: string, data: unknown): void;
  /** Writes these bytes to every stream. */
  write(text: string): void;
  /** Cuts all streams. */
  cut(): void;
  /** Forgets earlier events: a client that resumes from there is told to reload. */
  forget(): void;
  streams(): number;
  /** The channels that the open streams hear, one list for each. */
  heard(): string[][];
}

export async function startLiveServer(): Promise<LiveServer> {
  const server = await startSessionServer();
  const tickets = new Set<string>();
  const streams = new Set<Stream>();
  const logs = new Map<string, { kept: string[]; forgotten: number }>();
  let made = 0;

  const logOf = (channel: string) => {
    const log = logs.get(channel) ?? { kept: [], forgotten: 0 };
    logs.set(channel, log);
    return log;
  };
  const end = (channel: string) => logOf(channel).forgotten + logOf(channel).kept.length;
  const idOf = (stream: Stream, own: string) =>
    [...[...stream.positions.keys()].filter((name) => name !== own), own]
      .map((name) => `${name.charAt(0)}:${stream.positions.get(name) ?? 0}`)
      .join(',');
  const control = (stream: Stream, event: string, data: unknown) =>
    stream.response.write(`data: ${JSON.stringify({ event, channel: 'system', data })}\n\n`);

  const pump = (stream: Stream, channel: string) => {
    const log = logOf(channel);
    for (;;) {
      const position = stream.positions.get(channel) ?? 0;
      if (position >= end(channel)) return;
      if (position < log.forgotten) {
        control(stream, 'reset', {});
        stream.positions.set(channel, end(channel));
        return;
      }
      stream.positions.set(channel, position + 1);
      stream.response.write(`id: ${idOf(stream, channel)}\ndata: ${log.kept[position - log.forgotten] ?? ''}\n\n`);
    }
  };

  server.on({
    'POST /sse/ticket': ({ headers }) => {
      if (!headers.authorization?.startsWith('Bearer access-')) return error('unauthenticated');
      const ticket = `ticket-${++made}`;
      tickets.add(ticket);
      return { status: 201, body: { ticket, expires_in: 30 } };
    },
    'GET /sse/stream': ({ query }, response) => {
      if (!tickets.delete(query.get('access_token') ?? '')) return error('unauthenticated');
      const stream: Stream = { id: `stream-${++made}`, response, positions: new Map() };
      streams.add(stream);
      response.on('close', () => streams.delete(stream));
      response.writeHead(200, { 'content-type': 'text/event-stream', connection: 'close' });
      control(stream, 'connected', { connection_id: stream.id });
      const from = new Map(
        (query.get('last_event_id') ?? '').split(',').map((part) => part.split(':') as [string, string]),
      );
      for (const channel of logs.keys()) {
        const position = from.get(channel.charAt(0));
        if (position === undefined) continue;
        stream.positions.set(channel, Number(position));
        pump(stream, channel);
      }
      return 'taken';
    },
    'POST /sse/subscribe': ({ body, headers }) => {
      const { channel, from } = body as { channel: string; from?: number };
      const stream = [...streams].find(({ id }) => id === headers['x-connection-id']);
      if (!stream || channel === '') return error('not_found');
      if (!stream.positions.has(channel) && from !== undefined) {
        stream.positions.set(channel, from);
        pump(stream, channel);
      } else if (!stream.positions.has(channel)) {
        stream.positions.set(channel, end(channel));
        stream.response.write(`id: ${idOf(stream, channel)}\n`);
        control(stream, 'position', {});
      }
      return ok({ message: 'Subscribed' });
    },
    'POST /sse/unsubscribe': ({ body, headers }) => {
      const stream = [...streams].find(({ id }) => id === headers['x-connection-id']);
      stream?.positions.delete((body as { channel: string }).channel);
      return ok({ message: 'Unsubscribed' });
    },
  });

  return Object.assign(server, {
    publish(channel: string, event: string, data: unknown) {
      logOf(channel).kept.push(JSON.stringify({ event, channel, data }));
      for (const stream of streams) if (stream.positions.has(channel)) pump(stream, channel);
    },
    write(text: string) {
      for (const { response } of streams) response.write(text);
    },
    cut() {
      for (const { response } of streams) response.destroy();
    },
    forget() {
      for (const log of logs.values()) {
        log.forgotten += log.kept.length;
        log.kept = [];
      }
    },
    streams: () => streams.size,
    heard: () => [...streams].map(({ positions }) => [...positions.keys()].sort()),
  });
}

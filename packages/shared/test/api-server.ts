import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ERRORS, type ErrorCode } from '@slotwise/contract/errors';

export interface Asked {
  key: string;
  body: unknown;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
}
/** Answers with status and body; takes the response itself to do anything else, and then answers `taken`. */
export type Handler = (asked: Asked, response: ServerResponse) => Reply | 'taken' | Promise<Reply | 'taken'>;
export interface Reply {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export const ok = (body: unknown): Reply => ({ status: 200, body });
export const error = (code: ErrorCode, details?: unknown): Reply => ({
  status: ERRORS[code].status,
  body: { code, message: ERRORS[code].message, details },
});

/** Cuts the connection without an answer, when the call has arrived. */
export const drop: Handler = (_asked, response) => {
  response.destroy();
  return 'taken';
};
/** @returns what a call threw; undefined if it threw nothing */
export const failed = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (reason: unknown) => reason,
  );

export interface ApiServer {
  /** Of the API, to be given as `baseUrl`. */
  url: string;
  on(handlers: Record<string, Handler>): void;
  calls: Asked[];
  callsTo(key: string): Asked[];
  /** Cuts all connections and refuses new ones, as a server does that is being restarted. */
  stop(): Promise<void>;
  /** Listens again on the same port. */
  start(): Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  if (request.headers['content-type'] === 'application/octet-stream') return text;
  return text === '' ? undefined : JSON.parse(text);
}

/** A real HTTP server on a free port of this machine. */
export async function startApi(handlers: Record<string, Handler> = {}): Promise<ApiServer> {
  const table = { ...handlers };
  const calls: Asked[] = [];
  let port = 0;

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const key = `${request.method} ${url.pathname.replace('/api', '')}`;
    const asked = { key, body: await readBody(request), query: url.searchParams, headers: request.headers };
    calls.push(asked);
    const reply = (await table[key]?.(asked, response)) ?? error('route_not_found');
    if (reply === 'taken') return;
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
    response.end(reply.body === undefined ? '' : JSON.stringify(reply.body));
  };
  let server = createServer((request, response) => void serve(request, response));
  const start = () =>
    new Promise<void>((resolve) => {
      server = createServer((request, response) => void serve(request, response));
      server.listen(port, '127.0.0.1', () => {
        port = (server.address() as AddressInfo).port;
        resolve();
      });
    });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await start();
  return {
    url: `http://127.0.0.1:${port}/api`,
    on: (more) => void Object.assign(table, more),
    calls,
    callsTo: (key) => calls.filter((call) => call.key === key),
    stop,
    start,
  };
}

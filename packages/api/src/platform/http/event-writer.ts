import type { FastifyReply, FastifyRequest } from 'fastify';

export interface EventWriter {
  /** One `data:` line of JSON. Resolves when the client can take more. */
  send(data: unknown): Promise<void>;
  end(): void;
  /** Aborted when the client goes away. */
  signal: AbortSignal;
}

export const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  // A proxy that buffers would hold every message back.
  'x-accel-buffering': 'no',
} as const;

/** Answers one request with server-sent events, at the client's pace. */
export function eventWriter(request: FastifyRequest, reply: FastifyReply): EventWriter {
  const { raw } = reply;
  const gone = new AbortController();
  reply.hijack();
  raw.writeHead(200, { ...STREAM_HEADERS, 'x-request-id': request.id });
  raw.flushHeaders();
  raw.on('close', () => gone.abort());
  raw.on('error', () => gone.abort());
  return {
    signal: gone.signal,
    send(data) {
      if (gone.signal.aborted || raw.writableEnded) return Promise.resolve();
      if (raw.write(`data: ${JSON.stringify(data)}\n\n`)) return Promise.resolve();
      return new Promise((resolve) => {
        const on = () => {
          raw.off('drain', on);
          gone.signal.removeEventListener('abort', on);
          resolve();
        };
        raw.on('drain', on);
        gone.signal.addEventListener('abort', on);
      });
    },
    end: () => void raw.end(),
  };
}

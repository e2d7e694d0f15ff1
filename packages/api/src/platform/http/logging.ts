import type { FastifyServerOptions } from 'fastify';
import { currentRequest } from '../current-request';
import { redact, redactAddress, SECRETS, withoutOwnSecrets } from './redact';
import { plainLines } from './terminal';

/** An error as it is logged, with its cause. Its texts may name addresses. */
const describeFault = (fault: Error): { type: string; message: string; stack: string; code?: unknown } => {
  const { cause, code } = fault as { cause?: unknown; code?: unknown };
  const stack = fault.stack ?? String(fault);
  return {
    type: fault.name,
    message: redact(fault.message),
    stack: redact(cause instanceof Error ? `${stack}\ncaused by: ${cause.stack ?? String(cause)}` : stack),
    ...(code !== undefined && { code }),
  };
};

type Out = NodeJS.WritableStream & { isTTY?: boolean };

/**
 * Options of pino. Its lines are JSON, except for somebody who watches: a terminal gets lines that people read. Nothing
 * secret stands in either, in lines of any code.
 */
export const loggerOptions = (level: string, out: Out = process.stdout): FastifyServerOptions['logger'] => ({
  stream: out.isTTY ? plainLines(out) : out,
  level,
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label: string) => ({ level: label }) },
  mixin: () => {
    const request = currentRequest();
    return request?.actor ? { user: request.actor.userId } : {};
  },
  // Writers of a line need not think of it: no line holds anything that looks like a secret of ours.
  hooks: { streamWrite: withoutOwnSecrets },
  redact: {
    paths: [
      ...SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      ...['authorization', 'cookie', '"set-cookie"', '"x-refresh-token"'].flatMap((name) => [
        name.startsWith('"') ? `[${name}]` : name,
        name.startsWith('"') ? `headers[${name}]` : `headers.${name}`,
        name.startsWith('"') ? `*.headers[${name}]` : `*.headers.${name}`,
      ]),
    ],
    censor: '[redacted]',
  },
  serializers: {
    req: (request) => ({ method: request.method, url: redactAddress(request.url ?? ''), ip: request.ip }),
    res: (reply) => ({ status: reply.statusCode }),
    err: describeFault,
  },
});

import type { FastifyServerOptions } from 'fastify';
import { currentRequest } from '../current-request';
import { plainLines } from './terminal';

const SECRETS = ['password', 'new_password', 'current_password', 'token', 'access_token', 'refresh_token', 'ticket'];

/** A parameter's name as some server will read it, in any spelling: `%61ccess_token`, `access_token[]`. */
const nameOf = (parameter: string): string => {
  const name = parameter.split('=', 1)[0] ?? '';
  // A name that cannot be decoded is compared as it stands: the server reads it so, too.
  const [parsed = name] = new URLSearchParams(name).keys();
  return parsed.toLowerCase().replace(/\[.*$/, '').trim();
};

/** Separators of parameters, in addresses and in sentences about them. */
const BETWEEN = /([?&;#\s'"]+)/;

/**
 * A text without the values of parameters that are secrets: an address, however broken, or an error's text about one.
 */
export const redact = (text: string): string =>
  text.includes('=')
    ? text
        .split(BETWEEN)
        .map((part) =>
          part.includes('=') && SECRETS.includes(nameOf(part)) ? `${part.split('=', 1)[0]}=[redacted]` : part,
        )
        .join('')
    : text;

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
    req: (request) => ({ method: request.method, url: redact(request.url ?? ''), ip: request.ip }),
    res: (reply) => ({ status: reply.statusCode }),
    err: describeFault,
  },
});

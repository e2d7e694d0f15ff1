import type { FastifyServerOptions } from 'fastify';
import { currentRequest } from '../current-request';
import { plainLines } from './terminal';

const SECRETS = ['password', 'new_password', 'current_password', 'token', 'access_token', 'refresh_token', 'ticket'];

/** A parameter's name as the server will read it, whatever way it is written. */
const nameOf = (parameter: string): string => {
  const name = parameter.split('=', 1)[0] ?? '';
  // A name that cannot be decoded is compared as it stands: the server reads it so, too.
  const [parsed = name] = new URLSearchParams(name).keys();
  return parsed.toLowerCase().trim();
};

/** An address without the secrets in its query. */
export function redactUrl(url: string): string {
  const at = url.indexOf('?');
  if (at < 0) return url;
  const parameters = url
    .slice(at + 1)
    .split('&')
    .map((parameter) => (SECRETS.includes(nameOf(parameter)) ? `${parameter.split('=', 1)[0]}=[redacted]` : parameter));
  return `${url.slice(0, at)}?${parameters.join('&')}`;
}

type Out = NodeJS.WritableStream & { isTTY?: boolean };

/**
 * Options of pino. Its lines are JSON, except for somebody who watches: a terminal gets lines that people read. Nothing
 * secret stands in either, whoever logs it.
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
    req: (request) => ({ method: request.method, url: redactUrl(request.url ?? ''), ip: request.ip }),
    res: (reply) => ({ status: reply.statusCode }),
  },
});

import type { FastifyRequest } from 'fastify';

const LOOPBACK_ADDRESS = /^(?:::ffff:)?127(?:\.\d{1,3}){3}$|^::1$/;
const LOOPBACK_NAME = /^(?:127(?:\.\d{1,3}){3}|\[::1\]|(?:[\w-]+\.)*localhost)$/;

/** Headers that proxies add to the requests that they hand on. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

const hostOf = (host: string | undefined): string | undefined =>
  host !== undefined && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : undefined;

/** Whether a browser takes this host (with or without a port) for the machine itself. */
export const isLoopbackHost = (host: string | undefined): boolean => LOOPBACK_NAME.test(hostOf(host) ?? '');

/** Other names and numbers that lead every machine to itself, as systems have them in their tables of hosts. */
const OWN_MACHINE =
  /^(?:(?:ip6-)?localhost\d*(?:\.localdomain\d*)?|ip6-loopback|0\.0\.0\.0|\[::\]|\[::ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4}\])$/;

/** Whether this host may be the machine of anybody who asks for it. */
export function isAnybodysHost(host: string): boolean {
  // The dot that ends a full name makes no other name of it.
  const name = hostOf(host)?.replace(/\.+$/, '') ?? '';
  return LOOPBACK_NAME.test(name) || OWN_MACHINE.test(name);
}

/** The Host header as it came, or its counterpart in HTTP/2. */
export const givenHost = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined => {
  const authority = headers[':authority'] ?? headers.host;
  return typeof authority === 'string' ? authority : undefined;
};

/**
 * Whether a request comes from this very machine and asks for it as such. A page of somebody else whose name was made to
 * lead here (DNS rebinding) still sends its own name; so does what a proxy on this machine hands on, or it says that it did.
 */
export function isLocal(request: Pick<FastifyRequest, 'headers' | 'socket'>): boolean {
  const { headers, socket } = request;
  if (FORWARDED.some((name) => headers[name] !== undefined)) return false;
  if (!LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '')) return false;
  return isLoopbackHost(givenHost(request));
}

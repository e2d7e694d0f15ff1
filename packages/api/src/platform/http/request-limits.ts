import { isIPv6 } from 'node:net';
import type { Route, RouteKey } from '@slotwise/contract';
import { HEADERS } from '@slotwise/contract/constants';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../actor';
import type { Services } from '../services';
import { limitKey, type Taking } from './limits';

/** Where requests come from: an IPv4 address, or the /64 that one IPv6 customer has to himself. */
export function sourceOf(ip: string): string {
  if (!isIPv6(ip) || ip.includes('.')) return `ip:${limitKey(ip)}`;
  const [head = '', tail] = ip.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return `ip:${limitKey([...before, ...zeros, ...after].slice(0, 4).join(':'))}`;
}

/** What every request counts against, whatever becomes of it. */
export function takingsOf(key: RouteKey, route: Route, ip: string, actor: Actor | null): Taking[] {
  const source = sourceOf(ip);
  switch (route.limit) {
    case 'read':
    case 'write':
    case 'bulk':
      return [[route.limit, actor?.sessionId ?? source]];
    case 'stream':
      // The stream itself brings its session in the address: it counts below.
      return route.stream ? [] : [['stream', actor?.sessionId ?? source]];
    case 'auth':
      return [['auth', `${key} ${actor && route.access === 'user' ? actor.sessionId : source}`]];
    case 'login':
      return [['login', source]];
    case 'refresh':
    case 'embed':
      return [];
  }
}

/** What a request counts against once it is read: `always`, and `failures` given back unless it is refused. */
export async function takingsOfContent(
  request: Pick<FastifyRequest, 'headers' | 'ip'>,
  { key, route, body, query }: { key: RouteKey; route: Route; body: unknown; query: unknown },
  { tokens }: Pick<Services, 'tokens'>,
): Promise<{ always: Taking[]; failures: Taking[] }> {
  const source = sourceOf(request.ip);
  const email = textOf(body, 'email');
  const addressee = route.mailsOnePerson?.map((field) => textOf(body, field)).find((text) => text !== undefined);
  if (addressee !== undefined) return { always: [['address', `${key} ${limitKey(addressee)}`]], failures: [] };
  if (route.limit === 'auth') {
    return { always: email === undefined ? [] : [['address', `${key} ${limitKey(email)}`]], failures: [] };
  }
  if (route.limit === 'login') {
    const address = limitKey(email ?? '');
    // One source runs into its own limit first: it takes many to use up what an address has.
    return {
      always: [],
      failures: [
        ['loginHere', `${address} ${source}`],
        ['loginSource', source],
        ['loginAddress', address],
      ],
    };
  }
  if (route.limit === 'refresh') {
    const header = request.headers[HEADERS.refreshToken];
    const token = typeof header === 'string' ? header : textOf(body, 'refresh_token');
    return { always: token ? [['refresh', limitKey(token)]] : [], failures: [['refreshSource', source]] };
  }
  if (route.limit === 'embed') {
    const key = limitKey(request.headers.authorization ?? '');
    return { always: [['embed', key]], failures: [['embedSource', source]] };
  }
  const secret = route.limit === 'stream' && route.stream ? textOf(query, 'access_token') : undefined;
  if (secret === undefined) return { always: [], failures: [] };
  const claims = await tokens.verify(secret);
  // A ticket was counted for its session when it was issued, and works once.
  return { always: claims ? [['stream', claims.sessionId]] : [], failures: [['streamSource', source]] };
}

const textOf = (value: unknown, name: string): string | undefined => {
  const found = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  return typeof found === 'string' ? found : undefined;
};

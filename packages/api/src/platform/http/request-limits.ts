import { isIPv6 } from 'node:net';
import type { Route, RouteKey } from '@slotwise/contract';
import { HEADERS } from '@slotwise/contract/constants';
import type { FastifyRequest } from 'fastify';
import { canonicalAddress } from '../address';
import { sharerOf, type Actor } from '../actor';
import type { Services } from '../services';
import { knownDevice } from './known-device';
import { limitKey, type Quota } from './limits';

/** The source of requests: an IPv4 address, or the network of so many groups of an IPv6 address; one customer has a /64 at least. */
export function sourceOf(ip: string, groups = 4): string {
  if (!isIPv6(ip) || ip.includes('.')) return `ip:${limitKey(ip)}`;
  const [head = '', tail] = ip.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return `ip:${limitKey([...before, ...zeros, ...after].slice(0, groups).join(':'))}`;
}

/** The quotas that every request consumes, regardless of its outcome. */
export function quotasOf(key: RouteKey, route: Route, ip: string, actor: Actor | null): Quota[] {
  // Few requests are counted by it: naming it costs a hash.
  const source = () => sourceOf(ip);
  switch (route.limit) {
    case 'read':
    case 'write':
    case 'bulk':
    case 'upload':
      return [[route.limit, actor?.sessionId ?? source()]];
    case 'stream':
      // The stream itself carries its session in the address, so `quotasOfContent` counts it.
      return route.stream ? [] : [['stream', actor?.sessionId ?? source()]];
    case 'auth':
      return [['auth', `${key} ${actor && route.access === 'user' ? actor.sessionId : source()}`]];
    case 'login':
      return [['login', source()]];
    case 'refresh':
    case 'embed':
      return [];
  }
}

/**
 * The quotas that depend on the content of a request: `always` consumed, and `failures`, which are refunded unless it
 * is refused.
 */
export async function quotasOfContent(
  request: Pick<FastifyRequest, 'headers' | 'ip'>,
  {
    key,
    route,
    actor,
    body,
    query,
  }: { key: RouteKey; route: Route; actor: Actor | null; body: unknown; query: unknown },
  { tokens }: Pick<Services, 'tokens'>,
): Promise<{ always: Quota[]; failures: Quota[] }> {
  const source = () => sourceOf(request.ip);
  const email = addressOf(textOf(body, 'email'));
  const addressee = addressOf(
    route.mailsOnePerson?.map((field) => textOf(body, field)).find((text) => text !== undefined),
  );
  // By whose it is as well: one who writes to somebody again and again must not keep others from it.
  if (addressee !== undefined) {
    const sender = actor ? sharerOf(actor) : source();
    return { always: [['address', `${key} ${sender} ${limitKey(addressee)}`]], failures: [] };
  }
  if (route.limit === 'auth') {
    return { always: email === undefined ? [] : [['address', `${key} ${source()} ${limitKey(email)}`]], failures: [] };
  }
  if (route.limit === 'login') {
    const address = limitKey(email ?? '');
    const device = knownDevice(tokens, request.headers.cookie, email ?? '');
    // A browser in which the owner logged in before has attempts of its own, so that strangers cannot use them up. All
    // those of one account share a limit: more cookies are no more guesses at whoever has the address by now.
    if (device !== undefined) {
      return {
        always: [],
        failures: [
          ['loginAddressSource', `${address} ${device.id}`],
          ['loginKnown', `${address} ${device.accountId}`],
        ],
      };
    }
    // One source reaches its own limit first: only many sources together can use up an address's. The right password still
    // gets through then from one that has hardly failed. Sites have a /48, and 65,536 networks in it.
    const instead: Quota[] = [
      ['loginFresh', `${address} ${sourceOf(request.ip, 3)}`],
      ['loginHot', address],
    ];
    return {
      always: [],
      failures: [
        ['loginAddressSource', `${address} ${source()}`],
        ['loginSource', source()],
        ['loginAddress', address, instead],
      ],
    };
  }
  if (route.limit === 'refresh') {
    const header = request.headers[HEADERS.refreshToken];
    const token = typeof header === 'string' ? header : textOf(body, 'refresh_token');
    return { always: token ? [['refresh', limitKey(token)]] : [], failures: [['refreshSource', source()]] };
  }
  if (route.limit === 'embed') {
    const key = limitKey(request.headers.authorization ?? '');
    return { always: [['embed', key]], failures: [['embedSource', source()]] };
  }
  const secret = route.limit === 'stream' && route.stream ? textOf(query, 'access_token') : undefined;
  if (secret === undefined) return { always: [], failures: [] };
  const claims = await tokens.verify(secret);
  // A ticket counted for its session when it was issued, and works once.
  return { always: claims ? [['stream', claims.sessionId]] : [], failures: [['streamSource', source()]] };
}

/** Spellings of one mailbox count together; what is no address (a number, an id) counts as it is written. */
const addressOf = (text: string | undefined) => text && (canonicalAddress(text) ?? text);

const textOf = (value: unknown, name: string): string | undefined => {
  const found = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  return typeof found === 'string' ? found : undefined;
};

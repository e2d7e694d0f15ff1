import type { IncomingHttpHeaders } from 'node:http';
import { opensToKeys, type Route } from '@slotwise/contract';
import { API_KEY_PREFIX, HEADERS } from '@slotwise/contract/constants';
import type { Actor } from '../actor';
import { refuse } from '../errors';
import { hashSecret } from '../ids';
import type { Services } from '../services';
import { givenHost } from './local-only';

/**
 * Whether an embedded remote's request comes from the page that its token is for: from the partner's own origin, or from
 * our frame, which no other page can put around itself. Browsers set both headers, and no page can change them.
 */
export function comesFromItsPage({ embedded }: Actor, headers: IncomingHttpHeaders): boolean {
  if (!embedded || headers.origin === embedded.origin) return true;
  if (headers['sec-fetch-site'] !== 'same-origin') return false;
  const { origin } = headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === givenHost({ headers }));
}

/** The API key that a request brings, as nobody knows it: by its hash. */
export function keyOf({ authorization }: IncomingHttpHeaders): string | undefined {
  const token = tokenOf(authorization);
  return token?.startsWith(API_KEY_PREFIX) ? hashSecret(token) : undefined;
}

const tokenOf = (authorization: string | undefined) => /^Bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1];

/** The sender of a request: the actor of its bearer token or of its API key, or null. */
export async function identify(
  headers: IncomingHttpHeaders,
  { tokens, sessions }: Pick<Services, 'tokens' | 'sessions'>,
): Promise<Actor | null> {
  const key = keyOf(headers);
  if (key !== undefined) {
    const caller = await sessions.keyHolder(key);
    return caller && narrowedTo(headers[HEADERS.within], caller);
  }
  const token = tokenOf(headers.authorization);
  if (!token) return null;
  const claims = await tokens.verify(token);
  const actor = claims && (await sessions.actor(claims));
  return actor && comesFromItsPage(actor, headers) ? narrowedTo(headers[HEADERS.within], actor) : null;
}

/** Sessions that ask for fewer permissions than their account has get these, and the calls that are open to embedded remotes. */
function narrowedTo(within: string | string[] | undefined, actor: Actor): Actor {
  if (within === undefined) return actor;
  const named = new Set<string>(
    String(within)
      .split(',')
      .map((name) => name.trim()),
  );
  const permissions = new Set([...actor.permissions].filter((name) => named.has(name)));
  return { ...actor, permissions, narrowed: true };
}

/**
 * Whether tokens of embedded remotes, and remotes that are kept apart, open the route at all. What gives or takes lasting access
 * is for people alone: it would outlive the page, and reach further than it.
 */
export const isEmbeddable = (route: Route): boolean =>
  route.embedded === true || (route.permission !== null && route.people !== true);

/** Whether the caller is of a WMS and may come to the route for a company that lets their WMS in. */
export const isGuest = (route: Route, actor: Actor | null): boolean =>
  route.guests === true && actor?.userType === 'wms' && actor.wmsId !== null && !actor.embedded && !actor.narrowed;

/** Lets through whom the contract's route is for. @throws ApiFault */
export function authorize(route: Route, actor: Actor | null, asGuest = false): void {
  if ((actor?.embedded || actor?.narrowed) && !isEmbeddable(route)) throw refuse('outside_embedding');
  if (actor?.apiKey && !opensToKeys(route)) throw refuse('not_for_api_keys');
  if (route.access === 'public') return;
  if (!actor) throw refuse('unauthenticated');
  if (route.tenant && actor.userType !== route.tenant && !asGuest) throw refuse('wrong_user_type');
  if (route.permission && actor.lacksFactor) throw refuse('second_factor_demanded');
  if (route.permission && !actor.permissions.has(route.permission)) throw refuse('forbidden');
  if (route.everywhere && actor.sites) throw refuse('beyond_own_warehouses');
}

import { badField } from '../../platform/errors';
import { isAnybodysHost, isLoopbackHost } from '../../platform/http/local-only';

/** The host of an origin that is one place: an asterisk would be many to a browser that reads it in a policy. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])$/;

/**
 * Whether pages of an origin that a key allows get anything: in production not those of everybody's own machine, which a key that was made
 * in development may name.
 */
export const isServed = (origin: string, production: boolean): boolean =>
  !production || (URL.canParse(origin) && !isAnybodysHost(new URL(origin).host));

/**
 * Checks an origin: spelled as browsers do, and with TLS unless it is the developer's own machine, which in production
 * would be the machine of anybody. @throws ApiFault
 */
export function originOf(origin: string, production: boolean): string {
  const example = 'https://portal.example.com';
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
    throw badField('origins', 'not_an_origin', { origin, example });
  }
  const { protocol, host, hostname } = new URL(origin);
  if (hostname.includes('*')) throw badField('origins', 'origin_of_many', { origin });
  if (!HOST.test(hostname)) throw badField('origins', 'not_an_origin', { origin, example });
  if (production && isAnybodysHost(host)) throw badField('origins', 'origin_of_anybody', { origin });
  if (protocol !== 'https:' && !isLoopbackHost(host)) throw badField('origins', 'origin_without_tls', { origin });
  return origin;
}

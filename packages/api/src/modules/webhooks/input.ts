import { EVENTS, type TenantKind } from '@slotwise/contract';
import { badField } from '../../platform/errors';
import type { Services } from '../../platform/services';
import { hostOf, isPublic, names } from './reachable';

/** Each once. @throws validation_failed */
export function eventsWanted(kind: TenantKind, wanted: readonly string[]): string[] {
  const known = new Set(Object.keys(EVENTS[kind]));
  if (wanted.some((name) => !known.has(name))) throw badField('events', 'not_an_option');
  return [...new Set(wanted)].sort();
}

/**
 * Checks the address of a receiver. Its name is looked up here so that whoever writes it is told at once; what counts is the look
 * before each connection. @throws validation_failed
 */
export async function addressOf(services: Services, text: string): Promise<string> {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  const { webhooksToPrivateNetworks: anywhere } = services.config;
  const isFit = url?.protocol === 'https:' || (anywhere && url?.protocol === 'http:');
  if (!url || !isFit || url.username !== '' || url.password !== '' || url.hash !== '')
    throw badField('url', 'malformed');
  if (anywhere) return url.href;
  const found = await services
    .use(names)
    .resolve(hostOf(url))
    // A name that nobody knows at the moment may be known in a minute.
    .catch(() => []);
  if (!found.every(({ address }) => isPublic(address))) throw badField('url', 'private_address');
  return url.href;
}

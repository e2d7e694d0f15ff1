import { EVENTS } from '@slotwise/contract';
import { badField, refuse } from '../../platform/errors';
import { isAnybodysHost } from '../../platform/http/local-only';
import type { Services } from '../../platform/services';
import { refuseToExceed, type RoleWork } from '../roles';
import type { Tenant } from '../tenants';
import { addressIn, hostOf, isPublic, names } from './reachable';

/** The events and the audit that a webhook gets. */
export interface Contents {
  events: string[];
  audit: boolean;
}

/** Each event once. @throws validation_failed */
export function contentsWanted({ kind }: Tenant, { events, audit }: Contents, had?: Contents): Contents {
  const known = new Set(Object.keys(EVENTS[kind]));
  if (events !== had?.events && events.some((name) => !known.has(name))) throw badField('events', 'not_an_option');
  if (events.length === 0 && !audit) throw badField('events', 'too_few', { min: 1 });
  return { events: [...new Set(events)].sort(), audit };
}

/** Only who may read the audit has it sent somewhere; it tells of all warehouses. @throws grant_exceeds_own, beyond_own_warehouses */
export function refuseWithoutAudit({ held, sites }: Pick<RoleWork, 'held' | 'sites'>, field: string): void {
  refuseToExceed(held, ['view_audit'], field);
  if (sites) throw refuse('beyond_own_warehouses');
}

/**
 * Checks the address of a receiver. Its name is looked up here so that whoever writes it is told at once; what counts is the look
 * before each connection. @throws validation_failed
 */
export async function addressOf(services: Services, text: string): Promise<string> {
  const url = addressIn(text.trim());
  const { webhooksToPrivateNetworks: anywhere } = services.config;
  if (url?.protocol === 'http:' && !anywhere) throw badField('url', 'origin_without_tls', { origin: url.origin });
  const isFit = url?.protocol === 'https:' || (anywhere && url?.protocol === 'http:');
  if (!url || !isFit || url.username !== '' || url.password !== '' || url.hash !== '')
    throw badField('url', 'malformed');
  if (anywhere) return url.href;
  // Not every system has these in its tables; each leads the others to themselves.
  if (isAnybodysHost(url.host)) throw badField('url', 'private_address');
  const found = await services
    .use(names)
    .resolve(hostOf(url))
    // A name that nobody knows at the moment may be known in a minute.
    .catch(() => []);
  if (!found.every(({ address }) => isPublic(address))) throw badField('url', 'private_address');
  return url.href;
}

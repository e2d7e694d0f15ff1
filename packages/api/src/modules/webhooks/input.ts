import { EVENTS } from '@slotwise/contract';
import type { Actor } from '../../platform/actor';
import { badField, refuse } from '../../platform/errors';
import type { Services } from '../../platform/services';
import { refuseToExceed } from '../roles';
import { tenantOf } from '../tenants';
import { hostOf, isPublic, names } from './reachable';

/** What a webhook gets. */
export interface Contents {
  events: string[];
  audit: boolean;
}

/**
 * Each event once. Only who may read the audit has it sent from now on; what a webhook has already stays.
 * @throws validation_failed, grant_exceeds_own, beyond_own_warehouses
 */
export function contentsWanted(actor: Actor, { events, audit }: Contents, had?: Contents): Contents {
  const known = new Set(Object.keys(EVENTS[tenantOf(actor).kind]));
  if (events !== had?.events && events.some((name) => !known.has(name))) throw badField('events', 'not_an_option');
  if (events.length === 0 && !audit) throw badField('events', 'too_few', { min: 1 });
  if (audit && !had?.audit) {
    refuseToExceed(actor.permissions, ['view_audit'], 'audit');
    // It tells of all warehouses.
    if (actor.sites) throw refuse('beyond_own_warehouses');
  }
  return { events: [...new Set(events)].sort(), audit };
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

import type { AccessRequest } from '@slotwise/contract';
import type { Publishable } from '../../platform/events/publish';
import type { Tenant } from '../tenants';

/** The asker hears of it on all devices, and those who manage roles. */
export const requestChanged = ({ id, kind }: Tenant, request: AccessRequest): Publishable[] => [
  { channel: `user:${request.user.id}`, event: 'AccessRequestChanged', data: request },
  kind === 'company'
    ? { channel: `company:${id}`, event: 'AccessRequestChanged', data: request }
    : { channel: `wms:${id}`, event: 'AccessRequestChanged', data: request },
];

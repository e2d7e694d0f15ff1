import type { Invitation, PermissionName } from '@slotwise/contract';
import { plainText } from '@slotwise/contract/search-words';
import type { Wanted } from './goods/add-goods';

/** Invented people and firms, at addresses that can never exist. */
export const DEMO_PASSWORD = 'slotwise-demo';

export interface DemoPerson {
  firstName: string;
  lastName: string;
  email: string;
  /** Name of a role; null for none. */
  role: string | null;
}

export interface DemoInvitation {
  type: Invitation['invitationType'];
  to: { email: string } | { phone: string };
  name?: string;
  message?: string;
  role?: string;
  /** Days since it was sent. */
  sentDaysAgo: number;
  ttlDays: number;
  ended?: { status: 'accepted' | 'canceled' | 'expired' | 'rejected'; daysAgo: number };
}

export interface DemoTenant {
  kind: 'company' | 'wms';
  name: string;
  /** Beside the roles that every tenant starts with. */
  roles: { name: string; description: string; permissions: PermissionName[] }[];
  people: DemoPerson[];
  warehouses: string[];
  /** Stock of the first of them, and orders for it. */
  goods?: Wanted;
  invitations: DemoInvitation[];
}

export const VIEWS: PermissionName[] = [
  'view_roles',
  'view_users',
  'view_warehouses',
  'view_inventory',
  'view_slotting',
  'use_assistant',
];

/** `Grace Tan` of `alderbrook.example` → `grace.tan@alderbrook.example`. */
export const addressAt = (domain: string, name: string): string =>
  `${plainText(name)
    .replace(/[^a-z ]/g, '')
    .replace(/ +/g, '.')}@${domain}`;

/** People of one role by their full names. */
export const staff = (domain: string, role: string | null, names: readonly string[]): DemoPerson[] =>
  names.map((name) => {
    const [firstName = '', ...rest] = name.split(' ');
    return { firstName, lastName: rest.join(' '), email: addressAt(domain, name), role };
  });

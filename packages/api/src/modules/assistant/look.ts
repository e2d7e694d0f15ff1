import type { AssistantEvent, PermissionName } from '@slotwise/contract';
import type { Actor } from '../../platform/actor';
import type { Trx } from '../../platform/db/tables';
import { invitationsOf } from '../invitations';
import { roleById, rolesOf } from '../roles';
import { companiesOf, tenantById } from '../tenants';
import { personById, usersOf } from '../users';
import { warehousesOf } from '../warehouses';
import type { Topic } from './topics';

type Links = Extract<AssistantEvent, { type: 'looked_at' }>['links'];

/** One thing that the assistant read, and what it says of it. */
export interface Finding {
  what: string;
  links: Links;
  text: string;
}

interface Asked {
  trx: Trx;
  actor: Actor;
  tenantId: string;
  names: boolean;
}

const NAMED = 10;
const ROLES: Links = [{ label: 'Roles', href: '/roles' }];
const DASHBOARD: Links = [{ label: 'Dashboard', href: '/dashboard' }];

const number = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
const be = (count: number) => (count === 1 ? 'is' : 'are');
const listed = (names: readonly string[]) => {
  const shown = names.slice(0, NAMED);
  const rest = names.length - shown.length;
  return shown.join(', ') + (rest > 0 ? ` and ${rest} more` : '');
};
const tally = (values: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([value, count]) => `${count} ${value}`);
};

/** What each topic needs, and how it is read. The same queries as the screens use, behind the same permissions. */
const LOOKS: Record<
  Topic,
  { permission: PermissionName | null; kind?: 'company' | 'wms'; look(asked: Asked): Promise<Finding> }
> = {
  users: {
    permission: 'view_users',
    async look({ trx, tenantId, names }) {
      const users = await usersOf(trx, tenantId);
      const roles = tally(users.map(({ role }) => (role ? `with the role ${role.name}` : 'without a role')));
      return {
        what: 'users',
        links: ROLES,
        text: names
          ? `There ${be(users.length)} ${number(users.length, 'user')}: ${listed(users.map((user) => `${user.firstName} ${user.lastName}`))}.`
          : `There ${be(users.length)} ${number(users.length, 'user')}: ${listed(roles)}.`,
      };
    },
  },
  roles: {
    permission: 'view_roles',
    async look({ trx, tenantId }) {
      const roles = await rolesOf(trx, tenantId);
      const described = roles.map(({ name, users }) => `${name} (${number(users.length, 'user')})`);
      return {
        what: 'roles',
        links: ROLES,
        text: `There ${be(roles.length)} ${number(roles.length, 'role')}${roles.length > 0 ? `: ${listed(described)}` : ''}.`,
      };
    },
  },
  invitations: {
    permission: 'view_invitations',
    async look({ trx, tenantId, names }) {
      const invitations = await invitationsOf(trx, tenantId);
      const statuses = tally(invitations.map(({ status }) => status));
      const pending = invitations.filter(({ status }) => status === 'pending');
      const waiting = pending.map(({ name, email, phoneNumber }) => name ?? email ?? phoneNumber ?? '');
      return {
        what: 'invitations',
        links: [{ label: 'Invitations', href: '/invitations' }],
        text:
          `There ${be(invitations.length)} ${number(invitations.length, 'invitation')}` +
          `${statuses.length > 0 ? `: ${listed(statuses)}` : ''}.` +
          (names && waiting.length > 0 ? ` Still waiting: ${listed(waiting)}.` : ''),
      };
    },
  },
  warehouses: {
    permission: 'view_warehouses',
    kind: 'company',
    async look({ trx, tenantId }) {
      const warehouses = await warehousesOf(trx, tenantId);
      return {
        what: 'warehouses',
        links: [{ label: 'Inventory', href: '/inventory' }],
        text:
          `There ${be(warehouses.length)} ${number(warehouses.length, 'warehouse')}` +
          `${warehouses.length > 0 ? `: ${listed(warehouses.map(({ name }) => name))}` : ''}.`,
      };
    },
  },
  companies: {
    permission: 'view_companies',
    async look({ trx, actor, tenantId }) {
      if (actor.companyId) {
        const company = await tenantById(trx, tenantId);
        return { what: 'your company', links: DASHBOARD, text: `Your company is ${company?.name ?? 'not known'}.` };
      }
      const companies = await companiesOf(trx, tenantId);
      return {
        what: 'companies',
        links: DASHBOARD,
        text:
          `There ${be(companies.length)} ${number(companies.length, 'company', 'companies')}` +
          `${companies.length > 0 ? `: ${listed(companies.map(({ name }) => name))}` : ''}.`,
      };
    },
  },
  permissions: {
    permission: null,
    async look({ trx, actor, tenantId }) {
      const role = actor.roleId ? await roleById(trx, tenantId, actor.roleId) : undefined;
      if (!role) return { what: 'your role', links: DASHBOARD, text: 'You have no role, and so no permissions yet.' };
      const names = role.permissions.map(({ name }) => name);
      return {
        what: 'your role',
        links: ROLES,
        text: `Your role ${role.name} holds ${number(names.length, 'permission')}${names.length > 0 ? `: ${names.join(', ')}` : ''}.`,
      };
    },
  },
  me: {
    permission: null,
    async look({ trx, actor }) {
      const person = await personById(trx, actor.userId);
      if (!person) return { what: 'you', links: DASHBOARD, text: 'Your account cannot be found.' };
      const { firstName, lastName, email, role } = person.user;
      return {
        what: 'you',
        links: DASHBOARD,
        text: `You are ${firstName} ${lastName} (${email}), ${role ? `with the role ${role.name}` : 'without a role'}.`,
      };
    },
  },
};

const OTHER_KIND = {
  company: 'That is about companies; your account belongs to a WMS, which has none of its own.',
  wms: 'That is about a WMS; your account belongs to a company.',
} as const;

/** A finding, or why there is none. */
export async function lookAt(topic: Topic, asked: Asked): Promise<Finding | { refusal: string }> {
  const { permission, kind, look } = LOOKS[topic];
  if (kind && kind !== asked.actor.userType) return { refusal: OTHER_KIND[kind] };
  if (permission && !asked.actor.permissions.has(permission)) {
    return { refusal: `I cannot tell you about ${topic}: your role does not hold the permission ${permission}.` };
  }
  return look(asked);
}

import { permissionText } from '@slotwise/contract/permission-texts';
import type { Look } from '../../platform/look';
import { be, listed, number } from '../assistant';
import { roleById, rolesOf } from './queries';

const roles: Look = {
  topic: 'roles',
  words: /\broles?\b/,
  permission: 'view_roles',
  async read({ trx, tenantId }) {
    const all = await rolesOf(trx, tenantId);
    const described = all.map(({ name, users }) => `${name} (${number(users.length, 'user')})`);
    return {
      what: 'roles',
      links: [{ kind: 'role' }],
      text: `There ${be(all.length)} ${number(all.length, 'role')}${all.length > 0 ? `: ${listed(described)}` : ''}.`,
    };
  },
};

const permissions: Look = {
  topic: 'permissions',
  words: /\b(permissions?|rights?|allowed|may i|can i)\b/,
  permission: null,
  async read({ trx, actor, tenantId }) {
    const role = actor.roleId ? await roleById(trx, tenantId, actor.roleId) : undefined;
    if (!role) return { what: 'your role', links: [], text: 'You have no role, and so no permissions yet.' };
    const names = role.permissions.map(({ name }) => permissionText(name));
    return {
      what: 'your role',
      links: [{ kind: 'role', id: role.id }],
      text: `Your role ${role.name} holds ${number(names.length, 'permission')}${names.length > 0 ? `: ${names.join(', ')}` : ''}.`,
    };
  },
};

export const look: Look[] = [roles, permissions];

import { newId } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { lines, nameTaken } from '../fields';
import { roleCreated } from './events';
import { beginRoleWork, permissionsWanted, refuseToExceed } from './guard';
import { insertPermissions, insertRoles, roleById } from './queries';
import { refuseToLookAlike, roleName } from './role-name';

/** A role without users yet, with the permissions of the role that it is copied from. */
export async function createRole({ actor, body, now, tx }: Ctx<'POST /role'>) {
  const name = roleName(body.name);
  const description = lines('description', body.description) ?? '';
  const permissions = permissionsWanted(body.permissions ?? []);
  return tx(async (trx) => {
    const { tenant, held, sites } = await beginRoleWork(trx, actor, 'manage_roles');
    refuseToExceed(held, permissions, 'permissions');
    await refuseToLookAlike(trx, tenant.id, name);
    const id = newId();
    await nameTaken('roles_name', () =>
      // Nobody makes a role that reaches further than their own.
      insertRoles(trx, [{ id, tenantId: tenant.id, name, description, warehouseIds: sites, now }]),
    );
    await insertPermissions(
      trx,
      tenant.id,
      permissions.map((permission) => ({ roleId: id, permission })),
    );
    const role = await roleById(trx, tenant.id, id);
    if (!role) throw new Error('The new role cannot be read.');
    return {
      answer: { message: 'Role created', role },
      audit: { action: 'role.created', subjectId: id, after: { name, description, permissions } },
      events: roleCreated(tenant, role),
    };
  });
}

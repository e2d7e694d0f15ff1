import type { Permission, Role, User } from '@slotwise/contract';
import { PERMISSIONS, isPermissionName, type PermissionName } from '@slotwise/contract/permissions';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import { usersOf } from '../users';

/** In the order of the catalogue; names that have left it are nobody's. */
const toPermissions = (names: readonly string[]): Permission[] => {
  const held = new Set(names);
  return PERMISSIONS.filter(({ name }) => held.has(name)).map((permission) => ({ ...permission }));
};

/** Roles of a tenant, with the names of their permissions. */
export const roles = (trx: Trx, tenantId: string) =>
  trx
    .selectFrom('roles')
    .select([
      'id',
      'name',
      'description',
      'avatar_url as avatarURL',
      'version',
      'warehouse_ids as warehouseIds',
      sql<
        string[]
      >`(SELECT coalesce(json_agg(p.permission), '[]') FROM role_permissions p WHERE p.role_id = roles.id)`.as(
        'permissions',
      ),
    ])
    .where('tenant_id', '=', tenantId);

export interface RoleRow extends Omit<Role, 'permissions' | 'users'> {
  permissions: string[];
  warehouseIds: string[] | null;
}

export const withUsers = (rows: readonly RoleRow[], users: readonly User[]): Role[] => {
  const byRole = new Map<string | null, User[]>();
  for (const user of users) {
    const holders = byRole.get(user.roleID);
    if (holders) holders.push(user);
    else byRole.set(user.roleID, [user]);
  }
  return rows.map((row) => ({
    ...row,
    permissions: toPermissions(row.permissions),
    users: byRole.get(row.id) ?? [],
  }));
};

/** The names of all roles of a tenant. */
export const namesOfRoles = (trx: Trx, tenantId: string) =>
  trx.selectFrom('roles').select(['id', 'name']).where('tenant_id', '=', tenantId).execute();

/** Roles with their permissions and users, oldest first. */
export async function rolesOf(trx: Trx, tenantId: string): Promise<Role[]> {
  const rows = await roles(trx, tenantId).orderBy('created_at').orderBy('id').execute();
  return withUsers(rows, await usersOf(trx, tenantId));
}

export async function rolesByIds(trx: Trx, tenantId: string, ids: readonly string[]): Promise<Role[]> {
  if (ids.length === 0) return [];
  const rows = await roles(trx, tenantId).where('id', 'in', ids).execute();
  return withUsers(rows, await usersOf(trx, tenantId, ids));
}

export const roleById = async (trx: Trx, tenantId: string, id: string): Promise<Role | undefined> =>
  (await rolesByIds(trx, tenantId, [id]))[0];

export interface NewRole {
  id: string;
  tenantId: string;
  name: string;
  description: string;
  /** Left out: for all warehouses. */
  warehouseIds?: readonly string[] | null;
  now: Date;
}

/** Unique by name in the tenant: constraint `roles_name`. */
export const insertRoles = (trx: Trx, added: readonly NewRole[]) =>
  trx
    .insertInto('roles')
    .values(
      added.map(({ id, tenantId, name, description, warehouseIds, now }) => ({
        id,
        tenant_id: tenantId,
        name,
        description,
        avatar_url: null,
        version: 1,
        warehouse_ids: warehouseIds ? [...warehouseIds] : null,
        created_at: now,
      })),
    )
    .execute();

export const insertPermissions = async (
  trx: Trx,
  tenantId: string,
  added: readonly { roleId: string; permission: PermissionName }[],
): Promise<void> => {
  if (added.length === 0) return;
  await trx
    .insertInto('role_permissions')
    .values(added.map(({ roleId, permission }) => ({ tenant_id: tenantId, role_id: roleId, permission })))
    .execute();
};

export const deletePermissions = (trx: Trx, roleId: string) =>
  trx.deleteFrom('role_permissions').where('role_id', '=', roleId).execute();

/** Unique by name in the tenant: constraint `roles_name`. */
export const updateRole = (trx: Trx, id: string, fields: { name?: string; description?: string }) =>
  trx.updateTable('roles').set(fields).where('id', '=', id).execute();

export const updateRolePicture = (trx: Trx, id: string, avatarURL: string | null) =>
  trx.updateTable('roles').set({ avatar_url: avatarURL }).where('id', '=', id).execute();

export const setWarehouses = (trx: Trx, id: string, warehouseIds: readonly string[] | null) =>
  trx
    .updateTable('roles')
    .set({ warehouse_ids: warehouseIds && [...warehouseIds] })
    .where('id', '=', id)
    .execute();

/** The warehouses that a person's role limits them to at this moment; null: none. */
export const sitesOf = async (trx: Trx, userId: string): Promise<string[] | null> =>
  (
    await trx
      .selectFrom('users')
      .innerJoin('roles', 'roles.id', 'users.role_id')
      .select('roles.warehouse_ids as sites')
      .where('users.id', '=', userId)
      .executeTakeFirst()
  )?.sites ?? null;

export const deleteRole = (trx: Trx, id: string) => trx.deleteFrom('roles').where('id', '=', id).execute();

/** Every change of a role counts its version up by one. */
export const bumpVersions = async (trx: Trx, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await trx
    .updateTable('roles')
    .set((role) => ({ version: role('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
};

/** Of these users, those of the tenant, with the role that each has now. */
export const usersAmong = (trx: Trx, tenantId: string, ids: readonly string[]) =>
  trx
    .selectFrom('users')
    .select(['id', 'role_id as roleId'])
    .where('tenant_id', '=', tenantId)
    .where('active', '=', true)
    .where(sql<boolean>`id = ANY(${ids}::text[])`)
    .execute();

export const setRole = async (trx: Trx, userIds: readonly string[], roleId: string | null): Promise<void> => {
  if (userIds.length === 0) return;
  await trx
    .updateTable('users')
    .set({ role_id: roleId })
    .where(sql<boolean>`id = ANY(${userIds}::text[])`)
    .execute();
};

/** Permissions of a user's role at this moment, in this transaction. */
export async function permissionsHeldBy(trx: Trx, userId: string): Promise<Set<PermissionName>> {
  const rows = await trx
    .selectFrom('users')
    .innerJoin('role_permissions', 'role_permissions.role_id', 'users.role_id')
    .select('permission')
    .where('users.id', '=', userId)
    .where('users.active', '=', true)
    .execute();
  return new Set(rows.map(({ permission }) => permission).filter(isPermissionName));
}

/** The permissions that some active user of a tenant holds. */
export interface HeldIn {
  anywhere: ReadonlySet<PermissionName>;
  /** Those that somebody holds who is limited to no warehouse. */
  everywhere: ReadonlySet<PermissionName>;
  /** Those of them that somebody holds beside `manage_roles`, and so can grant. */
  grantable: ReadonlySet<PermissionName>;
}

export async function permissionsHeldIn(trx: Trx, tenantId: string): Promise<HeldIn> {
  const rows = await trx
    .selectFrom('role_permissions')
    .innerJoin('roles', 'roles.id', 'role_permissions.role_id')
    .select(['permission', sql<boolean>`bool_or(roles.warehouse_ids IS NULL)`.as('everywhere')])
    .select(
      sql<boolean>`bool_or(roles.warehouse_ids IS NULL AND EXISTS (SELECT 1 FROM role_permissions m
        WHERE m.role_id = roles.id AND m.permission = 'manage_roles'))`.as('grantable'),
    )
    .where('role_permissions.tenant_id', '=', tenantId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('users')
          .select('users.id')
          .whereRef('users.role_id', '=', 'role_permissions.role_id')
          .where('users.active', '=', true),
      ),
    )
    .groupBy('permission')
    .execute();
  const namesOf = (held: typeof rows) => new Set(held.map(({ permission }) => permission).filter(isPermissionName));
  return {
    anywhere: namesOf(rows),
    everywhere: namesOf(rows.filter(({ everywhere }) => everywhere)),
    grantable: namesOf(rows.filter(({ grantable }) => grantable)),
  };
}

import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Migration → the permissions that roles can hold from it on. A permission of the catalogue that no migration brings does
 * not start: whoever adds one to `PERMISSIONS` adds a migration `newPermissions(name)` and its names here.
 */
export const PERMISSIONS_SINCE: Readonly<Record<string, readonly string[]>> = {
  '0010-people': [
    'update_avatar',
    'view_invitations',
    'manage_invitations',
    'view_roles',
    'manage_roles',
    'manage_company',
    'view_companies',
    'view_audit',
    'use_assistant',
    'view_warehouses',
    'manage_warehouses',
    'view_inventory',
    'manage_inventory',
    'count_inventory',
    'view_slotting',
    'manage_slotting',
    'approve_slotting',
    'view_users',
    'manage_users',
    'view_remotes',
    'manage_remotes',
  ],
  '0055-inventory-permissions': ['move_inventory', 'approve_inventory', 'import_inventory'],
  '0081-slotting-permissions': ['activate_slotting'],
};

/** Brings the permissions that `since` names for the migration to every role that holds all from before it. */
export const newPermissions = (name: string, since = PERMISSIONS_SINCE): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    const before = Object.entries(since).flatMap(([earlier, names]) => (earlier < name ? names : []));
    await giveToOwners(db, before, since[name] ?? []);
  },
});

/**
 * Nobody can grant what they do not hold, so a permission that nobody holds would never reach anybody. It is given to the
 * roles that hold everything (the Owners, whatever they are called), with an entry in the audit of each tenant.
 */
async function giveToOwners(db: Kysely<unknown>, before: readonly string[], added: readonly string[]): Promise<void> {
  // The owner of the tables is under row-level security too, and would see no role to give anything to.
  await sql`SET LOCAL ROLE slotwise_system`.execute(db);
  await sql`
    WITH owner AS (
      SELECT r.id, r.tenant_id, t.kind
      FROM roles r JOIN tenants t ON t.id = r.tenant_id
      WHERE ${before.length} = (
        SELECT count(*) FROM role_permissions p WHERE p.role_id = r.id AND p.permission = ANY(${before}::text[])
      )
    ), given AS (
      INSERT INTO role_permissions (tenant_id, role_id, permission)
      SELECT owner.tenant_id, owner.id, added.permission
      FROM owner CROSS JOIN unnest(${added}::text[]) AS added(permission)
    ), counted AS (
      UPDATE roles SET version = version + 1 FROM owner WHERE roles.id = owner.id
    )
    INSERT INTO audit_log (id, company_id, wms_id, action, version, subject, subject_id, before, after, details)
    SELECT gen_random_uuid()::text,
      CASE WHEN kind = 'company' THEN tenant_id END, CASE WHEN kind = 'wms' THEN tenant_id END,
      'role.permissions_replaced', 1, 'role', id,
      jsonb_build_object('permissions', ${before}::text[]),
      jsonb_build_object('permissions', ${before}::text[] || ${added}::text[]), '{}'
    FROM owner`.execute(db);
  await sql`RESET ROLE`.execute(db);
}

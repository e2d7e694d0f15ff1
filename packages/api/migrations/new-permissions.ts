import { STARTING_ROLES } from '@slotwise/contract/starting-roles';
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

interface Known {
  /** Migration → its permissions. */
  since: Readonly<Record<string, readonly string[]>>;
  starting: readonly { name: string; description: string; permissions: readonly string[] }[];
}

/** A starting role as it may stand in a database: all of `base`, and of each later group all or nothing. */
interface Unchanged {
  description: string;
  base: readonly string[];
  groups: readonly (readonly string[])[];
  /** What it is given now. */
  added: readonly string[];
}

/**
 * Brings the permissions that `since` names for the migration to every role that holds all from before it, and to the
 * starting roles that begin with them and are still as they began.
 */
export const newPermissions = (
  name: string,
  { since, starting }: Known = { since: PERMISSIONS_SINCE, starting: STARTING_ROLES },
): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    const earlier = Object.entries(since)
      .filter(([migration]) => migration < name)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, names]) => names);
    const added = since[name] ?? [];
    const unchanged = starting
      .filter((role) => role.name !== 'Owner')
      .map(({ description, permissions }): Unchanged => {
        const begun = (names: readonly string[]) => names.filter((each) => permissions.includes(each));
        const [base = [], ...groups] = earlier.map(begun);
        return { description, base, groups, added: begun(added) };
      })
      .filter((role) => role.added.length > 0);
    await give(db, { before: earlier.flat(), added, unchanged });
  },
});

/**
 * Nobody can grant what they do not hold, so a permission that nobody holds would never reach anybody. It is given to the
 * roles that hold everything (the Owners, whatever they are called), with an entry in the audit of each tenant. A starting
 * role is told by its description and its permissions: a company from before then starts as a new one does.
 */
async function give(
  db: Kysely<unknown>,
  {
    before,
    added,
    unchanged,
  }: { before: readonly string[]; added: readonly string[]; unchanged: readonly Unchanged[] },
): Promise<void> {
  // The owner of the tables is under row-level security too, and would see no role to give anything to.
  await sql`SET LOCAL ROLE slotwise_system`.execute(db);
  await sql`
    WITH held AS (
      SELECT r.id, r.tenant_id, r.name, r.description, t.kind,
        ARRAY(SELECT p.permission FROM role_permissions p WHERE p.role_id = r.id) AS permissions
      FROM roles r JOIN tenants t ON t.id = r.tenant_id
    ), due AS (
      SELECT held.*, ${added}::text[] AS added FROM held WHERE permissions @> ${before}::text[]
      UNION ALL
      SELECT held.*, starting.added
      FROM held
      JOIN jsonb_to_recordset(${JSON.stringify(unchanged)}::jsonb)
        AS starting(description text, base text[], groups jsonb, added text[]) USING (description)
      WHERE NOT permissions @> ${before}::text[]
        AND permissions @> starting.base
        AND permissions <@ (starting.base || ARRAY(
          SELECT jsonb_array_elements_text(one) FROM jsonb_array_elements(starting.groups) AS groups(one)
        ))
        AND NOT EXISTS (
          SELECT FROM jsonb_array_elements(starting.groups) AS groups(one),
            LATERAL (SELECT ARRAY(SELECT jsonb_array_elements_text(one)) AS names) AS listed
          WHERE permissions && names AND NOT permissions @> names
        )
    ), given AS (
      INSERT INTO role_permissions (tenant_id, role_id, permission)
      SELECT due.tenant_id, due.id, unnest(due.added) FROM due
    ), counted AS (
      UPDATE roles SET version = version + 1 FROM due WHERE roles.id = due.id
    )
    INSERT INTO audit_log (id, company_id, wms_id, action, version, subject, subject_id, before, after, details)
    SELECT gen_random_uuid()::text,
      CASE WHEN kind = 'company' THEN tenant_id END, CASE WHEN kind = 'wms' THEN tenant_id END,
      'role.permissions_replaced', 1, 'role', id,
      jsonb_build_object('permissions', permissions),
      jsonb_build_object('permissions', permissions || added), jsonb_build_object('subjectName', name)
    FROM due`.execute(db);
  await sql`RESET ROLE`.execute(db);
}

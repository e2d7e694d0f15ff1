import { sql, type Kysely } from 'kysely';

const statements = [
  // Somebody who left and comes back is somebody else to the partner keys that they made before.
  `ALTER TABLE partner_keys ADD COLUMN orphaned_at timestamptz`,
  `CREATE INDEX partner_keys_maker ON partner_keys (created_by) WHERE revoked_at IS NULL`,
  `CREATE FUNCTION orphan_partner_keys_of_leaver() RETURNS trigger
     LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
   BEGIN
     UPDATE partner_keys SET orphaned_at = now()
       WHERE created_by = OLD.id AND tenant_id = OLD.tenant_id AND revoked_at IS NULL AND orphaned_at IS NULL;
     RETURN NULL;
   END $$`,
  `REVOKE EXECUTE ON FUNCTION orphan_partner_keys_of_leaver() FROM PUBLIC`,
  `CREATE TRIGGER orphan_partner_keys AFTER UPDATE OF tenant_id ON users FOR EACH ROW
     WHEN (OLD.tenant_id IS NOT NULL AND NEW.tenant_id IS DISTINCT FROM OLD.tenant_id)
     EXECUTE FUNCTION orphan_partner_keys_of_leaver()`,
];

/** Partner keys end with the membership of whoever made them, and not only while they are away. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

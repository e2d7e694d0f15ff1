import { sql, type Kysely } from 'kysely';

/**
 * What no person did by hand is little of an audit: filtered by how it was made, the log would be read to its end. As predicates the
 * conditions may be used under row-level security, which an index on them may not.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, tenant] of [
    ['audit_log_company_channel', 'company_id'],
    ['audit_log_wms_channel', 'wms_id'],
  ] as const) {
    await sql`CREATE INDEX ${sql.id(name)} ON audit_log (${sql.id(tenant)}, at, id)
      WHERE actor_id IS NULL OR embedded IS NOT NULL OR (details ->> 'proposedBy') IS NOT NULL`.execute(db);
  }
}

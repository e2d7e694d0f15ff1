import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

const statements = [
  // `permissions`: what whoever made it could hand on. `made_by` has no reference: a key that lost its maker is still listed.
  `CREATE TABLE api_keys (
     id text PRIMARY KEY,
     tenant_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
     name text NOT NULL,
     hash text NOT NULL UNIQUE,
     permissions jsonb NOT NULL,
     warehouse_ids text[],
     made_by text NOT NULL,
     made_at timestamptz NOT NULL,
     expires_at timestamptz,
     last_used_at timestamptz,
     revoked_at timestamptz
   )`,
  `CREATE INDEX api_keys_tenant ON api_keys (tenant_id) WHERE revoked_at IS NULL`,
];

const audited = [
  // What a key did has no person, and says which key of the caller's it was: nobody else's entry lacks its actor.
  `DROP POLICY tenant_adds ON audit_log`,
  `CREATE POLICY tenant_adds ON audit_log FOR INSERT TO slotwise_app WITH CHECK (
     actor_id IS NOT DISTINCT FROM app_user_id()
     OR actor_id IS NULL AND EXISTS (
       SELECT FROM api_keys k WHERE k.id = embedded -> 'apiKey' ->> 'id' AND k.made_by = app_user_id()))`,
];

/** Keys with which other systems call the API for a tenant. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await protect(db, 'api_keys', { visible: 'tenant_id = (SELECT app_tenant_id())' });
  for (const statement of audited) await sql.raw(statement).execute(db);
}

import { sql, type Kysely } from 'kysely';

const statements = [
  // A role belongs to the whole PostgreSQL cluster: another database of it may have made it.
  `DO $$ BEGIN CREATE ROLE slotwise_audit NOLOGIN;
   EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`,
  `DO $$ BEGIN
     IF (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN RETURN; END IF;
     IF current_setting('server_version_num')::int >= 160000 THEN
       EXECUTE format('GRANT slotwise_audit TO %I WITH INHERIT FALSE, SET TRUE', current_user);
     ELSE
       EXECUTE format('GRANT slotwise_audit TO %I', current_user);
     END IF;
   END $$`,
  `GRANT USAGE ON SCHEMA public TO slotwise_audit`,

  // What was written stays as it is for everybody who serves requests.
  `REVOKE UPDATE, DELETE ON audit_log FROM slotwise_app, slotwise_system`,
  `DROP POLICY tenant_changes ON audit_log`,
  `DROP POLICY tenant_removes ON audit_log`,
  `GRANT SELECT, DELETE ON audit_log TO slotwise_audit`,
  `CREATE POLICY audit_reads ON audit_log FOR SELECT TO slotwise_audit USING (true)`,
  `CREATE POLICY audit_cuts ON audit_log FOR DELETE TO slotwise_audit USING (true)`,

  // One chain a tenant; '' is the chain of what belongs to no tenant. It outlives the tenant.
  `CREATE TABLE audit_chains (
     tenant_id text PRIMARY KEY,
     length bigint NOT NULL DEFAULT 0,
     hash bytea NOT NULL,
     sealed_at timestamptz,
     cut_position bigint NOT NULL DEFAULT 0,
     cut_hash bytea NOT NULL,
     cut_at timestamptz,
     signature bytea NOT NULL
   )`,
  `CREATE TABLE audit_seals (
     tenant_id text NOT NULL,
     position bigint NOT NULL,
     entry_id text NOT NULL UNIQUE,
     form smallint NOT NULL,
     hash bytea NOT NULL,
     PRIMARY KEY (tenant_id, position)
   )`,
  `CREATE TABLE audit_unsealed (
     entry_id text PRIMARY KEY,
     tenant_id text NOT NULL,
     number bigint GENERATED ALWAYS AS IDENTITY
   )`,
  `CREATE INDEX audit_unsealed_next ON audit_unsealed (tenant_id, number)`,
  `GRANT SELECT, INSERT, UPDATE, DELETE ON audit_chains, audit_seals, audit_unsealed TO slotwise_audit`,

  // Runs as the tables' owner: who adds entries cannot reach what is waiting, nor keep an entry out of it.
  `CREATE FUNCTION await_audit_seal() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
     AS $$ BEGIN
       INSERT INTO audit_unsealed (entry_id, tenant_id) SELECT id, coalesce(company_id, wms_id, '') FROM added;
       RETURN NULL;
     END $$`,
  `REVOKE EXECUTE ON FUNCTION await_audit_seal() FROM PUBLIC`,
  `CREATE TRIGGER await_seal AFTER INSERT ON audit_log REFERENCING NEW TABLE AS added
     FOR EACH STATEMENT EXECUTE FUNCTION await_audit_seal()`,

  // The owner is under row-level security and would see no entry.
  `SET LOCAL ROLE slotwise_audit`,
  `INSERT INTO audit_unsealed (entry_id, tenant_id)
     SELECT id, coalesce(company_id, wms_id, '') FROM audit_log ORDER BY at, id`,
  `RESET ROLE`,
];

/** Entries of the audit can be added and not changed, and wait to be chained by hash. Only a role of its own removes the oldest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

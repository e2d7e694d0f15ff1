import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

const statements = [
  // Roles belong to the whole PostgreSQL cluster: another database of it may have made them, or make them right now.
  `DO $$ BEGIN CREATE ROLE slotwise_app NOLOGIN; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`,
  `DO $$ BEGIN CREATE ROLE slotwise_system NOLOGIN;
   EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`,
  `DO $$ BEGIN
     IF NOT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
       EXECUTE format('GRANT slotwise_app, slotwise_system TO %I', current_user);
     END IF;
   END $$`,
  `GRANT USAGE ON SCHEMA public TO slotwise_app, slotwise_system`,
  `CREATE FUNCTION app_user_id() RETURNS text LANGUAGE sql STABLE
     AS $$ SELECT nullif(current_setting('app.user_id', true), '') $$`,
  `CREATE FUNCTION app_company_id() RETURNS text LANGUAGE sql STABLE
     AS $$ SELECT nullif(current_setting('app.company_id', true), '') $$`,
  `CREATE FUNCTION app_wms_id() RETURNS text LANGUAGE sql STABLE
     AS $$ SELECT nullif(current_setting('app.wms_id', true), '') $$`,

  `CREATE TABLE event_counters (channel text PRIMARY KEY, seq bigint NOT NULL)`,
  `CREATE TABLE outbox (
     channel text NOT NULL, seq bigint NOT NULL, event text NOT NULL, data jsonb NOT NULL, permission text,
     created_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (channel, seq))`,
  `CREATE INDEX outbox_created_at ON outbox (created_at)`,

  `CREATE TABLE mail_outbox (
     id text PRIMARY KEY, recipient text NOT NULL, subject text NOT NULL, body text NOT NULL,
     status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'sent', 'failed')),
     attempts int NOT NULL DEFAULT 0, due_at timestamptz NOT NULL DEFAULT now(),
     created_at timestamptz NOT NULL DEFAULT now(), sent_at timestamptz)`,
  `CREATE INDEX mail_outbox_due ON mail_outbox (due_at) WHERE status = 'waiting'`,

  `CREATE TABLE idempotency_keys (
     scope text NOT NULL, key text NOT NULL, request_hash text NOT NULL, status int, answer jsonb,
     created_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (scope, key))`,
  `CREATE INDEX idempotency_keys_created_at ON idempotency_keys (created_at)`,

  `CREATE TABLE audit_log (
     id text PRIMARY KEY, at timestamptz NOT NULL DEFAULT now(), actor_id text, company_id text, wms_id text,
     action text NOT NULL, subject_id text, details jsonb NOT NULL, request_id text, ip text)`,
  `CREATE INDEX audit_log_company ON audit_log (company_id, at)`,
  `CREATE INDEX audit_log_wms ON audit_log (wms_id, at)`,

  // Counts of rate-limiter-flexible, where several instances share them.
  `CREATE TABLE rate_limits (key varchar(255) PRIMARY KEY, points int NOT NULL DEFAULT 0, expire bigint)`,

  `CREATE TABLE signing_keys (id text PRIMARY KEY, secret text NOT NULL, created_at timestamptz NOT NULL DEFAULT now())`,
  `CREATE TABLE stream_tickets (
     hash text PRIMARY KEY, user_id text NOT NULL, session_id text NOT NULL, expires_at timestamptz NOT NULL)`,
];

/** Tables of the platform itself, the two database roles and what row-level security reads the caller from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);

  // Counters hold nothing but numbers. Messages are written by everyone and read by the system alone.
  await protect(db, 'event_counters', { visible: 'true' });
  await protect(db, 'outbox', { visible: 'false', writable: 'true' });
  await protect(db, 'mail_outbox', { visible: 'false', writable: 'true' });
  await protect(db, 'idempotency_keys', { visible: `scope = current_setting('app.idempotency_scope', true)` });
  await protect(db, 'audit_log', {
    visible: 'company_id = app_company_id() OR wms_id = app_wms_id()',
    writable: 'actor_id IS NOT DISTINCT FROM app_user_id()',
  });
  await protect(db, 'signing_keys', { visible: 'false' });
  await protect(db, 'stream_tickets', { visible: 'user_id = app_user_id()' });
}

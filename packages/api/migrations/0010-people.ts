import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

const statements = [
  `CREATE FUNCTION app_tenant_id() RETURNS text LANGUAGE sql STABLE
     AS $$ SELECT coalesce(app_company_id(), app_wms_id()) $$`,
  // Tenants, their people and roles, sessions.
  // A tenant is a company or a WMS; a company may belong to a WMS.
  `CREATE TABLE tenants (
     id text PRIMARY KEY,
     kind text NOT NULL CHECK (kind IN ('company', 'wms')),
     name text NOT NULL,
     avatar_url text,
     wms_id text REFERENCES tenants (id) ON DELETE SET NULL,
     created_at timestamptz NOT NULL,
     CHECK (wms_id IS NULL OR kind = 'company')
   )`,
  `CREATE INDEX tenants_wms_id ON tenants (wms_id) WHERE wms_id IS NOT NULL`,
  `CREATE TABLE roles (
     id text PRIMARY KEY,
     tenant_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
     name text NOT NULL,
     description text NOT NULL DEFAULT '',
     avatar_url text,
     version integer NOT NULL DEFAULT 1,
     created_at timestamptz NOT NULL,
     UNIQUE (tenant_id, id)
   )`,
  `CREATE UNIQUE INDEX roles_name ON roles (tenant_id, lower(name))`,
  `CREATE TABLE role_permissions (
     tenant_id text NOT NULL,
     role_id text NOT NULL,
     permission text NOT NULL,
     PRIMARY KEY (role_id, permission),
     FOREIGN KEY (tenant_id, role_id) REFERENCES roles (tenant_id, id) ON DELETE CASCADE
   )`,
  `CREATE TABLE users (
     id text PRIMARY KEY,
     -- Null: an account that belongs nowhere and may accept an invitation.
     tenant_id text REFERENCES tenants (id) ON DELETE SET NULL,
     kind text NOT NULL CHECK (kind IN ('company', 'wms')),
     email text NOT NULL,
     password_hash text NOT NULL,
     first_name text NOT NULL,
     last_name text NOT NULL,
     avatar_url text,
     role_id text,
     active boolean NOT NULL DEFAULT true,
     created_at timestamptz NOT NULL,
     -- A role of another tenant is impossible, whatever the code does.
     FOREIGN KEY (tenant_id, role_id) REFERENCES roles (tenant_id, id) ON DELETE SET NULL (role_id),
     CHECK (role_id IS NULL OR tenant_id IS NOT NULL)
   )`,
  `CREATE UNIQUE INDEX users_email ON users (lower(email))`,
  `CREATE INDEX users_tenant ON users (tenant_id)`,
  `CREATE INDEX users_role ON users (role_id) WHERE role_id IS NOT NULL`,
  `CREATE TABLE sessions (
     id text PRIMARY KEY,
     user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     user_agent text NOT NULL DEFAULT '',
     created_at timestamptz NOT NULL,
     last_used_at timestamptz NOT NULL,
     -- Absolute: refreshing does not move it.
     expires_at timestamptz NOT NULL,
     revoked_at timestamptz
   )`,
  `CREATE INDEX sessions_user ON sessions (user_id)`,
  `CREATE INDEX sessions_expires ON sessions (expires_at)`,
  // The family of one session. Only hashes: a child is derived from its parent with the server's secret.
  `CREATE TABLE refresh_tokens (
     hash text PRIMARY KEY,
     session_id text NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
     created_at timestamptz NOT NULL,
     used_at timestamptz
   )`,
  `CREATE INDEX refresh_tokens_session ON refresh_tokens (session_id)`,
  `CREATE TABLE password_resets (
     hash text PRIMARY KEY,
     user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     created_at timestamptz NOT NULL,
     expires_at timestamptz NOT NULL,
     used_at timestamptz
   )`,
  `CREATE INDEX password_resets_user ON password_resets (user_id)`,
];

/** Tenants, their roles and people, and the sessions of these. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);

  const own = 'tenant_id = (SELECT app_tenant_id())';
  await protect(db, 'tenants', {
    visible: 'id = (SELECT app_tenant_id()) OR wms_id = (SELECT app_wms_id())',
    writable: 'id = (SELECT app_tenant_id())',
  });
  await protect(db, 'roles', { visible: own });
  await protect(db, 'role_permissions', { visible: own });
  // Nobody moves themselves into another tenant.
  await protect(db, 'users', {
    visible: `${own} OR id = (SELECT app_user_id())`,
    writable: `${own} OR (id = (SELECT app_user_id()) AND tenant_id IS NULL)`,
  });
  await protect(db, 'sessions', { visible: 'user_id = (SELECT app_user_id())' });
  // Secrets, even hashed, are nobody's to list.
  await protect(db, 'refresh_tokens', { visible: 'false' });
  await protect(db, 'password_resets', { visible: 'false' });
}

import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

const statements = [
  `CREATE TABLE invitations (
     id text PRIMARY KEY,
     tenant_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
     type text NOT NULL CHECK (type IN ('join_company', 'join_wms', 'join_wms_with_new_company')),
     status text NOT NULL CHECK (status IN ('pending', 'accepted', 'canceled', 'expired', 'rejected')),
     name text,
     email text,
     phone_number text,
     message text,
     role_id text,
     ttl_days integer NOT NULL,
     token_hash text NOT NULL UNIQUE,
     created_by text REFERENCES users (id) ON DELETE SET NULL,
     created_at timestamptz NOT NULL,
     expires_at timestamptz NOT NULL,
     accepted_at timestamptz,
     canceled_at timestamptz,
     expired_at timestamptz,
     rejected_at timestamptz,
     FOREIGN KEY (tenant_id, role_id) REFERENCES roles (tenant_id, id) ON DELETE SET NULL (role_id),
     CHECK ((email IS NULL) <> (phone_number IS NULL))
   )`,
  `CREATE INDEX invitations_tenant ON invitations (tenant_id, created_at)`,
  `CREATE INDEX invitations_due ON invitations (expires_at) WHERE status = 'pending'`,
  // One pending invitation a person: also the lock between two that would be made at once.
  `CREATE UNIQUE INDEX invitations_pending_email ON invitations (tenant_id, lower(email)) WHERE status = 'pending'`,
  `CREATE UNIQUE INDEX invitations_pending_phone ON invitations (tenant_id, phone_number) WHERE status = 'pending'`,
  `CREATE TABLE warehouses (
     id text PRIMARY KEY,
     tenant_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
     name text NOT NULL,
     created_at timestamptz NOT NULL
   )`,
  `CREATE UNIQUE INDEX warehouses_name ON warehouses (tenant_id, lower(name))`,
];

/** Invitations and warehouses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);

  const own = 'tenant_id = (SELECT app_tenant_id())';
  await protect(db, 'invitations', { visible: own });
  await protect(db, 'warehouses', { visible: own });
}

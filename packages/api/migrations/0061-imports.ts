import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

const statements = [
  `CREATE TABLE imports (
     id text PRIMARY KEY,
     company_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
     kind text NOT NULL,
     file_name text NOT NULL,
     bytes bigint NOT NULL CHECK (bytes > 0),
     status text NOT NULL CHECK (status IN
       ('uploading', 'mapping', 'checking', 'ready', 'applying', 'done', 'failed', 'canceled')),
     warehouse_id text,
     mode text CHECK (mode IN ('set', 'add')),
     layout jsonb,
     header jsonb NOT NULL DEFAULT '[]',
     sample jsonb NOT NULL DEFAULT '[]',
     mapping jsonb NOT NULL DEFAULT '[]',
     remembered boolean NOT NULL DEFAULT false,
     -- Rows of the present step that are done, and the number in the file of the last of them.
     rows_done integer NOT NULL DEFAULT 0,
     last_row integer NOT NULL DEFAULT 0,
     -- Who goes on with it: the last that has begun to.
     run text,
     rows_total integer,
     added integer NOT NULL DEFAULT 0,
     changed integer NOT NULL DEFAULT 0,
     same integer NOT NULL DEFAULT 0,
     refused integer NOT NULL DEFAULT 0,
     fault jsonb,
     created_by text,
     created_at timestamptz NOT NULL,
     changed_at timestamptz NOT NULL,
     UNIQUE (company_id, id)
   )`,
  `CREATE INDEX imports_newest ON imports (company_id, created_at, id)`,
  // Two files of a kind at once could each miss what the other is about to bring.
  `CREATE UNIQUE INDEX imports_applying ON imports (company_id, kind) WHERE status = 'applying'`,
  `CREATE INDEX imports_changed ON imports (changed_at)`,
  `CREATE TABLE import_parts (
     company_id text NOT NULL,
     import_id text NOT NULL,
     part integer NOT NULL CHECK (part >= 0),
     PRIMARY KEY (import_id, part),
     FOREIGN KEY (company_id, import_id) REFERENCES imports (company_id, id) ON DELETE CASCADE
   )`,
  // What the first rows of a checked file would change.
  `CREATE TABLE import_changes (
     company_id text NOT NULL,
     import_id text NOT NULL,
     row integer NOT NULL,
     change text NOT NULL CHECK (change IN ('added', 'changed')),
     what text NOT NULL,
     before jsonb NOT NULL,
     after jsonb NOT NULL,
     PRIMARY KEY (import_id, row),
     FOREIGN KEY (company_id, import_id) REFERENCES imports (company_id, id) ON DELETE CASCADE
   )`,
  `CREATE TABLE import_refusals (
     company_id text NOT NULL,
     import_id text NOT NULL,
     row integer NOT NULL,
     cells jsonb NOT NULL,
     faults jsonb NOT NULL,
     PRIMARY KEY (import_id, row),
     FOREIGN KEY (company_id, import_id) REFERENCES imports (company_id, id) ON DELETE CASCADE
   )`,
  // How files of these columns were read the last time.
  `CREATE TABLE import_shapes (
     company_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
     kind text NOT NULL,
     shape text NOT NULL,
     mapping jsonb NOT NULL,
     used_at timestamptz NOT NULL,
     PRIMARY KEY (company_id, kind, shape)
   )`,
];

/** Files on their way in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  for (const table of ['imports', 'import_parts', 'import_changes', 'import_refusals', 'import_shapes']) {
    await protect(db, table, { visible: 'company_id = (SELECT app_company_id())' });
  }
}

import { sql, type Kysely } from 'kysely';

const statements = [
  // Rows from before the catalogue keep their free details, as version 0.
  `ALTER TABLE audit_log
     ADD COLUMN version integer NOT NULL DEFAULT 0,
     ADD COLUMN subject text,
     ADD COLUMN before jsonb,
     ADD COLUMN after jsonb,
     ADD COLUMN embedded jsonb`,
];

/** What changed stands in the audit by field, in the form that the catalogue gives for the action and its version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

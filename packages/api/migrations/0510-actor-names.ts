import { sql, type Kysely } from 'kysely';

const statements = [
  // The person's name when they did it; null: nobody did, or from before this was kept.
  `ALTER TABLE audit_log ADD COLUMN actor_name text`,
  // A server of the version before would seal entries without it. It leaves them to the next one.
  `ALTER TABLE audit_seals ADD CONSTRAINT audit_seals_form CHECK (form >= 2) NOT VALID`,
];

/** An entry keeps the name of whoever did it: who takes another name, or leaves, changes nothing of what they did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

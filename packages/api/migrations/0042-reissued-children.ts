import { sql, type Kysely } from 'kysely';

const statements = [
  // How many children of this token were replaced because nobody had used them.
  `ALTER TABLE refresh_tokens ADD COLUMN reissued integer NOT NULL DEFAULT 0`,
  // When the answer that carried this token was given up for lost; who uses it after that shows that two have the parent.
  `ALTER TABLE refresh_tokens ADD COLUMN replaced_at timestamptz`,
];

/** Refresh tokens whose answer was lost can be exchanged again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

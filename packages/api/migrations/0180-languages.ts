import { sql, type Kysely } from 'kysely';

const statements = [
  `ALTER TABLE users ADD COLUMN language text CHECK (language ~ '^[a-z]{2,3}$')`,
  // For mails: only those who chose a language are answered. Several accounts may claim an address: its owner's counts.
  `CREATE FUNCTION languages_of(addresses text[]) RETURNS TABLE (address text, language text) STABLE LANGUAGE sql AS $$
     SELECT DISTINCT ON (lower(email)) lower(email), users.language FROM users
      WHERE lower(email) = ANY (addresses) AND users.language IS NOT NULL AND active
      ORDER BY lower(email), confirmed_at NULLS LAST, created_at DESC
   $$`,
];

/** The language in which a person is spoken to, on screens and in mails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

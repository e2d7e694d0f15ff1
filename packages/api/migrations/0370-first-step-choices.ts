import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

const statements = [
  `CREATE TABLE first_step_choices (
     user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     company_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
     choice text NOT NULL CHECK (choice IN ('dismissed', 'shown')),
     PRIMARY KEY (user_id, company_id)
   )`,
  `CREATE INDEX first_step_choices_company ON first_step_choices (company_id)`,
];

/** Whether a person wants to see how far their company has come. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await protect(db, 'first_step_choices', {
    visible: 'user_id = (SELECT app_user_id()) AND company_id = (SELECT app_tenant_id())',
  });
}

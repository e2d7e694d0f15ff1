import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

const statements = [
  `CREATE TABLE tenant_settings (
     tenant_id text PRIMARY KEY REFERENCES tenants (id) ON DELETE CASCADE,
     -- Null in each: nobody has said.
     currency text CHECK (currency ~ '^[A-Z]{3}$'),
     week_start text CHECK (week_start IN ('monday', 'sunday', 'saturday')),
     audit_months integer CHECK (audit_months BETWEEN 12 AND 120)
   )`,
  // Null: that of the company, which may still change.
  `ALTER TABLE slotting_terms ALTER COLUMN currency DROP NOT NULL`,
];

/** What a company or WMS has said once for everybody in it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await protect(db, 'tenant_settings', { visible: 'tenant_id = (SELECT app_tenant_id())' });
}

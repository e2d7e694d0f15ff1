import { sql, type Kysely } from 'kysely';

/**
 * Keeps the chain of the audit from the role that logs in, as all other tables are: it owns them, and saw their rows outside of
 * transactions. The auditor alone sees them, so what reads and adds for others becomes the auditor's.
 */
const statements = [
  ...['audit_chains', 'audit_seals', 'audit_unsealed'].flatMap((table) => [
    `ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY`,
    `ALTER TABLE ${table} FORCE ROW LEVEL SECURITY`,
    `CREATE POLICY audit_all ON ${table} TO slotwise_audit USING (true) WITH CHECK (true)`,
  ]),
  `GRANT CREATE ON SCHEMA public TO slotwise_audit`,
  `ALTER FUNCTION await_audit_seal() OWNER TO slotwise_audit`,
  `ALTER VIEW audit_lengths OWNER TO slotwise_audit`,
  `REVOKE CREATE ON SCHEMA public FROM slotwise_audit`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

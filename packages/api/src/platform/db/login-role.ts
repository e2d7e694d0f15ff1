import { sql } from 'kysely';
import type { Db } from './tables';

/** Whether queries outside of our transactions see the rows of all tenants: as a superuser, or by inheriting the system's role. */
export async function seesEverything(db: Db): Promise<boolean> {
  const { rows } = await sql<{ everything: boolean }>`
    SELECT rolsuper OR rolbypassrls OR pg_has_role(current_user, 'slotwise_system', 'USAGE') AS everything
    FROM pg_roles WHERE rolname = current_user`.execute(db);
  return rows[0]?.everything ?? false;
}

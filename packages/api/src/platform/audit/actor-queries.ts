import { sql } from 'kysely';
import type { Trx } from '../db/tables';

export interface Named {
  id: string;
  name: string | null;
  tenantId: string | null;
}

/** Names of people by their ids, and where they are at this moment. */
export async function peopleNamed(trx: Trx, ids: readonly string[]): Promise<Named[]> {
  const { rows } = await sql<Named>`
    SELECT id, nullif(trim(concat(first_name, ' ', last_name)), '') AS name, tenant_id AS "tenantId"
    FROM users WHERE id = ANY(${[...ids]}::text[])`.execute(trx);
  return rows;
}

import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';

/**
 * Every row is looked up by an index for the rest of the transaction. A table that has just been filled has no statistics,
 * and the planner would compare each row of the file with each that is there. The queries make their keys first, in a step
 * of its own: behind row-level security only a plain comparison may use an index.
 */
export async function planByIndex(trx: Trx): Promise<void> {
  const off = ['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin', 'material', 'sort'];
  await sql`SELECT ${sql.join(off.map((method) => sql`set_config(${`enable_${method}`}, 'off', true)`))}`.execute(trx);
}

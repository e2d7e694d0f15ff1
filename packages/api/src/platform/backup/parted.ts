import { sql } from 'kysely';
import type { Trx } from '../db/tables';

/** More messages than any channel has had since a backup was made. */
const JUMP = 1_000_000_000;

/**
 * Parts the restored past from the one that clients have seen: the same numbers would now stand for other messages. Each
 * channel goes on far beyond and has no earlier messages, so that every stream that comes back is told to reload.
 */
export async function parted(trx: Trx): Promise<void> {
  await sql`SET LOCAL ROLE slotwise_system`.execute(trx);
  await sql`DELETE FROM outbox`.execute(trx);
  await sql`
    INSERT INTO event_counters (channel, seq)
    SELECT channel, ${JUMP}::bigint FROM event_counters
    UNION SELECT 'user:' || id, ${JUMP}::bigint FROM users
    UNION SELECT kind || ':' || id, ${JUMP}::bigint FROM tenants
    ON CONFLICT (channel) DO UPDATE SET seq = event_counters.seq + excluded.seq`.execute(trx);
  await sql`RESET ROLE`.execute(trx);
}

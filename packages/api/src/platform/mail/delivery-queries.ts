import { sql } from 'kysely';
import type { Trx } from '../db/tables';

/**
 * Takes one mail for a while (its next attempt is set before this one), so that two instances do not send it both and none is
 * forgotten when the process dies meanwhile. The database is not held while the mail server is asked.
 */
export function claimMail(trx: Trx) {
  const due = trx
    .selectFrom('mail_outbox')
    .select('id')
    .where('status', '=', 'waiting')
    .where('due_at', '<=', sql<Date>`now()`)
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked();
  return trx
    .updateTable('mail_outbox')
    .set({ attempts: sql`attempts + 1`, due_at: sql<Date>`now() + make_interval(mins => (2 ^ attempts)::int)` })
    .where('id', '=', due)
    .returningAll()
    .executeTakeFirst();
}

/** Notes how a mail ended. @param isForgotten whether its text is taken away */
export const endMail = (trx: Trx, id: string, status: 'sent' | 'failed', isForgotten: boolean) =>
  trx
    .updateTable('mail_outbox')
    .set({
      status,
      ...(status === 'sent' ? { sent_at: sql<Date>`now()` } : { failed_at: sql<Date>`now()` }),
      ...(isForgotten && { body: '' }),
    })
    .where('id', '=', id)
    .execute();

/** The latest mails, for the development mailbox. */
export const latestMails = (trx: Trx) =>
  trx.selectFrom('mail_outbox').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(100).execute();

/** Seconds that the oldest mail waits; 0 if none does. */
export async function oldestWaiting(trx: Trx): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    SELECT coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS seconds
    FROM mail_outbox WHERE status = 'waiting'`.execute(trx);
  return rows[0]?.seconds ?? 0;
}

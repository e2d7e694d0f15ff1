import { sql } from 'kysely';
import type { Trx } from '../db/tables';
import { newId } from '../ids';

export interface OutgoingMail {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
  /** Id of its subject, under which its fate is found in the outbox. */
  about?: string;
}

const singleLine = (text: string) => text.replace(/[\r\n]+/g, ' ').trim();

/** Puts mails into the outbox, in the transaction of their cause; they leave after the commit. */
export async function storeMails(trx: Trx, mails: readonly OutgoingMail[]): Promise<void> {
  if (mails.length === 0) return;
  await trx
    .insertInto('mail_outbox')
    .values(
      mails.map(({ to, subject, text, about }) => ({
        id: newId(),
        recipient: singleLine(to),
        subject: singleLine(subject),
        body: text,
        sent_at: null,
        about: about ?? null,
      })),
    )
    .execute();
}

/** Number of recent mails about something. */
export async function countMails(
  trx: Trx,
  { about, withinMinutes }: { about: string; withinMinutes: number },
): Promise<number> {
  const { count } = await trx
    .selectFrom('mail_outbox')
    .select(sql<number>`count(*)`.as('count'))
    .where('about', '=', about)
    .where('created_at', '>', sql<Date>`now() - make_interval(mins => ${withinMinutes})`)
    .executeTakeFirstOrThrow();
  return count;
}

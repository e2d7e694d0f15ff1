import { LANGUAGES, type Language } from '@slotwise/contract/constants';
import { sql } from 'kysely';
import { currentRequest } from '../current-request';
import type { Trx } from '../db/tables';
import { newId } from '../ids';

export interface MailText {
  subject: string;
  /** Plain text. */
  text: string;
}

export interface OutgoingMail {
  to: string;
  /** Its words: in the language that the receiver chose, else in that of the request. */
  write(language: Language): MailText;
  /** Id of its subject, under which its fate is found in the outbox. */
  about?: string;
}

const singleLine = (text: string) => text.replace(/[\r\n]+/g, ' ').trim();

/** Languages that the holders of these addresses chose, by address in lower case. Only the system may look. */
export async function languagesOf(trx: Trx, mails: readonly OutgoingMail[]): Promise<ReadonlyMap<string, Language>> {
  const addresses = mails.map(({ to }) => to.toLowerCase());
  const { rows } = await sql<{ address: string; language: Language }>`
    SELECT address, language FROM languages_of(${addresses}::text[])`.execute(trx);
  return new Map(rows.map(({ address, language }) => [address, language]));
}

/** Puts mails into the outbox, in the transaction of their cause; they leave after the commit. */
export async function storeMails(
  trx: Trx,
  mails: readonly OutgoingMail[],
  chosen: ReadonlyMap<string, Language>,
): Promise<void> {
  if (mails.length === 0) return;
  const asked = currentRequest()?.language ?? LANGUAGES[0];
  await trx
    .insertInto('mail_outbox')
    .values(
      mails.map(({ to, write, about }) => {
        const { subject, text } = write(chosen.get(to.toLowerCase()) ?? asked);
        return {
          id: newId(),
          recipient: singleLine(to),
          subject: singleLine(subject),
          body: text,
          sent_at: null,
          about: about ?? null,
        };
      }),
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

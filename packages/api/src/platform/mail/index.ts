import { none } from '@slotwise/contract';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import { sql } from 'kysely';
import type { Config } from '../config';
import type { Transactions } from '../db/transaction';
import type { Metrics } from '../metrics';
import type { MailText } from './outbox';

export interface StoredMail extends MailText {
  id: string;
  to: string;
  status: 'waiting' | 'sent' | 'failed';
  createdAt: Date;
}

export interface Mail {
  /** Sends what is due. */
  deliver(): Promise<void>;
  /** The latest mails, for the development mailbox. */
  latest(): Promise<StoredMail[]>;
  /** Waits for the mail under way; the others stay in the outbox. */
  close(): Promise<void>;
}

const MAX_ATTEMPTS = 8;

/** The outbox in the database makes mail survive a crash and a mail server that is away. */
export function createMail(db: Transactions, config: Config, metrics: Metrics, log: FastifyBaseLogger): Mail {
  const transport = config.smtpUrl ? createTransport(config.smtpUrl) : undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let closing = false;

  const hand = async (mail: MailText & { to: string }) => {
    if (transport) {
      await transport.sendMail({ from: config.mailFrom, to: mail.to, subject: mail.subject, text: mail.text });
      return;
    }
    // Links in mails are secrets: the log says only that there is one, the mailbox page shows it.
    log.info({ to: mail.to, subject: mail.subject, text: mail.text.replace(/https?:\/\/\S+/g, '[link]') }, 'mail');
  };

  /**
   * Takes one mail for a while (its next attempt is set before this one), so that two instances do not send it both
   * and none is forgotten when the process dies meanwhile. The database is not held while the mail server is asked.
   */
  const claim = () =>
    db.withSystem(async (trx) => {
      const due = trx
        .selectFrom('mail_outbox')
        .select('id')
        .where('status', '=', 'waiting')
        .where('due_at', '<=', sql<Date>`now()`)
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked();
      const mail = await trx
        .updateTable('mail_outbox')
        .set({ attempts: sql`attempts + 1`, due_at: sql<Date>`now() + make_interval(mins => (2 ^ attempts)::int)` })
        .where('id', '=', due)
        .returningAll()
        .executeTakeFirst();
      return { answer: mail, audit: none('the verb that wrote the mail is audited') };
    });

  const sendOne = async (): Promise<boolean> => {
    const mail = await claim();
    if (!mail) return false;
    // A text message (`sms:+49…`) has no carrier yet: it is read in the development mailbox, or it did not arrive.
    const hopeless = mail.recipient.startsWith('sms:') && (transport !== undefined || config.production);
    const outcome = hopeless ? 'refused' : await attempt(mail);
    const status = outcome === 'sent' ? 'sent' : hopeless || mail.attempts >= MAX_ATTEMPTS ? 'failed' : 'waiting';
    if (hopeless) log.warn({ about: mail.about }, 'a text message has no carrier and was not sent');
    metrics.mails.inc({ outcome: status });
    if (status !== 'waiting') {
      await db.withSystem(async (trx) => {
        await trx
          .updateTable('mail_outbox')
          .set({
            status,
            ...(status === 'sent' ? { sent_at: sql<Date>`now()` } : { failed_at: sql<Date>`now()` }),
            // Its links are secrets that have done their part; only the development mailbox shows them again.
            ...(transport || config.production ? { body: '' } : {}),
          })
          .where('id', '=', mail.id)
          .execute();
        return { answer: undefined, audit: none('the verb that wrote the mail is audited') };
      });
    }
    return true;
  };

  const attempt = async (mail: { recipient: string; subject: string; body: string }): Promise<'sent' | 'refused'> => {
    try {
      await hand({ to: mail.recipient, subject: mail.subject, text: mail.body });
      return 'sent';
    } catch (fault) {
      log.warn({ err: fault, subject: mail.subject }, 'mail could not be sent; it will be tried again');
      return 'refused';
    }
  };

  const deliverAll = async () => {
    do {
      again = false;
      while (!closing && (await sendOne()));
    } while (again && !closing);
  };
  const deliver = (): Promise<void> => {
    again = true;
    running ??= deliverAll()
      .catch((fault: unknown) => log.error({ err: fault }, 'the mail outbox could not be worked on'))
      .finally(() => (running = undefined));
    return running;
  };

  return {
    deliver,
    async latest() {
      const rows = await db.readSystem((trx) =>
        trx
          .selectFrom('mail_outbox')
          .selectAll()
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(100)
          .execute(),
      );
      return rows.map((row) => ({
        id: row.id,
        to: row.recipient,
        subject: row.subject,
        text: row.body,
        status: row.status,
        createdAt: row.created_at,
      }));
    },
    close: async () => {
      closing = true;
      await running;
      transport?.close();
    },
  };
}

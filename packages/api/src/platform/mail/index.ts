import { none } from '@slotwise/contract';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport, type Transporter } from 'nodemailer';
import type { Config } from '../config';
import type { Transactions } from '../db/transaction';
import type { Metrics } from '../metrics';
import { claimMail, endMail, latestMails } from './delivery-queries';
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
const AUDITED = none('the verb that wrote the mail is audited');

/** The outbox in the database makes mail survive a crash and a mail server that is away. */
class OutboxMail implements Mail {
  private readonly transport: Transporter | undefined;
  private running: Promise<void> | undefined;
  /** Somebody asked for a delivery while one was under way. */
  private again = false;
  private closing = false;

  constructor(
    private readonly db: Transactions,
    private readonly config: Config,
    private readonly metrics: Metrics,
    private readonly log: FastifyBaseLogger,
  ) {
    this.transport = config.smtpUrl ? createTransport(config.smtpUrl) : undefined;
  }

  deliver(): Promise<void> {
    this.again = true;
    this.running ??= this.deliverAll()
      .catch((fault: unknown) => this.log.error({ err: fault }, 'the mail outbox could not be worked on'))
      .finally(() => (this.running = undefined));
    return this.running;
  }

  async latest(): Promise<StoredMail[]> {
    const rows = await this.db.readSystem(latestMails);
    return rows.map((row) => ({
      id: row.id,
      to: row.recipient,
      subject: row.subject,
      text: row.body,
      status: row.status,
      createdAt: row.created_at,
    }));
  }

  async close(): Promise<void> {
    this.closing = true;
    await this.running;
    this.transport?.close();
  }

  private async deliverAll(): Promise<void> {
    do {
      this.again = false;
      while (!this.closing && (await this.sendOne()));
    } while (this.again && !this.closing);
  }

  /** @returns whether there was one */
  private async sendOne(): Promise<boolean> {
    const mail = await this.claim();
    if (!mail) return false;
    const { transport, config } = this;
    // A text message (`sms:+49…`) has no carrier yet: it is read in the development mailbox, or it did not arrive.
    const hopeless = mail.recipient.startsWith('sms:') && (transport !== undefined || config.production);
    const outcome = hopeless ? 'refused' : await this.attempt(mail);
    const status = outcome === 'sent' ? 'sent' : hopeless || mail.attempts >= MAX_ATTEMPTS ? 'failed' : 'waiting';
    if (hopeless) this.log.warn({ about: mail.about }, 'a text message has no carrier and was not sent');
    this.metrics.mails.inc({ outcome: status });
    // Its links are secrets that have done their part; only the development mailbox shows them again.
    const isForgotten = transport !== undefined || config.production;
    if (status !== 'waiting')
      await this.db.withSystem(async (trx) => {
        await endMail(trx, mail.id, status, isForgotten);
        return { answer: undefined, audit: AUDITED };
      });
    return true;
  }

  private claim() {
    return this.db.withSystem(async (trx) => ({ answer: await claimMail(trx), audit: AUDITED }));
  }

  private async attempt(mail: { recipient: string; subject: string; body: string }): Promise<'sent' | 'refused'> {
    try {
      await this.hand({ to: mail.recipient, subject: mail.subject, text: mail.body });
      return 'sent';
    } catch (fault) {
      this.log.warn({ err: fault, subject: mail.subject }, 'mail could not be sent; it will be tried again');
      return 'refused';
    }
  }

  private async hand({ to, subject, text }: MailText & { to: string }): Promise<void> {
    if (this.transport) {
      await this.transport.sendMail({ from: this.config.mailFrom, to, subject, text });
      return;
    }
    // Links in mails are secrets: the log says only that there is one, the mailbox page shows it.
    this.log.info({ to, subject, text: text.replace(/https?:\/\/\S+/g, '[link]') }, 'mail');
  }
}

export const createMail = (db: Transactions, config: Config, metrics: Metrics, log: FastifyBaseLogger): Mail =>
  new OutboxMail(db, config, metrics, log);

import { none } from '@slotwise/contract';
import { PRODUCT_NAME, type Language } from '@slotwise/contract/constants';
import type { Outcome } from '../../platform/db/outcome';
import type { Trx } from '../../platform/db/tables';
import { newId } from '../../platform/ids';
import type { MailText } from '../../platform/mail/outbox';
import type { Services } from '../../platform/services';
import type { Sweeper } from '../../platform/sweepers';
import { kindsFor, textOf } from './kinds';
import { insertMail, lockDue, setNextMail, takeUnmailed } from './mail-queries';

const DAY_MS = 86_400_000;
/** Mails leave in the morning, in UTC. */
const HOUR_MS = 6 * 3600_000;
/** The notifications that a mail names; the others are counted. */
const MOST_LINES = 50;

/** The next morning. */
export const nextMailAfter = (now: Date): Date => {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS + HOUR_MS;
  return new Date(today > now.getTime() ? today : today + DAY_MS);
};

/** To everybody who wants a mail a day, what they have not read. */
export const mailSweeper: Sweeper = {
  name: 'mails of notifications',
  everyMs: 60_000,
  async run({ db, now, services }) {
    while (await db.withSystem((trx) => mailOne(trx, now, services)));
  },
};

async function mailOne(trx: Trx, now: Date, services: Services): Promise<Outcome<boolean>> {
  const due = await lockDue(trx, now);
  if (!due) return { answer: false, audit: none('no mail is due') };
  const { userId, tenantId, tenant, email, confirmed, sites } = due;
  await setNextMail(trx, userId, nextMailAfter(now));
  const nothing = { answer: true, audit: none('there is nothing to tell') };
  // Addresses that may be somebody else's are told nothing of a company.
  if (tenantId === null || !confirmed) return nothing;
  const kinds = kindsFor(services, { tenant, permissions: new Set(due.permissions) });
  const rows = await takeUnmailed(
    trx,
    { userId, tenantId, sites },
    kinds.map(({ kind }) => kind),
    now,
  );
  if (rows.length === 0) return nothing;
  const id = newId();
  await insertMail(trx, { id, tenantId, userId, at: now, count: rows.length });
  return {
    answer: true,
    audit: none('what it tells of was done by others, and has its entries'),
    mails: [
      {
        to: email,
        about: id,
        write: (language) =>
          digest(
            rows.map((row) => textOf(kinds, row, language)),
            services.config.publicUrl,
            WORDS[language],
          ),
      },
    ],
  };
}

interface Words {
  one: string;
  many(count: number): string;
  more(count: number): string;
  why: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    one: 'one thing you have not read',
    many: (count) => `${count} things you have not read`,
    more: (count) => `and ${count} more`,
    why: 'You get this because you chose a mail a day in your settings:',
  },
  de: {
    one: 'ein ungelesener Hinweis',
    many: (count) => `${count} ungelesene Hinweise`,
    more: (count) => `und ${count} weitere`,
    why: 'Sie bekommen dies, weil Sie in Ihren Einstellungen eine Mail am Tag gewählt haben:',
  },
};

function digest(lines: readonly string[], publicUrl: string, words: Words): MailText {
  const more = lines.length - MOST_LINES;
  const named = lines
    .slice(0, MOST_LINES)
    // Names in them are what people typed: a line of the mail stays one line, and leads nowhere.
    .map((line) => `- ${line.replace(/\s+/g, ' ').replace(/https?:\/\/\S+/gi, '…')}`);
  return {
    subject: `${PRODUCT_NAME}: ${lines.length === 1 ? words.one : words.many(lines.length)}`,
    text: `${named.join('\n')}${more > 0 ? `\n- ${words.more(more)}` : ''}

${publicUrl}/dashboard?tab=notifications

${words.why}

${publicUrl}/settings
`,
  };
}

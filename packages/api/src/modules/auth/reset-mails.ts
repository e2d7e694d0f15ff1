import type { OwnAccess } from '@slotwise/contract';
import { PRODUCT_NAME, type Language } from '@slotwise/contract/constants';
import type { OutgoingMail } from '../../platform/mail/outbox';
import { withoutLinks } from '../fields';

/** So many of each are named; the page has them all. */
const MOST_NAMED = 10;

type Made = OwnAccess['apiKeys'];
export interface AfterReset {
  /** How many were taken away. */
  passkeys: number;
  /** Null: nobody had shown that the address is theirs, and nothing stands. */
  stands: Omit<OwnAccess, 'toReviewSince'> | null;
}

const dayOf = (at: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(at));

const listOf = (made: Made, language: Language): string => {
  const named = made
    .slice(0, MOST_NAMED)
    .map(({ name, madeAt }) => `“${name.slice(0, 80)}” (${dayOf(madeAt, language)} UTC)`);
  return [...named, ...(made.length > MOST_NAMED ? [`+ ${made.length - MOST_NAMED}`] : [])].join(', ');
};
/** A text that somebody else may have typed leads nowhere and begins no line. */
const plain = (keys: Made): Made =>
  keys.map(({ name, madeAt }) => ({ name: withoutLinks(name.replace(/\s+/g, ' ')), madeAt }));
/** A webhook is named by the machine that it leads to, whose name is not made clickable. */
const hostsOf = (webhooks: Made): Made =>
  webhooks.map(({ name, madeAt }) => ({ name: new URL(name).host.replaceAll('.', ' . '), madeAt }));

interface Texts {
  subject: string;
  changed: string;
  passkeys: (count: number) => string;
  taken: string;
  stands: string;
  factor: (since: string) => string;
  apiKeys: string;
  partnerKeys: string;
  webhooks: string;
  review: string;
  otherwise: string;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    subject: `Your ${PRODUCT_NAME} password was changed`,
    changed: `A new password was chosen for your ${PRODUCT_NAME} account by the link that was mailed to you, and the account was logged out everywhere.`,
    passkeys: (count) => (count === 1 ? 'Its passkey was removed.' : `Its ${count} passkeys were removed.`),
    taken:
      'Until now nobody had shown that this address is theirs. If somebody else used the account, they are out of it: its second factor, its keys, webhooks, pending invitations and a WMS’s access to the inventory were ended. Other people of its company or WMS are still there: if you do not know it, leave it in your settings:',
    stands: 'What still stands, and is good without the password:',
    factor: (since) =>
      `- The second factor, since ${since} UTC. If it is not yours, ask an administrator of your company or WMS to take it away.`,
    apiKeys: '- API keys',
    partnerKeys: '- Partner keys',
    webhooks: '- Webhooks',
    review: 'If any of it is not yours, log in and end it here:',
    otherwise: 'If this was not you, choose a new one at once:',
  },
  de: {
    subject: `Ihr Passwort für ${PRODUCT_NAME} wurde geändert`,
    changed: `Für Ihr Konto bei ${PRODUCT_NAME} wurde über den Link, den wir Ihnen geschickt haben, ein neues Passwort gewählt. Das Konto wurde überall abgemeldet.`,
    passkeys: (count) => (count === 1 ? 'Sein Passkey wurde entfernt.' : `Seine ${count} Passkeys wurden entfernt.`),
    taken:
      'Bis jetzt hatte niemand gezeigt, dass ihm diese Adresse gehört. Falls jemand anderes das Konto benutzt hat, kommt er nicht mehr hinein: Zweiter Faktor, Schlüssel, Webhooks, offene Einladungen und der Zugriff eines WMS auf das Inventar wurden beendet. Andere Personen der Firma oder des WMS sind noch da: Wenn Sie sie nicht kennen, treten Sie in Ihren Einstellungen aus:',
    stands: 'Was weiter gilt, und zwar ohne das Passwort:',
    factor: (since) =>
      `- Der zweite Faktor, seit ${since} UTC. Wenn es nicht Ihrer ist, lassen Sie ihn von der Administration Ihrer Firma oder Ihres WMS entfernen.`,
    apiKeys: '- API-Schlüssel',
    partnerKeys: '- Partnerschlüssel',
    webhooks: '- Webhooks',
    review: 'Wenn etwas davon nicht von Ihnen ist, melden Sie sich an und beenden Sie es hier:',
    otherwise: 'Wenn Sie das nicht waren, wählen Sie sofort ein neues:',
  },
};

/** To whoever chose a new password by mail, or somebody who had their mail: what it ended, and what it did not. */
export const passwordResetDoneMail = (
  to: string,
  publicUrl: string,
  { passkeys, stands }: AfterReset,
): OutgoingMail => ({
  to,
  write(language) {
    const words = TEXTS[language];
    const made = stands
      ? ([
          [words.apiKeys, plain(stands.apiKeys)],
          [words.partnerKeys, plain(stands.partnerKeys)],
          [words.webhooks, hostsOf(stands.webhooks)],
        ] as const)
      : [];
    const lines = [
      ...(stands?.secondFactorSince ? [words.factor(dayOf(stands.secondFactorSince, language))] : []),
      ...made.flatMap(([what, some]) => (some.length > 0 ? [`${what}: ${listOf(some, language)}`] : [])),
    ];
    const parts = [
      words.changed + (passkeys > 0 ? ` ${words.passkeys(passkeys)}` : ''),
      ...(stands === null ? [words.taken, `${publicUrl}/settings`] : []),
      ...(lines.length > 0
        ? [`${words.stands}\n\n${lines.join('\n')}`, words.review, `${publicUrl}/settings/access`]
        : []),
      words.otherwise,
      `${publicUrl}/forgot-password`,
    ];
    return { subject: words.subject, text: `${parts.join('\n\n')}\n` };
  },
});

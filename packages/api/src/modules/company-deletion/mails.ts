import { PRODUCT_NAME, type Language } from '@slotwise/contract/constants';
import type { OutgoingMail } from '../../platform/mail/outbox';

/** Texts that people typed may not begin another line of a mail, nor lead anywhere. */
const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/https?:\/\/\S+/gi, '…');

const dayOf = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at);

interface Asked {
  company: string;
  /** Name of a person. */
  by: string;
  dueAt: Date;
  publicUrl: string;
}

type Words<T> = Readonly<Record<Language, (given: T) => { subject: string; text: string }>>;
type Written = Record<'company' | 'by' | 'due' | 'publicUrl', string>;

const ASKED: Words<Written> = {
  en: ({ company, by, due, publicUrl }) => ({
    subject: `${company} is going to be deleted`,
    text: `${by} has asked for the company ${company} to be deleted from ${PRODUCT_NAME}. On ${due} (UTC) this begins: its warehouses, stock, orders, roles and its audit are gone for good then, and nobody can bring them back.

Until then you can take it back, as everybody can who may manage the company:

${publicUrl}/settings
`,
  }),
  de: ({ company, by, due, publicUrl }) => ({
    subject: `${company} wird gelöscht`,
    text: `${by} hat veranlasst, dass die Firma ${company} bei ${PRODUCT_NAME} gelöscht wird. Am ${due} (UTC) beginnt das: Dann sind ihre Lager, Bestände, Aufträge, Rollen und ihr Protokoll endgültig verloren, und niemand kann sie wiederherstellen.

Bis dahin können Sie das zurücknehmen, wie alle, die die Firma verwalten dürfen:

${publicUrl}/settings
`,
  }),
};

const TAKEN_BACK: Words<Written> = {
  en: ({ company, by }) => ({
    subject: `${company} is not deleted`,
    text: `${by} has taken back that the company ${company} is deleted from ${PRODUCT_NAME}. Everything stays as it is.\n`,
  }),
  de: ({ company, by }) => ({
    subject: `${company} wird nicht gelöscht`,
    text: `${by} hat zurückgenommen, dass die Firma ${company} bei ${PRODUCT_NAME} gelöscht wird. Alles bleibt, wie es ist.\n`,
  }),
};

const GONE: Words<Pick<Written, 'company' | 'publicUrl'>> = {
  en: ({ company, publicUrl }) => ({
    subject: `${company} was deleted`,
    text: `The company ${company} was deleted from ${PRODUCT_NAME}, as was asked for. You were signed out everywhere.

Your account stays: it belongs to no company now, and can accept an invitation.

${publicUrl}/login
`,
  }),
  de: ({ company, publicUrl }) => ({
    subject: `${company} wurde gelöscht`,
    text: `Die Firma ${company} wurde wie veranlasst bei ${PRODUCT_NAME} gelöscht. Sie wurden überall abgemeldet.

Ihr Konto bleibt bestehen: Es gehört jetzt zu keiner Firma und kann eine Einladung annehmen.

${publicUrl}/login
`,
  }),
};

const toManagers = (words: Words<Written>, addresses: readonly string[], { dueAt, ...asked }: Asked): OutgoingMail[] =>
  addresses.map((to) => ({
    to,
    write: (language) =>
      words[language]({
        ...{ company: plain(asked.company), by: plain(asked.by) },
        ...{ due: dayOf(dueAt, language), publicUrl: asked.publicUrl },
      }),
  }));

/** To everybody who can take it back, whoever asked included: it may not have been them. */
export const askedMails = (addresses: readonly string[], asked: Asked) => toManagers(ASKED, addresses, asked);
export const takenBackMails = (addresses: readonly string[], asked: Asked) => toManagers(TAKEN_BACK, addresses, asked);

/** To each who was a member. */
export const goneMail = (to: string, company: string, publicUrl: string): OutgoingMail => ({
  to,
  write: (language) => GONE[language]({ company: plain(company), publicUrl }),
});

import { CONFIRMATION_TTL_DAYS, PRODUCT_NAME, type Language } from '@slotwise/contract/constants';
import type { MailText, OutgoingMail } from '../../platform/mail/outbox';

type Texts = Readonly<Record<Language, MailText>>;
const mail = (to: string, texts: Texts): OutgoingMail => ({ to, write: (language) => texts[language] });

interface Account {
  token: string;
  createdAt: Date;
  /** When somebody was last signed in to it, as far as that is kept. */
  usedAt: Date | null;
}

/** A link for each account that has the address, told apart by when it was made and used: its own words may be a stranger's. */
export const passwordResetMail = (to: string, publicUrl: string, accounts: readonly Account[]): OutgoingMail => {
  const link = ({ token }: Account) => `${publicUrl}/reset-password?token=${token}`;
  const time = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const [first] = accounts;
  const one = accounts.length === 1 && first;
  const each = (madeOn: string, usedOn: string, notUsed: string) =>
    accounts
      .map((it) => {
        const used = it.usedAt === null ? notUsed : `${usedOn} ${time(it.usedAt)}`;
        return `${madeOn} ${time(it.createdAt)}, ${used}:\n${link(it)}`;
      })
      .join('\n\n');
  return mail(to, {
    en: {
      subject: `Choose a new ${PRODUCT_NAME} password`,
      text: `Somebody, probably you, asked for a new password for your ${PRODUCT_NAME} account.

${
  one
    ? `Choose it here within 30 minutes; the link works once:\n\n${link(one)}`
    : `Several accounts were made with this address. Choose it within 30 minutes for the one that is yours; each link works once:\n\n${each('Made on', 'last used on', 'not used')}`
}

If this was not you, there is nothing to do: your password stays as it is.
`,
    },
    de: {
      subject: `Neues Passwort für ${PRODUCT_NAME} wählen`,
      text: `Jemand, wahrscheinlich Sie, hat für Ihr Konto bei ${PRODUCT_NAME} ein neues Passwort angefordert.

${
  one
    ? `Wählen Sie es hier innerhalb von 30 Minuten; der Link gilt einmal:\n\n${link(one)}`
    : `Mit dieser Adresse wurden mehrere Konten angelegt. Wählen Sie es innerhalb von 30 Minuten für Ihr Konto; jeder Link gilt einmal:\n\n${each('Angelegt am', 'zuletzt benutzt am', 'nicht benutzt')}`
}

Wenn Sie das nicht waren, ist nichts zu tun: Ihr Passwort bleibt, wie es ist.
`,
    },
  });
};

export const passwordChangedMail = (to: string, publicUrl: string): OutgoingMail =>
  mail(to, {
    en: {
      subject: `Your ${PRODUCT_NAME} password was changed`,
      text: `The password of your ${PRODUCT_NAME} account was just changed.

If this was not you, choose a new one at once:

${publicUrl}/forgot-password
`,
    },
    de: {
      subject: `Ihr Passwort für ${PRODUCT_NAME} wurde geändert`,
      text: `Das Passwort Ihres Kontos bei ${PRODUCT_NAME} wurde soeben geändert.

Wenn Sie das nicht waren, wählen Sie sofort ein neues:

${publicUrl}/forgot-password
`,
    },
  });

const confirming = (publicUrl: string, token: string): Readonly<Record<Language, string>> => {
  const link = `${publicUrl}/confirm-address?token=${token}`;
  return {
    en: `Confirm that this address is yours; the link works once, for ${CONFIRMATION_TTL_DAYS} days:\n\n${link}\n`,
    de: `Bestätigen Sie, dass diese Adresse Ihnen gehört; der Link gilt einmal, ${CONFIRMATION_TTL_DAYS} Tage lang:\n\n${link}\n`,
  };
};

/**
 * It has no word of the person who signed up: nobody knows yet that the address is theirs. @param token null: it is
 * confirmed
 */
export const welcomeMail = (to: string, publicUrl: string, token: string | null): OutgoingMail => {
  const asks = token === null ? null : confirming(publicUrl, token);
  return mail(to, {
    en: {
      subject: `Welcome to ${PRODUCT_NAME}`,
      text: `Your ${PRODUCT_NAME} account is ready. Log in with this address:

${publicUrl}/login
${asks ? `\n${asks.en}\nIf you did not sign up, ignore this message: somebody else gave this address, and it stays yours.\n` : ''}`,
    },
    de: {
      subject: `Willkommen bei ${PRODUCT_NAME}`,
      text: `Ihr Konto bei ${PRODUCT_NAME} ist bereit. Melden Sie sich mit dieser Adresse an:

${publicUrl}/login
${asks ? `\n${asks.de}\nWenn Sie sich nicht registriert haben, lassen Sie diese Nachricht unbeachtet: Jemand anderes hat diese Adresse angegeben, und sie bleibt Ihre.\n` : ''}`,
    },
  });
};

export const confirmationMail = (to: string, publicUrl: string, token: string): OutgoingMail => {
  const asks = confirming(publicUrl, token);
  return mail(to, {
    en: {
      subject: `Confirm your address for ${PRODUCT_NAME}`,
      text: `${asks.en}
If you have no ${PRODUCT_NAME} account, ignore this message: somebody else gave this address, and it stays yours.
`,
    },
    de: {
      subject: `Bestätigen Sie Ihre Adresse für ${PRODUCT_NAME}`,
      text: `${asks.de}
Wenn Sie kein Konto bei ${PRODUCT_NAME} haben, lassen Sie diese Nachricht unbeachtet: Jemand anderes hat diese Adresse angegeben, und sie bleibt Ihre.
`,
    },
  });
};

/** To somebody in whose account passwords are guessed by whoever is signed in to it. */
export const guessedMail = (to: string, publicUrl: string): OutgoingMail =>
  mail(to, {
    en: {
      subject: `Somebody guesses your ${PRODUCT_NAME} password`,
      text: `Ten wrong passwords in a row were typed on a device on which your ${PRODUCT_NAME} account is signed in. Further ones are looked at only after a pause, which gets longer.

If this was not you, somebody else is signed in to your account. Choose a new password here: it signs them out everywhere, and ends the pause.

${publicUrl}/forgot-password
`,
    },
    de: {
      subject: `Jemand rät Ihr Passwort für ${PRODUCT_NAME}`,
      text: `Auf einem Gerät, auf dem Ihr Konto bei ${PRODUCT_NAME} angemeldet ist, wurden zehn falsche Passwörter hintereinander eingegeben. Weitere werden erst nach einer Pause geprüft, die immer länger wird.

Wenn Sie das nicht waren, ist jemand anderes in Ihrem Konto angemeldet. Wählen Sie hier ein neues Passwort: Damit wird das Konto überall abgemeldet, und die Pause endet.

${publicUrl}/forgot-password
`,
    },
  });

/** To the address that was the account's. */
export const addressChangedMail = (to: string, publicUrl: string): OutgoingMail =>
  mail(to, {
    en: {
      subject: `Your ${PRODUCT_NAME} account has another address`,
      text: `Your ${PRODUCT_NAME} account was just given another address, and you do not log in with this one any more.

If this was not you, tell an administrator of your company or WMS, or write to whoever runs this server:

${publicUrl}
`,
    },
    de: {
      subject: `Ihr Konto bei ${PRODUCT_NAME} hat eine andere Adresse`,
      text: `Ihr Konto bei ${PRODUCT_NAME} hat soeben eine andere Adresse bekommen; mit dieser hier melden Sie sich nicht mehr an.

Wenn Sie das nicht waren, wenden Sie sich an die Administration Ihrer Firma oder Ihres WMS oder an die Betreiber dieses Servers:

${publicUrl}
`,
    },
  });

/** To the owner of an address that somebody tried to register again. */
export const alreadyRegisteredMail = (to: string, publicUrl: string): OutgoingMail =>
  mail(to, {
    en: {
      subject: `You already have a ${PRODUCT_NAME} account`,
      text: `Somebody, probably you, gave this address for an account at ${PRODUCT_NAME}. You already have an account
with it, and nothing was changed. Log in here:

${publicUrl}/login

If you were invited to a company or WMS, log in first and then open the link of the invitation again.

If you forgot your password, choose a new one:

${publicUrl}/forgot-password
`,
    },
    de: {
      subject: `Sie haben bereits ein Konto bei ${PRODUCT_NAME}`,
      text: `Jemand, wahrscheinlich Sie, hat diese Adresse für ein Konto bei ${PRODUCT_NAME} angegeben. Sie haben damit bereits
ein Konto, und es wurde nichts geändert. Melden Sie sich hier an:

${publicUrl}/login

Wenn Sie zu einer Firma oder einem WMS eingeladen wurden, melden Sie sich erst an und öffnen Sie dann den Link der Einladung noch einmal.

Wenn Sie Ihr Passwort vergessen haben, wählen Sie ein neues:

${publicUrl}/forgot-password
`,
    },
  });

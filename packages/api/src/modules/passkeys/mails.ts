import { PRODUCT_NAME, type Language } from '@slotwise/contract/constants';
import type { MailText, OutgoingMail } from '../../platform/mail/outbox';
import { withoutLinks } from '../fields';

type Told = 'added' | 'removed';

const TOLD: Readonly<Record<Language, Record<Told, (name: string) => MailText> & { otherwise: string }>> = {
  en: {
    added: (name) => ({
      subject: `A passkey was added to your ${PRODUCT_NAME} account`,
      text: `From now on you can log in by the passkey “${name}”, without your password.`,
    }),
    removed: (name) => ({
      subject: `A passkey of your ${PRODUCT_NAME} account was removed`,
      text: `Nobody logs in by the passkey “${name}” any more.`,
    }),
    otherwise:
      'If this was not you, look at the passkeys in your settings, choose a new password there, and tell an administrator:',
  },
  de: {
    added: (name) => ({
      subject: `Ihr Konto bei ${PRODUCT_NAME} hat einen neuen Passkey`,
      text: `Ab jetzt können Sie sich mit dem Passkey „${name}“ anmelden, ohne Ihr Passwort.`,
    }),
    removed: (name) => ({
      subject: `Ein Passkey Ihres Kontos bei ${PRODUCT_NAME} wurde entfernt`,
      text: `Mit dem Passkey „${name}“ meldet sich niemand mehr an.`,
    }),
    otherwise:
      'Wenn Sie das nicht waren, sehen Sie in Ihren Einstellungen nach den Passkeys, wählen Sie dort ein neues Passwort und wenden Sie sich an Ihre Administration:',
  },
};

/** To somebody whose passkeys changed: it may not have been them. */
export const passkeyMail = (what: Told, name: string, to: string, publicUrl: string): OutgoingMail => ({
  to,
  write(language) {
    const { [what]: told, otherwise } = TOLD[language];
    const { subject, text } = told(withoutLinks(name));
    return { subject, text: `${text}\n\n${otherwise}\n\n${publicUrl}/settings\n` };
  },
});

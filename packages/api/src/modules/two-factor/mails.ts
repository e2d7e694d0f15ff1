import { PRODUCT_NAME, type Language } from '@slotwise/contract/constants';
import type { MailText, OutgoingMail } from '../../platform/mail/outbox';

type Told = 'enabled' | 'renewed' | 'disabled' | 'reset';

const TOLD: Readonly<Record<Language, Record<Told, MailText> & { otherwise: string }>> = {
  en: {
    enabled: {
      subject: `Your ${PRODUCT_NAME} account asks for a second factor now`,
      text: 'From now on a code is asked for when you log in, and all other devices were signed out. Keep your recovery codes where you find them without your phone.',
    },
    renewed: {
      subject: `Your ${PRODUCT_NAME} account has new recovery codes`,
      text: 'Recovery codes from before are worth nothing any more. Keep the new ones where you find them without your phone.',
    },
    disabled: {
      subject: `Your ${PRODUCT_NAME} account asks for no second factor any more`,
      text: 'From now on your password is enough to log in.',
    },
    reset: {
      subject: `The second factor of your ${PRODUCT_NAME} account was taken away`,
      text: 'An administrator took it away, as is done when somebody has lost their phone. You can set up another one in your settings.',
    },
    otherwise: 'If this was not you, choose a new password and tell an administrator:',
  },
  de: {
    enabled: {
      subject: `Ihr Konto bei ${PRODUCT_NAME} verlangt jetzt einen zweiten Faktor`,
      text: 'Ab jetzt wird beim Anmelden nach einem Code gefragt, und alle anderen Geräte wurden abgemeldet. Bewahren Sie Ihre Wiederherstellungscodes dort auf, wo Sie sie ohne Ihr Telefon finden.',
    },
    renewed: {
      subject: `Ihr Konto bei ${PRODUCT_NAME} hat neue Wiederherstellungscodes`,
      text: 'Frühere Wiederherstellungscodes gelten nicht mehr. Bewahren Sie die neuen dort auf, wo Sie sie ohne Ihr Telefon finden.',
    },
    disabled: {
      subject: `Ihr Konto bei ${PRODUCT_NAME} verlangt keinen zweiten Faktor mehr`,
      text: 'Ab jetzt genügt beim Anmelden Ihr Passwort.',
    },
    reset: {
      subject: `Der zweite Faktor Ihres Kontos bei ${PRODUCT_NAME} wurde entfernt`,
      text: 'Eine Administratorin oder ein Administrator hat ihn entfernt, etwa weil ein Telefon verloren ging. In Ihren Einstellungen können Sie einen neuen einrichten.',
    },
    otherwise: 'Wenn Sie das nicht waren, wählen Sie ein neues Passwort und wenden Sie sich an Ihre Administration:',
  },
};

/** To somebody whose second factor changed: it may not have been them. */
export const twoFactorMail = (what: Told, to: string, publicUrl: string): OutgoingMail => ({
  to,
  write(language) {
    const { [what]: told, otherwise } = TOLD[language];
    return { subject: told.subject, text: `${told.text}\n\n${otherwise}\n\n${publicUrl}/settings\n` };
  },
});

const KNOWN: Readonly<Record<Language, MailText>> = {
  en: {
    subject: `Somebody has your ${PRODUCT_NAME} password`,
    text: `Ten wrong codes in a row were typed for your ${PRODUCT_NAME} account, each after the right password. For a quarter of an hour no code of your app is looked at; a recovery code lets you in meanwhile.

If this was not you, somebody else has your password, and only the code keeps them out. Choose a new password at once:`,
  },
  de: {
    subject: `Jemand hat Ihr Passwort für ${PRODUCT_NAME}`,
    text: `Für Ihr Konto bei ${PRODUCT_NAME} wurden zehn falsche Codes hintereinander eingegeben, jedes Mal nach dem richtigen Passwort. Eine Viertelstunde lang wird kein Code Ihrer App geprüft; mit einem Wiederherstellungscode kommen Sie trotzdem hinein.

Wenn Sie das nicht waren, hat jemand anderes Ihr Passwort, und nur der Code hält ihn auf. Wählen Sie sofort ein neues:`,
  },
};

/** To somebody for whose account so many wrong codes were typed that there is a pause: who types them has the password. */
export const passwordKnownMail = (to: string, publicUrl: string): OutgoingMail => ({
  to,
  write(language) {
    const { subject, text } = KNOWN[language];
    return { subject, text: `${text}\n\n${publicUrl}/forgot-password\n` };
  },
});

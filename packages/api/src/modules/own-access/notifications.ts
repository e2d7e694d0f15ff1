import type { NotificationKind, Notifying } from '../../platform/notifying';

const KIND = 'account.access-to-review';

export const notifications: NotificationKind[] = [
  {
    kind: KIND,
    permission: null,
    always: true,
    about: 'A new password was chosen by mail',
    text: {
      en: () => 'A new password was chosen by mail. Look at the keys and webhooks of your account.',
      de: () => 'Per E-Mail wurde ein neues Passwort gewählt. Prüfen Sie die Schlüssel und Webhooks Ihres Kontos.',
    },
  },
];

export const accessToReview = (userId: string, tenantId: string): Notifying => ({
  ...{ kind: KIND, tenantId, to: [userId], record: { kind: 'own-access', id: userId }, values: {} },
});

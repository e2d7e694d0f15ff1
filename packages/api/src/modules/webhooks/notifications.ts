import type { Notifying, NotificationKind } from '../../platform/notifying';

export const notifications: NotificationKind[] = [
  {
    kind: 'webhook.disabled',
    permission: 'manage_company',
    about: 'A webhook was switched off',
    text: {
      en: ({ host = '' }) => `The webhook to ${host} was switched off. Its events do not arrive any more.`,
      de: ({ host = '' }) => `Der Webhook an ${host} wurde abgeschaltet. Seine Ereignisse kommen nicht mehr an.`,
    },
  },
];

export const webhookGivenUp = (
  { id, tenantId, url }: { id: string; tenantId: string; url: string },
  because: 'failing' | 'orphaned',
): Notifying => ({
  kind: 'webhook.disabled',
  tenantId,
  group: id,
  values: { host: new URL(url).host, because },
});

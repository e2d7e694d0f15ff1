import type { NotificationKind, Notifying } from '../../platform/notifying';

const ASKED = 'company.deletion-asked';
const TAKEN_BACK = 'company.deletion-taken-back';

export const notifications: NotificationKind[] = [
  {
    kind: ASKED,
    permission: 'manage_company',
    tenant: 'company',
    about: 'The company is going to be deleted',
    text: {
      en: ({ by = '' }) => `${by} has asked for the company to be deleted.`,
      de: ({ by = '' }) => `${by} hat veranlasst, dass die Firma gelöscht wird.`,
    },
  },
  {
    kind: TAKEN_BACK,
    permission: 'manage_company',
    tenant: 'company',
    about: 'The company is not deleted after all',
    text: {
      en: ({ by = '' }) => `${by} has taken back that the company is deleted.`,
      de: ({ by = '' }) => `${by} hat zurückgenommen, dass die Firma gelöscht wird.`,
    },
  },
];

interface Told {
  companyId: string;
  /** The person who did it, and their name. */
  userId: string;
  by: string;
}

const telling =
  (kind: string) =>
  ({ companyId, userId, by }: Told): Notifying => ({
    ...{ kind, tenantId: companyId, but: userId, group: companyId, values: { by } },
  });

export const deletionAsked = telling(ASKED);
export const deletionTakenBack = telling(TAKEN_BACK);

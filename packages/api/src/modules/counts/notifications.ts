import type { Notifying, NotificationKind } from '../../platform/notifying';

export const notifications: NotificationKind[] = [
  {
    kind: 'count.to-approve',
    permission: 'approve_inventory',
    tenant: 'company',
    about: 'A difference of a count waits for a decision',
    text: {
      en: ({ location = '' }, count) =>
        count === 1
          ? `A difference in ${location} waits for a decision.`
          : `Differences in ${count} places wait for a decision.`,
      de: ({ location = '' }, count) =>
        count === 1
          ? `Über eine Differenz auf ${location} ist zu entscheiden.`
          : `Über Differenzen auf ${count} Lagerplätzen ist zu entscheiden.`,
    },
  },
];

/** The differences of one day are one notification. */
export const toApprove = (
  companyId: string,
  { location, warehouseId, by }: { location: string; warehouseId: string; by: string },
): Notifying => ({
  kind: 'count.to-approve',
  tenantId: companyId,
  but: by,
  record: { kind: 'count-list', id: 'approve' },
  values: { location },
  site: warehouseId,
});

import type { KeepNotifications } from '../../platform/db/transaction';
import type { Publishable } from '../../platform/events/publish';
import type { Services } from '../../platform/services';
import { tell } from './keep-queries';

/** The live event that has a person's pages ask again. */
export const notificationsChanged = (userId: string, unread?: number): Publishable => ({
  channel: `user:${userId}`,
  event: 'NotificationsChanged',
  data: unread === undefined ? {} : { unread },
});

/** @throws an Error for a kind that no module declares */
export const keepNotifications =
  (services: Services): KeepNotifications =>
  async (trx, given) => {
    const told = new Set<string>();
    for (const { kind, tenantId, to, but, record, group, values, site } of given) {
      const declared = services.notificationKinds().find((one) => one.kind === kind);
      if (!declared) throw new Error(`There is no kind of notification ${kind}.`);
      const people = await tell(
        trx,
        {
          ...{ kind, tenantId, to: to ?? null, permission: declared.permission, but: but ?? null, facts: values },
          always: declared.always === true,
          ...{ recordKind: record?.kind ?? null, recordId: record?.id ?? null, site: site ?? null },
          group: group ?? record?.id ?? '',
        },
        services.clock.now(),
      );
      for (const id of people) told.add(id);
    }
    return [...told].map((id) => notificationsChanged(id));
  };

import type { KeepNotifications } from '../../platform/db/transaction';
import type { Trx } from '../../platform/db/tables';
import type { Publishable } from '../../platform/events/publish';
import type { Notifying } from '../../platform/notifying';
import type { Services } from '../../platform/services';
import { takeBack, tell } from './keep-queries';

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
    const note = (people: readonly string[]) => people.forEach((id) => told.add(id));
    for (const one of given) {
      if (!('instead' in one)) {
        note(await keep(services, trx, one));
        continue;
      }
      const had = await takeBack(trx, one);
      note(had);
      // People who have read it already are not told of what is left a second time.
      for (const left of one.instead) {
        await keep(services, trx, { ...left, to: (left.to ?? had).filter((id) => had.includes(id)) });
      }
    }
    return [...told].map((id) => notificationsChanged(id));
  };

/** @returns who was told */
function keep(
  services: Services,
  trx: Trx,
  { kind, tenantId, to, but, record, group, values, site, at }: Notifying,
): Promise<string[]> {
  const declared = services.notificationKinds().find((one) => one.kind === kind);
  if (!declared) throw new Error(`There is no kind of notification ${kind}.`);
  const key = group ?? record?.id ?? '';
  return tell(
    trx,
    {
      ...{ kind, tenantId, to: to ?? null, permission: declared.permission, but: but ?? null, facts: values },
      always: declared.always === true,
      ...{ recordKind: record?.kind ?? null, recordId: record?.id ?? null, site: site ?? null },
      // Things that are counted together are seen together: two warehouses are two notifications.
      group: site == null ? key : `${key} ${site}`,
    },
    at ?? services.clock.now(),
  );
}

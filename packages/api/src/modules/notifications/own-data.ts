import type { OwnData } from '../../platform/own-data';
import { inOnePage } from '../../platform/own-data';
import { choicesOf, everyNotificationSlice } from './queries';

/** Their notifications, and how they want to be told. */
export const ownData: OwnData[] = [
  {
    part: 'notifications',
    async read({ trx, actor, limit, after }) {
      const { rows, end } = await everyNotificationSlice(trx, actor.userId, { limit, ...(after && { after }) });
      return {
        end,
        rows: rows.map(({ kind, facts, count, at, readAt }) => ({
          ...{ kind, facts, count, at: at.toISOString() },
          readAt: readAt?.toISOString() ?? null,
        })),
      };
    },
  },
  inOnePage('notificationChoices', async ({ trx, actor }) => {
    const chosen = await choicesOf(trx, actor.userId);
    return chosen ? [{ off: chosen.off, byMail: chosen.nextMailAt !== null }] : [];
  }),
];

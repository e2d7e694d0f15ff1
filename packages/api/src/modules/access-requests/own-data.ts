import type { OwnData } from '../../platform/own-data';
import { requestSlice } from './queries';

/** The permissions that they have asked for where they are. */
export const ownData: OwnData[] = [
  {
    part: 'accessRequests',
    async read({ trx, actor, limit, after }) {
      const tenantId = actor.companyId ?? actor.wmsId;
      if (tenantId === null) return { rows: [], end: null };
      const wanted = { limit, ...(after && { after }) };
      const { rows, end } = await requestSlice(trx, tenantId, { userId: actor.userId }, wanted);
      return {
        end,
        rows: rows.map(({ user: _self, id: _id, decidedBy, ...rest }) => ({
          ...rest,
          decidedBy: decidedBy?.name ?? null,
        })),
      };
    },
  },
];

import type { OwnData } from '../../../platform/own-data';
import { ownProposals, toProposal } from '../proposal-queries';

/** The changes that were proposed to them of late. */
export const ownData: OwnData[] = [
  {
    part: 'assistantProposals',
    async read({ trx, actor, now, limit, after }) {
      const { rows, end } = await ownProposals(trx, actor.userId, { limit, after });
      return {
        end,
        rows: rows.map((row) => {
          const { title, facts, status, expiresAt } = toProposal(row, now);
          return { title, facts, status, expiresAt };
        }),
      };
    },
  },
];

import { auditOfEach, type AuditEntry } from '@slotwise/contract';
import type { Sweeper } from '../../platform/sweepers';
import { proposalChanged } from './events';
import { dropExpired, proposalById } from './proposal-queries';

const BATCH = 50;

/** Ends drafts that are too old: the stock has changed since. */
export const expireSweeper: Sweeper = {
  name: 'move proposals that are too old',
  everyMs: 60_000,
  async run({ db, now }) {
    for (let count = BATCH; count === BATCH;) {
      count = await db.withSystem(async (trx) => {
        const dropped = await dropExpired(trx, now, BATCH);
        const proposals = [];
        for (const { id, companyId } of dropped)
          proposals.push({ companyId, now: await proposalById(trx, companyId, id) });
        return {
          answer: dropped.length,
          audit: auditOfEach(
            dropped.map(({ id, companyId }): AuditEntry => ({
              ...{ action: 'proposal.dropped', subjectId: id, details: { why: 'too old' } },
              actor: { userId: null, companyId, wmsId: null },
            })),
            'none is too old',
          ),
          events: proposals.flatMap(({ companyId, now: proposal }) =>
            proposal ? [proposalChanged(companyId, proposal)] : [],
          ),
        };
      });
    }
  },
};

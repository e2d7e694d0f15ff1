import { auditOfEach, type AuditEntry } from '@slotwise/contract';
import type { Sweeper } from '../../platform/sweepers';
import { invitationDeleted, senderOf } from './events';
import { expireBefore } from './expire-invitation';
import { deleteEnded } from './ending-queries';
import { DAY_MS } from './sent';

const BATCH = 200;
const KEPT_MS = 90 * DAY_MS;

/** Expires what is due, without any client. */
export const expireSweeper: Sweeper = {
  name: 'invitations that are due',
  everyMs: 5000,
  async run({ db, now }) {
    const some = () =>
      db.withSystem(async (trx) => {
        const over = await expireBefore(trx, { now });
        return { answer: over.events.length > 0, ...over, audit: auditOfEach(over.audit, 'none is over') };
      });
    while (await some());
  },
};

/** Forgets invitations, and the addresses in them, that ended long ago. */
export const deleteSweeper: Sweeper = {
  name: 'invitations that ended long ago',
  everyMs: 3600_000,
  async run({ db, now }) {
    for (let count = BATCH; count === BATCH;) {
      count = await db.withSystem(async (trx) => {
        const deleted = await deleteEnded(trx, new Date(now.getTime() - KEPT_MS), BATCH);
        return {
          answer: deleted.length,
          audit: auditOfEach(
            deleted.map((sent): AuditEntry => ({
              action: 'invitation.deleted',
              subjectId: sent.invitation.id,
              before: { status: sent.invitation.status },
              actor: senderOf(sent),
            })),
            'none ended so long ago',
          ),
          events: deleted.map(invitationDeleted),
        };
      });
    }
  },
};

import { publish } from '../../platform/events/publish';
import type { Sweeper } from '../../platform/module';
import { DAY_MS } from './create-invitation';
import { invitationDeleted, invitationEvent, senderOf } from './events';
import { deleteEnded, expireDue } from './queries';

const BATCH = 200;
const KEPT_MS = 90 * DAY_MS;

/** Expires what is due, without any client. */
export const expireSweeper: Sweeper = {
  name: 'invitations that are due',
  everyMs: 5000,
  async run({ db, now, services: { audit } }) {
    for (let count = BATCH; count === BATCH;) {
      count = await db.withSystem(async (trx) => {
        const expired = await expireDue(trx, now, BATCH);
        for (const sent of expired) {
          await audit.write(trx, {
            action: 'invitation.expired',
            subjectId: sent.invitation.id,
            actor: senderOf(sent),
          });
        }
        await publish(
          trx,
          expired.map((sent) => invitationEvent('expired', sent)),
        );
        return expired.length;
      });
    }
  },
};

/** Forgets invitations, and the addresses in them, that ended long ago. */
export const deleteSweeper: Sweeper = {
  name: 'invitations that ended long ago',
  everyMs: 3600_000,
  async run({ db, now, services: { audit } }) {
    for (let count = BATCH; count === BATCH;) {
      count = await db.withSystem(async (trx) => {
        const deleted = await deleteEnded(trx, new Date(now.getTime() - KEPT_MS), BATCH);
        for (const sent of deleted) {
          await audit.write(trx, {
            action: 'invitation.deleted',
            subjectId: sent.invitation.id,
            actor: senderOf(sent),
          });
        }
        await publish(trx, deleted.map(invitationDeleted));
        return deleted.length;
      });
    }
  },
};

import { publish } from '../../platform/events/publish';
import type { Sweeper } from '../../platform/module';
import { invitationDeleted, senderOf } from './events';
import { expireBefore } from './expire-invitation';
import { DAY_MS, deleteEnded } from './queries';

const BATCH = 200;
const KEPT_MS = 90 * DAY_MS;

/** Expires what is due, without any client. */
export const expireSweeper: Sweeper = {
  name: 'invitations that are due',
  everyMs: 5000,
  async run({ db, now, services: { audit } }) {
    const some = () =>
      db.withSystem(async (trx) => {
        const events = await expireBefore(trx, { audit, now });
        await publish(trx, events);
        return events.length > 0;
      });
    while (await some());
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
        await audit.writeAll(
          trx,
          deleted.map((sent) => ({
            action: 'invitation.deleted',
            subjectId: sent.invitation.id,
            actor: senderOf(sent),
          })),
        );
        await publish(trx, deleted.map(invitationDeleted));
        return deleted.length;
      });
    }
  },
};

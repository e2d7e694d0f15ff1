import type { Sweeper } from '../../platform/sweepers';
import { listAnnouncements } from '../remote-versions';
import { withdraw } from './publish-upload';

/** A release follows its announcement within minutes; a day covers a pipeline that waits for a person. */
const KEPT_MS = 24 * 3600_000;

export const announcementSweeper: Sweeper = {
  name: 'announced builds that nobody released',
  everyMs: 3600_000,
  run: async ({ db, now, services }) => {
    const announcements = await db.readSystem((trx) => listAnnouncements(trx));
    const before = now.getTime() - KEPT_MS;
    for (const announced of announcements) {
      if (announced.announced_at.getTime() < before) await withdraw(services, announced);
    }
  },
};

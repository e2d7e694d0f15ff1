import type { Accessibility } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';
import type { BuildDescription } from './build-description';

/** Notes a build whose files will be uploaded. Announcing the same build again renews the announcement. */
export function announce(
  trx: Trx,
  { manifest, build, entry, integrity, preload }: BuildDescription,
  { by, now, accessibility }: { by: string; now: Date; accessibility: Accessibility | undefined },
) {
  const renewed = {
    preload: JSON.stringify(preload),
    accessibility: accessibility ? JSON.stringify(accessibility) : null,
    announced_by: by,
    announced_at: now,
  };
  return trx
    .insertInto('remote_announcements')
    .values({
      remote_id: manifest.id,
      build,
      version: manifest.version,
      manifest: JSON.stringify(manifest),
      entry,
      integrity: JSON.stringify(integrity),
      ...renewed,
    })
    .onConflict((conflict) => conflict.columns(['remote_id', 'build']).doUpdateSet(renewed))
    .execute();
}

/** The announcements of one remote, or of all remotes, newest first. */
export const listAnnouncements = (trx: Trx, remote?: string) =>
  trx
    .selectFrom('remote_announcements')
    .selectAll()
    .$if(remote !== undefined, (query) => query.where('remote_id', '=', remote ?? ''))
    .orderBy('announced_at', 'desc')
    .orderBy('build')
    .execute();

export type AnnouncementRow = Awaited<ReturnType<typeof listAnnouncements>>[number];

/** The build that was last announced under a version number. */
export const findAnnouncement = (trx: Trx, remote: string, version: string): Promise<AnnouncementRow | undefined> =>
  trx
    .selectFrom('remote_announcements')
    .selectAll()
    .where('remote_id', '=', remote)
    .where('version', '=', version)
    .orderBy('announced_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export const findAnnouncedBuild = (trx: Trx, remote: string, build: string): Promise<AnnouncementRow | undefined> =>
  trx
    .selectFrom('remote_announcements')
    .selectAll()
    .where('remote_id', '=', remote)
    .where('build', '=', build)
    .executeTakeFirst();

/** @returns false if the build is not announced (any more) */
export async function deleteAnnouncement(
  trx: Trx,
  { remote_id, build }: Pick<AnnouncementRow, 'remote_id' | 'build'>,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('remote_announcements')
    .where('remote_id', '=', remote_id)
    .where('build', '=', build)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

import { none } from '@slotwise/contract';
import { ApiFault, fieldFault, refuse } from '../../platform/errors';
import type { Trx } from '../../platform/db/tables';
import type { Services } from '../../platform/services';
import {
  deleteAnnouncement,
  deleteUpload,
  findAnnouncement,
  findBuild,
  findVersion,
  publishAnnounced,
  type AnnouncementRow,
  type Inspection,
} from '../remote-versions';
import { lockMoves } from './move-queries';
import { noSuchVersion } from './not-there';
import { hasOtherContents } from './other-contents';

/**
 * Finds the announced build that a release of a version is about.
 * @returns undefined if nothing needs to be uploaded: the version was published already or lies in the server's folder
 * @throws ApiFault if there is no such version
 */
export const findUpload = (services: Services, remote: string, version: string): Promise<AnnouncementRow | undefined> =>
  services.db.readSystem(async (trx) => {
    const known = await findVersion(trx, remote, version);
    if (known?.source === 'published') return undefined;
    const announced = await findAnnouncement(trx, remote, version);
    if (!known && !announced) throw await noSuchVersion(trx, remote, version);
    return announced;
  });

/** Makes an announced build a version. @throws ApiFault if it was withdrawn, or its number taken, since it was announced */
export async function publishUpload(
  trx: Trx,
  announced: AnnouncementRow,
  { mfManifest, firstScreen, now }: Inspection & { now: Date },
): Promise<void> {
  const { remote_id: remote, version, build } = announced;
  if (!(await deleteAnnouncement(trx, announced))) {
    // Another release of the same upload was faster.
    if ((await findBuild(trx, remote, build))?.source === 'published') return;
    throw refuse('version_unavailable');
  }
  if (await hasOtherContents(trx, { remote, version, build })) {
    throw refuse('publish_refused', [fieldFault('version', 'contents_differ', { version })]);
  }
  await publishAnnounced(trx, announced, { mfManifest, firstScreenBytes: firstScreen.gzip }, now);
}

/** Runs a release. If it is refused, the announcement and its files go; if files are missing, they may still follow. */
export async function withdrawIfRefused<T>(
  services: Services,
  announced: AnnouncementRow | undefined,
  release: () => Promise<T>,
): Promise<T> {
  try {
    return await release();
  } catch (fault) {
    const isRefused = fault instanceof ApiFault && fault.code !== 'version_unavailable';
    if (announced && isRefused) await withdraw(services, announced);
    throw fault;
  }
}

/** Deletes an announcement and its files, unless the build was published meanwhile. */
export async function withdraw(
  { db, files }: Pick<Services, 'db' | 'files'>,
  announced: AnnouncementRow,
): Promise<void> {
  const wasAnnounced = await db.withSystem(async (trx) => {
    await lockMoves(trx);
    return {
      answer: await deleteAnnouncement(trx, announced),
      audit: none('an announcement that is withdrawn has changed no version'),
    };
  });
  if (wasAnnounced) await deleteUpload(files, announced);
}

import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '../../platform/services';
import { serveFolderBuild, withdrawFromFolder } from './channel-queries';
import { addFolderBuild, type PlacedBuild } from './queries';
import { readBuild } from './read-build';

interface Found {
  id: string;
  dist: string;
  /** Changes whenever the build does; of no build at all: `missing`. */
  stamp: string;
}

const FOLDER = /^([a-z][a-z0-9-]{1,40})-remote$/;

const stampOf = async (file: string): Promise<string> => {
  try {
    const { mtimeMs, size, ino } = await stat(file);
    return `${mtimeMs} ${size} ${ino}`;
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'ENOENT') return 'missing';
    throw fault;
  }
};

const findRemotes = async (dir: string): Promise<Found[]> => {
  const names = (await readdir(dir)).sort();
  return Promise.all(
    names.flatMap((name) => {
      const id = FOLDER.exec(name)?.[1];
      if (!id) return [];
      const dist = join(dir, name, 'dist');
      return [stampOf(join(dist, 'slotwise.json')).then((stamp) => ({ id, dist, stamp }))];
    }),
  );
};

/** Keeps the database up to date with the folder of builds that the server was started with. */
export class BuildFolder {
  private stamp: string | undefined;

  constructor(private readonly services: Pick<Services, 'config' | 'db' | 'log'>) {}

  /** @returns whether anything was different. */
  async bringUpToDate(): Promise<boolean> {
    const { config, log, db } = this.services;
    const dir = config.remotesDir;
    if (!dir) return false;
    const found = await findRemotes(dir);
    const stamp = found.map((remote) => `${remote.id} ${remote.stamp}`).join('\n');
    if (stamp === this.stamp) return false;
    const builds: PlacedBuild[] = [];
    for (const { id, dist, stamp: of } of found) {
      if (of === 'missing') continue;
      try {
        const build = await readBuild(dist, id);
        builds.push({ ...build, baseUrl: config.remoteBases[id] ?? `/remotes/${id}/${build.build}/` });
      } catch (fault) {
        // The others are served all the same, and of this one the last build that was whole.
        log.warn({ err: fault, remote: id }, 'a remote has a broken build');
      }
    }
    await db.withSystem(async (trx) => {
      for (const build of builds) await addFolderBuild(trx, build);
      await withdrawFromFolder(trx, {
        remotes: found.map(({ id }) => id),
        builds: builds.map(({ manifest, build }) => `${manifest.id}/${build}`),
      });
      for (const { manifest, build } of builds) await serveFolderBuild(trx, manifest.id, build);
    });
    this.stamp = stamp;
    return true;
  }
}

import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { none } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';
import type { Services } from '../../platform/services';
import { addFolderBuild, keepFolderBuilds, readBuild, type PlacedBuild } from '../remote-versions';
import { settleClaims } from './claim-queries';
import { dropFolderRemotes, serveFolderBuild } from './release-channel-queries';

interface RemoteFolder {
  id: string;
  dist: string;
  /** Changes whenever the build changes; `missing` if there is no build. */
  stamp: string;
}

const FOLDER = /^([a-z][a-z0-9-]{1,40})-remote$/;
const MISSING = 'missing';

const stampOf = async (file: string): Promise<string> => {
  try {
    const { mtimeMs, size, ino } = await stat(file);
    return `${mtimeMs} ${size} ${ino}`;
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'ENOENT') return MISSING;
    throw fault;
  }
};

const findRemotes = async (dir: string): Promise<RemoteFolder[]> => {
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

  /** @returns whether the folder had changed */
  async bringUpToDate(): Promise<boolean> {
    const dir = this.services.config.remotesDir;
    if (!dir) return false;
    const remotes = await findRemotes(dir);
    const stamp = remotes.map((remote) => `${remote.id} ${remote.stamp}`).join('\n');
    if (stamp === this.stamp) return false;
    const builds = await this.readBuilds(remotes);
    await this.services.db.withSystem(async (trx) => {
      await this.takeUp(trx, remotes, builds);
      return { answer: undefined, audit: none('the folder is what the deployment was started with') };
    });
    this.stamp = stamp;
    return true;
  }

  private async takeUp(trx: Trx, remotes: readonly RemoteFolder[], found: readonly PlacedBuild[]): Promise<void> {
    const builds = await this.add(trx, found);
    await dropFolderRemotes(
      trx,
      remotes.map(({ id }) => id),
    );
    await keepFolderBuilds(
      trx,
      builds.map(({ manifest, build }) => `${manifest.id}/${build}`),
    );
    for (const { manifest, build } of builds) await serveFolderBuild(trx, manifest.id, build);
    await settleClaims(trx);
  }

  /** Leaves out builds whose version was published with other contents: a published version never changes. */
  private async add(trx: Trx, builds: readonly PlacedBuild[]): Promise<PlacedBuild[]> {
    const taken: PlacedBuild[] = [];
    for (const build of builds) {
      if (await addFolderBuild(trx, build)) taken.push(build);
      else {
        const { id: remote, version } = build.manifest;
        this.services.log.warn(
          { remote, version, build: build.build },
          'the folder has other contents than were published under this version: raise the version',
        );
      }
    }
    return taken;
  }

  /** A broken build is logged and left out: the other remotes are still served, and of this one its last whole build. */
  private async readBuilds(remotes: readonly RemoteFolder[]): Promise<PlacedBuild[]> {
    const { config, log } = this.services;
    const builds: PlacedBuild[] = [];
    for (const { id, dist, stamp } of remotes) {
      if (stamp === MISSING) continue;
      try {
        const build = await readBuild(dist, id);
        builds.push({ ...build, baseUrl: config.remoteBases[id] ?? `/remotes/${id}/${build.build}/` });
      } catch (fault) {
        log.warn({ err: fault, remote: id }, 'a remote has a broken build');
      }
    }
    return builds;
  }
}

import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@slotwise/contract';
import type { Services } from '../../platform/services';
import { STABLE, serveBuild, servedBuilds, withdrawOthers, type ServedBuild } from './queries';
import { readBuild } from './read-build';

type Needed = Pick<Services, 'config' | 'db' | 'log'>;

interface Found {
  id: string;
  dist: string;
  /** Changes whenever the build does; of no build at all: `missing`. */
  stamp: string;
}

/** A folder is looked at no more often than this. */
const FRESH_MS = 1000;
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

const toEntry = ({ baseUrl, manifest, ...build }: ServedBuild): Registry['remotes'][number] => ({
  id: manifest.id,
  version: manifest.version,
  build: build.build,
  manifest,
  entry: baseUrl + build.entry,
  mfManifest: build.mfManifest,
  integrity: Object.fromEntries(Object.entries(build.integrity).map(([file, hash]) => [baseUrl + file, hash])),
  preload: build.preload.map((file) => baseUrl + file),
});

/** The registry of one server: kept in the database, brought up to date from the folder of builds when that changes. */
class RemoteRegistry {
  private stamp: string | undefined;
  private looked = 0;
  private current: Promise<Registry> | undefined;

  constructor(private readonly services: Needed) {}

  read(): Promise<Registry> {
    const now = Date.now();
    if (!this.current || now - this.looked > FRESH_MS) {
      this.looked = now;
      const last = this.current;
      this.current = this.bringUpToDate(last);
      // A failed look is not kept: the next one tries again.
      this.current.catch(() => (this.current = last));
    }
    return this.current;
  }

  private async bringUpToDate(last: Promise<Registry> | undefined): Promise<Registry> {
    const { config, log } = this.services;
    const found = config.remotesDir ? await findRemotes(config.remotesDir) : [];
    const stamp = found.map((remote) => `${remote.id} ${remote.stamp}`).join('\n');
    if (last && stamp === this.stamp) return last;
    const builds: ServedBuild[] = [];
    for (const { id, dist, stamp: of } of found) {
      if (of === 'missing') continue;
      try {
        const build = await readBuild(dist, id);
        const baseUrl = config.remoteBases[id] ?? `/remotes/${id}/${build.build}/`;
        builds.push({ ...build, baseUrl });
      } catch (fault) {
        // The others are served all the same, and of this one the last build that was whole.
        log.warn({ err: fault, remote: id }, 'a remote has a broken build');
      }
    }
    const registry = await this.services.db.withSystem(async (trx) => {
      for (const build of builds) await serveBuild(trx, STABLE, build);
      if (config.remotesDir) {
        await withdrawOthers(
          trx,
          STABLE,
          found.map(({ id }) => id),
        );
      }
      return { remotes: (await servedBuilds(trx, STABLE)).map(toEntry) };
    });
    this.stamp = stamp;
    return registry;
  }
}

const registries = new WeakMap<Needed['db'], RemoteRegistry>();

/** What a shell must know of all remotes. Also for the page that carries it inline. */
export function readRegistry(services: Needed): Promise<Registry> {
  let registry = registries.get(services.db);
  if (!registry) {
    registry = new RemoteRegistry(services);
    registries.set(services.db, registry);
  }
  return registry.read();
}

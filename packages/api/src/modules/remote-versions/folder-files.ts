import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AssetFolder, type Asset } from '../../platform/web/assets';

/** The part of `slotwise.json` that names a build. */
interface BuildName {
  manifest: { id: string };
  /** Hash of the contents. */
  build: string;
}
interface FoundBuild {
  name: BuildName;
  folder: string;
}

const isBuildName = (value: unknown): value is BuildName => {
  const { manifest, build } = (value ?? {}) as Partial<BuildName>;
  return typeof manifest?.id === 'string' && typeof build === 'string';
};

const isMissing = (fault: unknown) =>
  fault instanceof Error && 'code' in fault && (fault.code === 'ENOENT' || fault.code === 'ENOTDIR');

/** Finds the builds in a folder, at `<remote>/dist/slotwise.json` or `<remote>/<build>/slotwise.json`. */
async function scanBuilds(remotesDir: string): Promise<FoundBuild[]> {
  const builds: FoundBuild[] = [];
  for (const remote of await folders(remotesDir)) {
    for (const build of await folders(join(remotesDir, remote))) {
      if (build === 'node_modules' || build === 'src') continue;
      const file = join(remotesDir, remote, build, 'slotwise.json');
      try {
        const description: unknown = JSON.parse(await readFile(file, 'utf8'));
        if (isBuildName(description)) builds.push({ name: description, folder: dirname(file) });
      } catch (fault) {
        // One broken build must not hide the files of the others. The registry logs what is wrong with it.
        if (!isMissing(fault) && !(fault instanceof SyntaxError)) throw fault;
      }
    }
  }
  return builds;
}

const folders = async (path: string): Promise<string[]> => {
  const entries = await readdir(path, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name);
};

/** Shortest time between the starts of two scans: requests for unknown builds must not keep the disk busy. */
const SCAN_INTERVAL_MS = 100;

interface KnownFolder {
  /** `remote/build`. */
  build: string;
  files: AssetFolder;
}

/** Finds files of builds in a folder that deployments change at any time. */
export class FolderFiles {
  /** Keyed by folder: a new build in a folder has deleted the files of the one before. */
  private readonly known = new Map<string, KnownFolder>();
  private last: Promise<void> | undefined;
  private lastAt = 0;
  /** A scan that has not begun. The running one may already have passed the wanted file. */
  private next: Promise<void> | undefined;

  constructor(private readonly remotesDir: string) {}

  /** Looks among the builds of the last scan. */
  async find(id: string, build: string, file: string): Promise<Asset | undefined> {
    for (const known of this.known.values()) {
      if (known.build === `${id}/${build}`) return known.files.find(file);
    }
    return undefined;
  }

  /** Scans the folder first, so that every file present at the time of the call is found. */
  async findAnew(id: string, build: string, file: string): Promise<Asset | undefined> {
    await (this.next ??= this.scanNext());
    return this.find(id, build, file);
  }

  private async scanNext(): Promise<void> {
    // Its own callers hear about its failure.
    await Promise.allSettled([this.last]);
    await sleep(Math.max(0, this.lastAt + SCAN_INTERVAL_MS - Date.now()));
    this.next = undefined;
    this.lastAt = Date.now();
    await (this.last = this.scan());
  }

  private async scan(): Promise<void> {
    for (const { name, folder } of await scanBuilds(this.remotesDir)) {
      const build = `${name.manifest.id}/${name.build}`;
      if (this.known.get(folder)?.build !== build) this.known.set(folder, { build, files: new AssetFolder(folder) });
    }
  }
}

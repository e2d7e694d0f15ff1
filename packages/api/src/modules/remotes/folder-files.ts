import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AssetFolder, type Asset } from '../../platform/web/assets';

/** What a remote's build says of itself in `slotwise.json`. File names are relative to its folder. */
interface BuildDescription {
  manifest: { id: string; version: string };
  /** Hash of the contents: names the immutable folder. */
  build: string;
  entry: string;
  remoteEntry: string;
  integrity: Record<string, string>;
  preload: string[];
}
interface RemoteBuild {
  description: BuildDescription;
  folder: string;
}

const isDescription = (value: unknown): value is BuildDescription => {
  const { manifest, build } = (value ?? {}) as Partial<BuildDescription>;
  return typeof manifest?.id === 'string' && typeof build === 'string';
};

const isMissing = (fault: unknown) =>
  fault instanceof Error && 'code' in fault && (fault.code === 'ENOENT' || fault.code === 'ENOTDIR');

/** The builds that lie in a folder, at `<remote>/dist/slotwise.json` or `<remote>/<build>/slotwise.json`. */
async function scanBuilds(remotesDir: string): Promise<RemoteBuild[]> {
  const builds: RemoteBuild[] = [];
  for (const remote of await folders(remotesDir)) {
    for (const build of await folders(join(remotesDir, remote))) {
      if (build === 'node_modules' || build === 'src') continue;
      const file = join(remotesDir, remote, build, 'slotwise.json');
      try {
        const description: unknown = JSON.parse(await readFile(file, 'utf8'));
        if (isDescription(description)) builds.push({ description, folder: dirname(file) });
      } catch (fault) {
        // One remote's broken build must not take the files of the others away; the registry says what is wrong with it.
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

/** Scans begin this far apart: asking for builds that are nowhere does not keep the disk busy. */
const APART_MS = 100;

interface Known {
  build: string;
  files: AssetFolder;
}

/** Finds files of builds by `id`, `build` and `file` in a folder that deployments change at any time. */
export class FolderFiles {
  /** By folder: the build that took another's place there took its files away, too. */
  private readonly known = new Map<string, Known>();
  private last: Promise<void> | undefined;
  private lastAt = 0;
  /** Has not begun: one that is under way may have passed what is asked for now. */
  private next: Promise<void> | undefined;

  constructor(private readonly remotesDir: string) {}

  /** Of the builds that are known. */
  async find(id: string, build: string, file: string): Promise<Asset | undefined> {
    for (const known of this.known.values()) {
      if (known.build === `${id}/${build}`) return known.files.find(file);
    }
    return undefined;
  }

  /** Looks into the folder first: what is there when this is called is found. */
  async findAnew(id: string, build: string, file: string): Promise<Asset | undefined> {
    await (this.next ??= this.scanNext());
    return this.find(id, build, file);
  }

  private async scanNext(): Promise<void> {
    // Whoever waits for that one is told if it failed.
    await Promise.allSettled([this.last]);
    await sleep(Math.max(0, this.lastAt + APART_MS - Date.now()));
    this.next = undefined;
    this.lastAt = Date.now();
    await (this.last = this.scan());
  }

  private async scan(): Promise<void> {
    for (const { description, folder } of await scanBuilds(this.remotesDir)) {
      const build = `${description.manifest.id}/${description.build}`;
      if (this.known.get(folder)?.build !== build) this.known.set(folder, { build, files: new AssetFolder(folder) });
    }
  }
}

import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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

const RESCAN_MS = 1000;

/** Finds files of builds by `id/build/file`. Looks into the folder again for a build that it does not know. */
export class FolderFiles {
  private builds = new Map<string, AssetFolder>();
  private scannedAt = 0;
  /** Under way: who comes meanwhile waits for it too, instead of being told that nothing is there. */
  private scanning: Promise<void> | undefined;

  constructor(private readonly remotesDir: string) {}

  async find(id: string, build: string, file: string): Promise<Asset | undefined> {
    const key = `${id}/${build}`;
    if (!this.builds.has(key)) await this.rescan();
    return this.builds.get(key)?.find(file);
  }

  private async rescan(): Promise<void> {
    if (!this.scanning && Date.now() - this.scannedAt <= RESCAN_MS) return;
    this.scanning ??= this.scan().finally(() => {
      this.scannedAt = Date.now();
      this.scanning = undefined;
    });
    await this.scanning;
  }

  private async scan(): Promise<void> {
    for (const { description, folder } of await scanBuilds(this.remotesDir)) {
      const key = `${description.manifest.id}/${description.build}`;
      if (!this.builds.has(key)) this.builds.set(key, new AssetFolder(folder));
    }
  }
}

import { none } from '@slotwise/contract';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FileStore } from '../../platform/files';
import type { Services } from '../../platform/services';
import { toAsset } from '../../platform/web/assets';
import { latestShells, serveShell } from './queries';

/** The shells' folder in the store, beside those of the remotes. No remote can have this name. */
const FOLDER = '_shell';
/** The page is stored under a name that no browser renders as a page. */
const PAGE = 'page.txt';
const DESCRIPTION = 'shell.json';

interface ShellDescription {
  build?: string;
  /** Addresses of its files, each with its hash. */
  integrity: Record<string, string>;
  /** The libraries that it offers to remotes, by name. */
  shared?: Record<string, unknown>;
}

/** The stored files of a shell, its description last: name in the store → address among the shell's files. */
const filesOf = ({ integrity }: ShellDescription) => [
  ...Object.keys(integrity).map((url) => [url.replace(/^\//, ''), url] as const),
  [PAGE, 'index.html'] as const,
  [DESCRIPTION, DESCRIPTION] as const,
];

/** Deletes the stored files of a shell, if there are any. */
export async function deleteShell(files: FileStore, build: string): Promise<void> {
  const description = await files.get(`${FOLDER}/${build}/${DESCRIPTION}`);
  if (!description) return;
  const names = filesOf(JSON.parse(description.toString()) as ShellDescription).map(([name]) => name);
  // The description goes last: it names what an interrupted deletion has left.
  for (const name of names) await files.delete(`${FOLDER}/${build}/${name}`);
}

/** Notes which shell this server serves, and stores its files: the version matrix also tries the shell before. */
export class ShellFolder {
  private stamp: number | undefined;
  private current: string | undefined;
  private offered: ReadonlySet<string> = new Set();

  constructor(private readonly services: Pick<Services, 'clock' | 'config' | 'db' | 'files' | 'log'>) {}

  /** Build of the shell that this server serves, as of the last time that it was brought up to date; undefined: none. */
  get build(): string | undefined {
    return this.current;
  }

  /** Names of the modules that a shell shares with remotes; of any other than the served one nothing is known. */
  offersOf(build: string | undefined): ReadonlySet<string> {
    return build !== undefined && build === this.current ? this.offered : new Set();
  }

  /** Failures are only logged: serving the page does not depend on its copy. */
  async bringUpToDate(): Promise<void> {
    const { shellDir } = this.services.config;
    if (!shellDir) return;
    const file = join(shellDir, DESCRIPTION);
    const found = await stat(file).catch(() => undefined);
    if (!found || found.mtimeMs === this.stamp) return;
    try {
      const description = JSON.parse(await readFile(file, 'utf8')) as ShellDescription;
      this.current = description.build;
      this.offered = new Set(Object.keys(description.shared ?? {}));
      await this.note(shellDir, description);
      this.stamp = found.mtimeMs;
    } catch (fault) {
      this.services.log.warn({ err: fault }, 'the shell was not kept for the version matrix');
    }
  }

  private async note(dir: string, { build, integrity }: ShellDescription): Promise<void> {
    const { clock, db, files } = this.services;
    if (!build) return;
    for (const [name, source] of filesOf({ integrity })) {
      const path = `${FOLDER}/${build}/${name}`;
      if (await files.has(path)) continue;
      const content = await readFile(join(dir, source));
      await files.put(path, content, toAsset(content, extname(name)).type);
    }
    await db.withSystem(async (trx) => {
      const [newest] = await latestShells(trx, 1);
      if (newest?.build !== build) await serveShell(trx, build, clock.now());
      return { answer: undefined, audit: none('the shell folder says which shell is served') };
    });
  }
}

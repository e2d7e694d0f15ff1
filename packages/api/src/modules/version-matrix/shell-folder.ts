import { old } from '../../platform/bridge';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FileStore } from '../../platform/files';
import type { Services } from '../../platform/services';
import { toAsset } from '../../platform/web/assets';
import { latestShells, serveShell } from './queries';

/** Where shells lie in the store, beside the remotes; no remote can have this name. */
const FOLDER = '_shell';
/** The page is kept under a name that no browser opens as one. */
const PAGE = 'page.txt';
const DESCRIPTION = 'shell.json';

interface ShellDescription {
  build?: string;
  /** Addresses of its files, each with its hash. */
  integrity: Record<string, string>;
}

/** What is kept of a shell, its description last: name in the store, address among the shell's files. */
const filesOf = ({ integrity }: ShellDescription) => [
  ...Object.keys(integrity).map((url) => [url.replace(/^\//, ''), url] as const),
  [PAGE, 'index.html'] as const,
  [DESCRIPTION, DESCRIPTION] as const,
];

/** Deletes the files that are kept of a shell, if there still are any. */
export async function deleteShell(files: FileStore, build: string): Promise<void> {
  const description = await files.get(`${FOLDER}/${build}/${DESCRIPTION}`);
  if (!description) return;
  const names = filesOf(JSON.parse(description.toString()) as ShellDescription).map(([name]) => name);
  // The description last: it names what a deletion that was interrupted has left.
  for (const name of names) await files.delete(`${FOLDER}/${build}/${name}`);
}

/** Notes which shell this server gives out, and keeps its files: the matrix tries the one before, too. */
export class ShellFolder {
  private stamp: number | undefined;

  constructor(private readonly services: Pick<Services, 'clock' | 'config' | 'db' | 'files' | 'log'>) {}

  /** Whatever goes wrong is only logged: the page does not wait for its copy. */
  async bringUpToDate(): Promise<void> {
    const { shellDir } = this.services.config;
    if (!shellDir) return;
    const file = join(shellDir, DESCRIPTION);
    const found = await stat(file).catch(() => undefined);
    if (!found || found.mtimeMs === this.stamp) return;
    try {
      await this.note(shellDir, JSON.parse(await readFile(file, 'utf8')) as ShellDescription);
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
    await db.withSystem(
      old(async (trx) => {
        const [newest] = await latestShells(trx, 1);
        if (newest?.build !== build) await serveShell(trx, build, clock.now());
      }),
    );
  }
}

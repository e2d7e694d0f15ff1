import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Services } from '../../platform/services';
import { toAsset } from '../../platform/web/assets';
import { latestShells, serveShell } from './queries';

/** Where shells lie in the store, beside the remotes; no remote can have this name. */
const FOLDER = '_shell';
/** The page is kept under a name that no browser opens as one. */
const PAGE = 'page.txt';

interface ShellDescription {
  build?: string;
  /** Addresses of its files, each with its hash. */
  integrity: Record<string, string>;
}

/** Notes which shell this server gives out, and keeps its files: the matrix tries the one before, too. */
export class ShellFolder {
  private stamp: number | undefined;

  constructor(private readonly services: Pick<Services, 'clock' | 'config' | 'db' | 'files' | 'log'>) {}

  /** Whatever goes wrong is only logged: the page does not wait for its copy. */
  async bringUpToDate(): Promise<void> {
    const { shellDir } = this.services.config;
    if (!shellDir) return;
    const file = join(shellDir, 'shell.json');
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
    const kept = [
      ...Object.keys(integrity).map((url) => [url.replace(/^\//, ''), url] as const),
      [PAGE, 'index.html'] as const,
      ['shell.json', 'shell.json'] as const,
    ];
    for (const [name, source] of kept) {
      const path = `${FOLDER}/${build}/${name}`;
      if (await files.has(path)) continue;
      const content = await readFile(join(dir, source));
      await files.put(path, content, toAsset(content, extname(name)).type);
    }
    await db.withSystem(async (trx) => {
      const [newest] = await latestShells(trx, 1);
      if (newest?.build !== build) await serveShell(trx, build, clock.now());
    });
  }
}

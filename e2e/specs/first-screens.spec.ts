import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '../fixtures/test';

/**
 * The files that each screen's build makes a page ask for before it can be used: kB of 1,024 bytes, compressed, and files. The page itself,
 * 16 kB of a first visit, is not among them, nor are the answers of the API (2 kB). Whoever needs more says why in `docs/decisions`.
 */
const MOST: Readonly<Record<string, { kB: number; files: number }>> = {
  '/landing': { kB: 272.5, files: 9 },
  '/login': { kB: 278, files: 10 },
  '/register': { kB: 280.5, files: 10 },
  '/dashboard': { kB: 284, files: 10 },
  '/slotting': { kB: 282, files: 10 },
  '/inventory': { kB: 283.5, files: 10 },
  '/roles': { kB: 276, files: 9 },
  '/invitations': { kB: 273, files: 8 },
  '/settings': { kB: 283.5, files: 10 },
};

const packages = join(import.meta.dirname, '../../packages');
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as never;

interface Shell {
  scripts: string[];
  preload: string[];
  shared: Record<string, { files: string[] }>;
}
interface Remote {
  manifest: { routes: { path: string }[] };
  preload: string[];
  consumes: string[];
}
interface Modules {
  screens?: Record<string, string[]>;
  screenDoors?: Record<string, string[]>;
}

const weightOf = (file: string) =>
  (existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : brotliCompressSync(readFileSync(file))).length;

/** The files of each screen that is built, with those that it needs of the shell. */
function screens(): Map<string, Set<string>> {
  const inShell = (url: string) => join(packages, 'shell/dist', url);
  const shell: Shell = read(inShell('shell.json'));
  const found = new Map<string, Set<string>>();
  for (const name of readdirSync(packages).filter((each) => each.endsWith('-remote'))) {
    const dist = join(packages, name, 'dist');
    const remote: Remote = read(join(dist, 'slotwise.json'));
    const { screens: own = {}, screenDoors = {} }: Modules = read(join(dist, 'mf-manifest.json'));
    for (const { path } of remote.manifest.routes) {
      const doors = [...remote.consumes, ...(screenDoors[path] ?? [])];
      const files = [
        ...[...shell.scripts, ...shell.preload, ...doors.flatMap((door) => shell.shared[door]?.files ?? [])].map(
          inShell,
        ),
        ...[...remote.preload, ...(own[path] ?? [])].map((file) => join(dist, file)),
      ];
      found.set(path, new Set(files));
    }
  }
  return found;
}

test('what first screens are made of stays as light as it was made', () => {
  const built = screens();
  for (const [path, most] of Object.entries(MOST)) {
    const files = [...(built.get(path) ?? [])];
    const kB = files.reduce((sum, file) => sum + weightOf(file), 0) / 1024;
    expect.soft(files.length, `files of ${path}`).toBeGreaterThan(0);
    expect.soft(files.length, `files of ${path}: ${files.join('\n')}`).toBeLessThanOrEqual(most.files);
    expect.soft(kB, `kB of ${path}`).toBeLessThanOrEqual(most.kB);
  }
});

test('what a page starts with is marked to be compiled while it arrives, and nothing that comes later is', () => {
  const dist = join(packages, 'shell/dist');
  const { scripts, preload }: Shell = read(join(dist, 'shell.json'));
  const isMarked = (file: string) =>
    readFileSync(join(dist, file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n');
  const marked = readdirSync(join(dist, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `/assets/${name}`)
    .filter(isMarked);
  expect(marked.sort()).toEqual([...scripts, ...preload].sort());
});

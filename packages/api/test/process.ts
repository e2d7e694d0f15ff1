import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isSoak } from './rounds';

const root = join(__dirname, '..');
/** Below the package, so that the bundle finds what is installed there; one for each of Jest's workers, which may build at once. */
const folder = `dist-test-${process.env.JEST_WORKER_ID ?? '0'}`;

/** Builds the server as it ships, for tests of the whole process. */
export const buildServer = (): void => void execFileSync(process.execPath, ['build.mjs', folder], { cwd: root });

export interface ServerProcess {
  child: ChildProcess;
  /** All that it wrote, growing. */
  output(): string;
  /** Its address, once it has said that it is ready; undefined if it ended instead. */
  ready: Promise<string | undefined>;
  exit: Promise<number | null>;
}

/** Starts the built server as a process of its own, on the embedded database in `dataDir`. */
export function spawnServer(dataDir: string, environment: Record<string, string> = {}): ServerProcess {
  if (!existsSync(join(root, folder, 'main.js'))) throw new Error('Call buildServer() first.');
  const child = spawn(process.execPath, [join(root, folder, 'main.js')], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      PORT: '0',
      RATE_LIMIT_FACTOR: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  const address = new Promise<string>((resolve) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString();
      if (isSoak) process.stdout.write(chunk);
      const found = /Slotwise is ready at (\S+)/.exec(text)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  return { child, output: () => text, exit, ready: Promise.race([address, exit.then(() => undefined)]) };
}

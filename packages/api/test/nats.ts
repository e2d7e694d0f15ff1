import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';

const NAME = 'nats-server';
/** Debian puts it where only root's path leads. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
const START_MS = 10_000;

/** A NATS server on a port of 127.0.0.1. */
export interface Nats {
  url: string;
  /** Ends it at once, as a machine that fails does. */
  stop(): Promise<void>;
  /** Starts it on the same port again, with nothing of what it knew. */
  start(): Promise<void>;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The file of NATS' server on this machine. @throws an Error in CI if there is none, where nothing may go untested */
export function findNats(): string | undefined {
  const found = FOLDERS.map((folder) => join(folder, NAME)).find(isProgram);
  if (!found && process.env.CI)
    throw new Error(`${NAME} is not installed here, and CI skips no test of several instances.`);
  return found;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || !address) throw new Error('The probe has no port.');
  return address.port;
}

/** Runs NATS' server until it is stopped. @param program its file @param options further ones of its command line */
export async function startNats(program: string, options: readonly string[] = []): Promise<Nats> {
  const port = await freePort();
  let stop = () => Promise.resolve();
  const start = async () => {
    const server = spawn(program, ['-a', '127.0.0.1', '-p', String(port), ...options], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    stop = async () => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.kill('SIGKILL');
      await once(server, 'exit');
    };
    let log = '';
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`NATS did not start:\n${log}`)), START_MS);
      server.on('error', reject);
      server.on('exit', () => reject(new Error(`NATS ended:\n${log}`)));
      server.stderr.setEncoding('utf8').on('data', (text: string) => {
        log = (log + text).slice(-4000);
        if (!log.includes('Server is ready')) return;
        clearTimeout(late);
        resolve();
      });
    });
  };
  await start();
  return { url: `nats://127.0.0.1:${port}`, stop: () => stop(), start };
}

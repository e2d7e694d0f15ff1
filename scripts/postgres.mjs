import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chownSync, constants, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { capture } from './workspace.mjs';

const debian = '/usr/lib/postgresql';

/** @returns the folder with PostgreSQL's newest programs on this machine, or null */
export function findPostgres() {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((v) => path.join(debian, v, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return folders.find((folder) => ['postgres', 'initdb'].every((name) => isProgram(path.join(folder, name)))) ?? null;
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** PostgreSQL refuses to run as root: root lends it an account that may do nothing else. */
function account() {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!user) throw new Error('Nobody is here under whom PostgreSQL may run: it refuses to run as root.');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
  probe.close();
  await once(probe, 'close');
  return port;
}

/** @param {number} port */
const answers = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/**
 * A PostgreSQL of our own, on an empty directory and a free port of 127.0.0.1.
 * @param {string} programs the folder with its programs
 * @param {Record<string, string>} [more] settings
 * @param {{ detached?: boolean }} [how] `detached`: a key that is pressed in the terminal reaches us alone
 * @returns `{ url, stop }`; `stop` ends it and removes the directory
 */
export async function startPostgres(programs, more = {}, { detached = false } = {}) {
  const who = account();
  const folder = mkdtempSync(path.join(tmpdir(), 'slotwise-postgres-'));
  if (who.uid !== undefined) chownSync(folder, who.uid, who.gid);
  const data = path.join(folder, 'data');
  const options = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  const made = await capture(path.join(programs, 'initdb'), options, { cwd: folder, detached, ...who });
  if (made.code !== 0) throw new Error(`initdb failed:\n${made.output}`);
  const port = await freePort();
  const settings = {
    fsync: 'off',
    max_connections: '200',
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    ...more,
  };
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', data, '-p', String(port), ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])],
    { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], detached, ...who },
  );
  let log = '';
  server.stderr.setEncoding('utf8').on('data', (text) => {
    log = (log + text).slice(-4000);
  });
  const stop = async () => {
    // It may have been killed by somebody else.
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGINT');
      await once(server, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; !(await answers(port)); tries++) {
    if (server.exitCode !== null || server.signalCode !== null || tries > 300) {
      await stop();
      throw new Error(`PostgreSQL did not start:\n${log}`);
    }
    await sleep(100);
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostgres, freePort, startPostgres } from '../postgres.mjs';
import { environment, root } from '../workspace.mjs';

export const MAIN = path.join(root, 'packages/api/dist/main.js');
const START_MS = 180_000;
const READY = 'Slotwise is ready';

/**
 * A program that runs. `kill`: as a machine that fails does.
 * @typedef {{ name: string, stop: () => Promise<void>, kill: () => Promise<void>, ended: Promise<unknown>, output: () => string }} Running
 * @typedef {Running & { port: number, url: string }} Instance
 */

/** Debian keeps programs of services where only root's path leads. @param {string} name */
function findProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders
    .map((folder) => path.join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/**
 * Starts a program and waits until it is ready.
 * @param {string} name
 * @param {{ command: string, args: string[], env?: NodeJS.ProcessEnv, isReady: (output: string) => boolean | Promise<boolean> }} how
 * @returns {Promise<Running>}
 */
async function run(name, { command, args, env = {}, isReady }) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment(), ...env },
    // A key that is pressed in the terminal reaches us alone: we end them one after another.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output = (output + text).slice(-8000);
    });
  const ended = once(child, 'exit');
  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await ended;
  };
  const deadline = Date.now() + START_MS;
  while (!(await isReady(output))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await end('SIGKILL');
      throw new Error(`${name} did not start:\n${output}`);
    }
    await sleep(50);
  }
  return { name, stop: () => end('SIGTERM'), kill: () => end('SIGKILL'), ended, output: () => output };
}

/** @param {number} at @returns {Promise<boolean>} */
const answers = (at) =>
  new Promise((resolve) => {
    const socket = connect(at, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** @param {string} folder @param {number} port @param {number[]} ports of the instances */
const balancer = (folder, port, ports) => `pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log;
daemon off;
worker_processes 1;
worker_rlimit_nofile 65536;
events { worker_connections 16384; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  client_max_body_size 0;
  upstream slotwise {
    ${ports.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=2s;`).join('\n    ')}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${port} backlog=4096;
    location / {
      proxy_pass http://slotwise;
      proxy_http_version 1.1;
      proxy_set_header Connection '';
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      # Live events go on at once, and a stream may be silent for long.
      proxy_buffering off;
      proxy_request_buffering off;
      proxy_read_timeout 1h;
      # What another instance may safely do again is asked of the next one.
      proxy_next_upstream error timeout http_503;
    }
  }
}
`;

/** The parts of a cluster. @throws an Error that names what is not installed */
export function programs() {
  const found = { postgres: findPostgres(), nats: findProgram('nats-server'), nginx: findProgram('nginx') };
  const missing = [!found.postgres && 'postgresql', !found.nats && 'nats-server', !found.nginx && 'nginx'].filter(
    Boolean,
  );
  if (missing.length > 0)
    throw new Error(`Not on this machine: ${missing.join(', ')}. On Debian: apt-get install ${missing.join(' ')}`);
  return /** @type {{ postgres: string, nats: string, nginx: string }} */ (found);
}

/** One server on its embedded database. @param {{ folder: string, port: number, env: NodeJS.ProcessEnv }} how */
export const startAlone = ({ folder, port, env }) =>
  run('The server', {
    command: process.execPath,
    args: [MAIN],
    env: { DATABASE_URL: '', NATS_URL: '', DATA_DIR: folder, HOST: '127.0.0.1', PORT: String(port), ...env },
    isReady: (output) => output.includes(READY),
  });

/**
 * PostgreSQL, NATS, instances that start one after another, and nginx in front of them, on 127.0.0.1.
 * @param {{ instances: number, port: number, env?: NodeJS.ProcessEnv, settings?: Record<string, string>, say?: (line: string) => void }} how
 *   `settings`: PostgreSQL's
 */
export async function startCluster({ instances: count, port, env = {}, settings = {}, say = () => {} }) {
  const { postgres, nats, nginx } = programs();
  const folder = mkdtempSync(path.join(tmpdir(), 'slotwise-cluster-'));
  const url = `http://127.0.0.1:${port}`;
  const database = await startPostgres(postgres, settings);
  const natsPort = await freePort();
  const natsUrl = `nats://127.0.0.1:${natsPort}`;
  const startBroker = () =>
    run('NATS', { command: nats, args: ['-a', '127.0.0.1', '-p', String(natsPort)], isReady: () => answers(natsPort) });
  /** Of each instance; one that takes the place of another has its port. @type {number[]} */
  const ports = [];
  for (let at = 0; at < count; at++) ports.push(await freePort());

  /** @param {number} at @param {string} [main] another build's entry @returns {Promise<Instance>} */
  const startInstance = async (at, main = MAIN) => {
    const own = /** @type {number} */ (ports[at]);
    const started = await run(`Instance ${at + 1}`, {
      command: process.execPath,
      args: [main],
      env: {
        NODE_ENV: 'development',
        DATABASE_URL: database.url,
        NATS_URL: natsUrl,
        DATA_DIR: folder,
        HOST: '127.0.0.1',
        PORT: String(own),
        PUBLIC_URL: url,
        TRUST_PROXY: '1',
        ...env,
      },
      isReady: (output) => output.includes(READY),
    });
    return { ...started, port: own, url: `http://127.0.0.1:${own}` };
  };

  const cluster = {
    url,
    natsUrl,
    databaseUrl: database.url,
    /** @type {Running | undefined} */
    broker: undefined,
    /** @type {Running | undefined} */
    front: undefined,
    /** @type {Instance[]} */
    instances: [],
    startInstance,
    startBroker,
    /** The last that nginx wrote. */
    balancerLog: () => readFileSync(path.join(folder, 'nginx.log'), 'utf8').slice(-60000),
    async stop() {
      const running = [cluster.front, ...cluster.instances, cluster.broker];
      for (const part of running) await part?.stop();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    cluster.broker = await startBroker();
    for (let at = 0; at < count; at++) {
      cluster.instances.push(await startInstance(at));
      say(`Instance ${at + 1} answers at http://127.0.0.1:${ports[at]}.`);
    }
    const configuration = path.join(folder, 'nginx.conf');
    writeFileSync(configuration, balancer(folder, port, ports));
    cluster.front = await run('nginx', {
      command: nginx,
      args: ['-c', configuration, '-p', folder],
      isReady: () => answers(port),
    });
  } catch (fault) {
    await cluster.stop();
    throw fault;
  }
  return cluster;
}
/** @typedef {Awaited<ReturnType<typeof startCluster>>} Cluster */

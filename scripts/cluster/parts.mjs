import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostgres, freePort, startPostgres } from '../postgres.mjs';
import { environment, root } from '../workspace.mjs';
import { endWithUs } from './end.mjs';

export const MAIN = path.join(root, 'packages/api/dist/main.js');
const START_MS = 180_000;
const READY = 'Slotwise is ready';
const FRONT = 'nginx';
const BROKER = 'NATS';

/**
 * A program that runs. `kill`: as a machine that fails does.
 * @typedef {{ name: string, pid: number, stop: () => Promise<void>, kill: () => Promise<void>, ended: Promise<unknown>, output: () => string }} Running
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
 * @param {(part: Running) => void} began told of it before it is ready, since it may have to be ended then
 * @returns {Promise<Running>}
 */
async function run(name, { command, args, env = {}, isReady }, began) {
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
  /** @type {Running} */
  const running = {
    ...{ name, pid: child.pid ?? 0, ended, output: () => output },
    ...{ stop: () => end('SIGTERM'), kill: () => end('SIGKILL') },
  };
  began(running);
  const deadline = Date.now() + START_MS;
  while (!(await isReady(output))) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
      await end('SIGKILL');
      throw new Error(`${name} did not start:\n${output}`);
    }
    await sleep(50);
  }
  return running;
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
master_process off;
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

const findPrograms = () => ({
  postgres: findPostgres(),
  nats: findProgram('nats-server'),
  nginx: findProgram('nginx'),
});

/** @returns Debian's packages of what a cluster needs and this machine has not */
export function missing() {
  const { postgres, nats, nginx } = findPrograms();
  return [!postgres && 'postgresql', !nats && 'nats-server', !nginx && 'nginx'].filter((name) => name !== false);
}

/**
 * One server on its embedded database.
 * @param {{ folder: string, port: number, env: NodeJS.ProcessEnv }} how @param {(part: Running) => void} began
 */
export const startAlone = ({ folder, port, env }, began) =>
  run(
    'The server',
    {
      command: process.execPath,
      args: [MAIN],
      env: { DATABASE_URL: '', NATS_URL: '', DATA_DIR: folder, HOST: '127.0.0.1', PORT: String(port), ...env },
      isReady: (output) => output.includes(READY),
    },
    began,
  );

/**
 * PostgreSQL, NATS, instances that start one after another, and nginx in front of them, on 127.0.0.1. A signal ends all of it, however far it
 * has come.
 * @param {{ instances: number, port: number, env?: NodeJS.ProcessEnv, settings?: Record<string, string>, say?: (line: string) => void, code?: number }} how
 *   `settings`: PostgreSQL's; `code`: our own exit code after a signal
 */
export async function startCluster({ instances: count, port, env = {}, settings = {}, say = () => {}, code }) {
  const { postgres, nats, nginx } = findPrograms();
  if (!postgres || !nats || !nginx) throw new Error(`Not on this machine: ${missing().join(', ')}.`);
  const folder = mkdtempSync(path.join(tmpdir(), 'slotwise-cluster-'));
  const url = `http://127.0.0.1:${port}`;
  const starting = startPostgres(postgres, settings, { detached: true });
  /** Whatever runs, ready or not. @type {Set<Running>} */
  const running = new Set();
  /** @type {Promise<void> | undefined} */
  let stopped;
  const stopAll = async () => {
    const [front, others] = [[...running].filter(({ name }) => name === FRONT), [...running]];
    for (const part of front) await part.stop();
    // Instances say goodbye to NATS and to the database.
    await Promise.all(others.filter(({ name }) => name !== BROKER).map((part) => part.stop()));
    await Promise.all(others.map((part) => part.stop()));
    await starting.then(
      (database) => database.stop(),
      () => {},
    );
    rmSync(folder, { recursive: true, force: true });
    forget();
  };
  /** Answers the same promise each time. */
  const stop = () => (stopped ??= stopAll());
  const forget = endWithUs(stop, code);
  /** @param {Running} part */
  const began = (part) => {
    running.add(part);
    void part.ended.then(() => running.delete(part));
    if (stopped) void part.kill();
  };

  try {
    const database = await starting;
    const natsPort = await freePort();
    const natsUrl = `nats://127.0.0.1:${natsPort}`;
    const startBroker = () => {
      const args = ['-a', '127.0.0.1', '-p', String(natsPort)];
      return run(BROKER, { command: nats, args, isReady: () => answers(natsPort) }, began);
    };
    /** Of each instance; one that takes the place of another has its port. @type {number[]} */
    const ports = [];
    for (let at = 0; at < count; at++) ports.push(await freePort());

    /** @param {number} at @param {string} [main] another build's entry @returns {Promise<Instance>} */
    const startInstance = async (at, main = MAIN) => {
      const own = /** @type {number} */ (ports[at]);
      const places = { DATABASE_URL: database.url, NATS_URL: natsUrl, DATA_DIR: folder, PUBLIC_URL: url };
      const how = {
        command: process.execPath,
        args: [main],
        env: {
          ...{ NODE_ENV: 'development', HOST: '127.0.0.1', PORT: String(own), TRUST_PROXY: '1' },
          ...{ ...places, ...env },
        },
        isReady: (/** @type {string} */ output) => output.includes(READY),
      };
      return { ...(await run(`Instance ${at + 1}`, how, began)), port: own, url: `http://127.0.0.1:${own}` };
    };

    const broker = await startBroker();
    /** @type {Instance[]} */
    const instances = [];
    for (let at = 0; at < count; at++) {
      instances.push(await startInstance(at));
      say(`Instance ${at + 1} answers at http://127.0.0.1:${ports[at]}.`);
    }
    const configuration = path.join(folder, 'nginx.conf');
    writeFileSync(configuration, balancer(folder, port, ports));
    const args = ['-c', configuration, '-p', folder];
    const front = await run(FRONT, { command: nginx, args, isReady: () => answers(port) }, began);
    return {
      ...{ url, natsUrl, databaseUrl: database.url, broker, front, instances, startInstance, startBroker, stop },
      isStopping: () => stopped !== undefined,
      /** The last that nginx wrote. */
      balancerLog: () => readFileSync(path.join(folder, 'nginx.log'), 'utf8').slice(-60000),
    };
  } catch (fault) {
    await stop();
    throw fault;
  }
}
/** @typedef {Awaited<ReturnType<typeof startCluster>>} Cluster */

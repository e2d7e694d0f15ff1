import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostgres, freePort, startPostgres } from './postgres.mjs';
import { build, ensureInstalled, environment, root } from './workspace.mjs';

const INSTANCES = 3;
const port = Number(process.env.PORT || 4000);
const START_MS = 180_000;

/** @typedef {{ name: string, stop: () => Promise<void>, ended: Promise<unknown> }} Running */

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
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
function run(name, command, args, env = {}) {
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
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await ended;
  };
  /** @param {() => boolean | Promise<boolean>} isReady */
  const ready = async (isReady) => {
    const deadline = Date.now() + START_MS;
    while (!(await isReady())) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${name} did not start:\n${output}`);
      await sleep(100);
    }
  };
  return { name, stop, ended, ready, output: () => output };
}

/** @param {number} at @returns {Promise<boolean>} */
const answers = (at) =>
  new Promise((resolve) => {
    const socket = connect(at, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** @param {string} folder @param {number[]} ports of the instances */
const balancer = (folder, ports) => `pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log;
daemon off;
worker_processes 1;
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
    listen 127.0.0.1:${port};
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

function programs() {
  const found = { postgres: findPostgres(), nats: findProgram('nats-server'), nginx: findProgram('nginx') };
  const missing = [!found.postgres && 'postgresql', !found.nats && 'nats-server', !found.nginx && 'nginx'].filter(
    Boolean,
  );
  if (missing.length > 0)
    throw new Error(`Not on this machine: ${missing.join(', ')}. On Debian: apt-get install ${missing.join(' ')}`);
  return /** @type {{ postgres: string, nats: string, nginx: string }} */ (found);
}

/** `npm run cluster`: three instances on PostgreSQL with NATS between them and nginx in front, on this machine, until it is ended. */
export async function main() {
  const { postgres, nats, nginx } = programs();
  await ensureInstalled();
  console.log('Building what changed…');
  const built = await build({ progress: true });
  if (built.code !== 0) {
    console.error(`${built.output}\nThe build failed; its reason stands above.`);
    return built.code;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'slotwise-cluster-'));
  const url = `http://127.0.0.1:${port}`;
  /** @type {Running[]} */
  const running = [];
  const database = await startPostgres(postgres);
  try {
    const natsPort = await freePort();
    const broker = run('NATS', nats, ['-a', '127.0.0.1', '-p', String(natsPort)]);
    running.push(broker);
    await broker.ready(() => answers(natsPort));
    const ports = [];
    for (let at = 1; at <= INSTANCES; at++) {
      const own = await freePort();
      ports.push(own);
      const instance = run(`Instance ${at}`, process.execPath, [path.join(root, 'packages/api/dist/main.js')], {
        NODE_ENV: 'development',
        SEED: 'demo',
        DEPLOYMENT_ADMINS: 'owner@harborline.example',
        DATABASE_URL: database.url,
        NATS_URL: `nats://127.0.0.1:${natsPort}`,
        DATA_DIR: folder,
        HOST: '127.0.0.1',
        PORT: String(own),
        PUBLIC_URL: url,
        TRUST_PROXY: '1',
      });
      running.push(instance);
      await instance.ready(() => instance.output().includes('Slotwise is ready'));
      console.log(`Instance ${at} answers at http://127.0.0.1:${own}.`);
    }
    const configuration = path.join(folder, 'nginx.conf');
    writeFileSync(configuration, balancer(folder, ports));
    const front = run('nginx', nginx, ['-c', configuration, '-p', folder]);
    running.push(front);
    await front.ready(() => answers(port));
    console.log(`\n${INSTANCES} instances behind ${url}, on PostgreSQL (${database.url}). Ctrl-C ends them.`);
    const told = new Promise((resolve) => {
      for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.once(signal, resolve);
    });
    // One instance that ends is what this is for: the others go on.
    await Promise.race([told, broker.ended, front.ended]);
  } finally {
    for (const part of running.reverse()) await part.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return 0;
}

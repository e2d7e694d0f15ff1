import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { build, ensureInstalled, environment, root, seconds } from './workspace.mjs';

const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 4000);

/** @returns {Promise<NodeJS.ErrnoException | null>} why nobody can listen there, or null */
const portFault = () =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error));
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });

/** @param {NodeJS.ErrnoException} error */
function explain(error) {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`;
  if (error.code === 'EACCES') return `Port ${port} needs more rights. Choose a port above 1024: PORT=4000 npm start`;
  return `Cannot listen on ${host}:${port}: ${error.message}`;
}

/** Unless told otherwise: demonstration data, in which the owner of the WMS administers the deployment, and mails to read. */
function demonstration() {
  const {
    NODE_ENV = 'development',
    SEED = 'demo',
    DEPLOYMENT_ADMINS = SEED === 'demo' ? 'owner@harborline.example' : '',
  } = process.env;
  return { NODE_ENV, SEED, DEPLOYMENT_ADMINS };
}

/**
 * Runs the server until it ends or we are told to; a signal that ends us ends it. @returns {Promise<number>} its exit
 * code
 */
function serve() {
  const child = spawn(process.execPath, [path.join(root, 'packages/api/dist/main.js')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment(), ...demonstration(), HOST: host, PORT: String(port) },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(signal ? 0 : (code ?? 1)));
  });
}

/** `npm start`: installs, builds, migrates, seeds and serves the whole product at one address. */
export async function main() {
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    console.error(`PORT is a number from 0 to 65535, not "${process.env.PORT}".`);
    return 1;
  }
  const fault = await portFault();
  if (fault) {
    console.error(explain(fault));
    return 1;
  }
  await ensureInstalled();
  const started = Date.now();
  console.log('Building what changed…');
  const { code, output } = await build({ progress: true });
  if (code !== 0) {
    console.error(`${output}\nThe build failed; its reason stands above.`);
    return code;
  }
  console.log(`Built in ${seconds(started)}. Starting the server…`);
  return serve();
}

import { spawn } from 'node:child_process';
import path from 'node:path';
import { portFault } from './port.mjs';
import { build, ensureInstalled, environment, root, seconds } from './workspace.mjs';

const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 4000);

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
  const fault = await portFault(host, port, 'npm start');
  if (fault !== undefined) {
    console.error(fault);
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

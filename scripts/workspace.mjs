import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = path.join(root, 'node_modules/.slotwise-installed');

/**
 * Builds, checks and tests make many short-lived objects. With the engine's 16 MB for them, a seventh of the processor time of the
 * compiler and of Jest goes into collecting them.
 */
const NODE_OPTIONS = [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' ');

/** Environment of everything we start: the workspace's own programs come first, and nobody is told that we run them. */
export const environment = () => ({
  ...process.env,
  NODE_OPTIONS,
  PATH: [path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
});

/**
 * Runs a program with its output on the terminal.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>} its exit code
 */
export function show(command, args, { env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...environment(), ...env } });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a program and keeps its output. `onLine` is told of each line as it comes.
 * @param {string} command
 * @param {string[]} args
 * @param {Omit<import('node:child_process').SpawnOptions, 'stdio'> & { onLine?: (line: string) => void, patient?: boolean, onStart?: (pid: number) => void }} [options]
 *   `patient`: it gets what processor time nobody else wants
 * @returns {Promise<{ code: number, output: string }>}
 */
export function capture(command, args, options = {}) {
  const { env = {}, cwd = root, onLine, onStart, patient = false, detached = patient, ...others } = options;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      ...others,
      detached,
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...environment(), FORCE_COLOR: '0', ...env },
    });
    if (child.pid !== undefined) onStart?.(child.pid);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
      if (onLine) createInterface({ input: stream }).on('line', onLine);
    }
    const forget = patient ? giveWay(child) : () => {};
    child.on('error', (error) => {
      forget();
      resolve({ code: 1, output: `${output}${error.message}\n` });
    });
    child.on('close', (code) => {
      forget();
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Leaders of groups in sessions of their own, which the terminal does not end with us. @type {Set<number>} */
const groups = new Set();
const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
/** @param {NodeJS.Signals} signal */
const endGroups = (signal) => {
  for (const leader of groups) process.kill(-leader, signal);
  process.exit(1);
};

/**
 * Gives a program that leads a group of its own the lowest priority. Linux may share processor time among sessions before it looks
 * at priorities, so the program's session gets the lowest one, too.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => void} to be called when it has ended; until then it ends with us
 */
function giveWay({ pid }) {
  if (pid === undefined) return () => {};
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
    if (process.platform === 'linux') writeFileSync(`/proc/${pid}/autogroup`, '19');
  } catch {
    // It only takes time from the others.
  }
  if (groups.size === 0) for (const signal of signals) process.on(signal, endGroups);
  groups.add(pid);
  return () => {
    groups.delete(pid);
    if (groups.size === 0) for (const signal of signals) process.off(signal, endGroups);
  };
}

/** Nothing is installed anew because a package of ours has another version. @param {string} text */
const withoutVersion = (text) => text.replace(/^ {2}"version": ".*",$/m, '');

/** Inputs of an installation, as one hash. */
function installationKey() {
  const folders = ['.', 'e2e', 'bench', ...readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}`)];
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...folders.map((folder) => `${folder}/package.json`)];
  const hash = createHash('sha256').update(process.versions.modules);
  for (const file of files) {
    const full = path.join(root, file);
    if (existsSync(full)) hash.update(file).update(withoutVersion(readFileSync(full, 'utf8')));
  }
  return hash.digest('hex');
}

/** Installs the dependencies unless exactly these are installed already. `changed`: the lockfile may follow a new package. */
export async function ensureInstalled({ changed = false } = {}) {
  const key = installationKey();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === key) return;
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  console.log('Installing dependencies…');
  const started = Date.now();
  const lockfile = changed ? ['--no-frozen-lockfile', '--prefer-offline'] : ['--frozen-lockfile'];
  const code = await show('npx', ['--yes', packageManager, 'install', ...lockfile, '--reporter=append-only']);
  if (code !== 0) throw new Error(`the installation failed (exit code ${code}); its reason stands above`);
  writeFileSync(stampFile, installationKey());
  console.log(`Installed in ${seconds(started)}.`);
}

const buildArguments = [
  'run',
  'build',
  '--output-logs=new-only',
  '--log-order=stream',
  '--concurrency=2',
  '--ui=stream',
];
const buildLine = /^(?:@slotwise\/)?([\w-]+):build: (.*)$/;

/**
 * Builds what changed since the last build. `progress`: names each package as its turn comes. `once`: nothing is kept that would
 * make another build of a changed package faster.
 * @returns `{ code, output }`, the output being all that the builds said
 */
export async function build({ progress = false, once = false } = {}) {
  const begun = new Set();
  /** @param {string} line */
  const announce = (line) => {
    const [, name, text] = buildLine.exec(line) ?? [];
    if (!name || begun.has(name) || !/^cache (miss|bypass)/.test(text ?? '')) return;
    begun.add(name);
    console.log(`  building ${name}`);
  };
  return capture('turbo', buildArguments, {
    onLine: progress ? announce : undefined,
    env: once ? { BUILDS_ONCE: '1' } : {},
  });
}

/** Time since then, in words. @param {number} since milliseconds since the epoch */
export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { capture, root } from './workspace.mjs';

// The browser without a window of its own first: it does the same work in four fifths of the processor's time.
const system = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const mac = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const e2e = createRequire(path.join(root, 'e2e/package.json'));

const installed = () =>
  [
    ...(process.env.PATH ?? '')
      .split(path.delimiter)
      .flatMap((folder) => system.map((name) => path.join(folder, name))),
    ...mac,
  ].find((file) => existsSync(file));

/** @param {string | undefined} file @param {NodeJS.ProcessEnv} [env] */
const runs = async (file, env) => file && (await capture(file, ['--version', '--no-sandbox'], { env })).code === 0;

/** Debian's own, where we may install it: the one that the journeys are tried with most. */
async function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing a browser for the tests (Debian chromium)…');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await capture('apt-get', ['update'], { env });
  // The journeys on partners' pages want the whole browser; older releases of Debian have no other.
  for (const name of ['chromium-headless-shell', 'chromium'])
    await capture('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
  return installed();
}

/** A browser that lies in an npm package and needs no system libraries. */
async function fromPackage() {
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: chromium } = await import(pathToFileURL(e2e.resolve('@sparticuz/chromium')).href);
  return chromium.executablePath();
}

async function fromPlaywright() {
  await capture(process.execPath, [e2e.resolve('playwright/cli.js'), 'install', 'chromium']);
  return e2e('playwright').chromium.executablePath();
}

/** Finds or installs a Chromium. @returns its path. Throws with all attempts if there is none. */
export async function ensureBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (await runs(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, which does not run`);
  }
  const tried = [];
  for (const source of [installed, fromDebian, fromPackage, fromPlaywright]) {
    try {
      const file = await source();
      if (file && (await runs(file))) return file;
      tried.push(`${source.name}: ${file ? `${file} does not run` : 'none'}`);
    } catch (error) {
      tried.push(`${source.name}: ${String(error)}`);
    }
  }
  throw new Error(`No Chromium was found or could be installed. Set CHROMIUM_PATH to one.\n  ${tried.join('\n  ')}`);
}

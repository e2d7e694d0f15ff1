import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { launch } from './suite/contract-suite.mjs';
import { applyGuide, commandsOfGuide, GUIDED } from './suite/guide.mjs';
import { capture, root, seconds } from './workspace.mjs';

const PERSON = { email: 'owner@harborline.example', password: 'slotwise-demo' };
const WORDS = 'src/words/en.json';
const PATIENCE_MS = 15 * 60_000;

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });

/**
 * A command that stays, in a group of its own, so that all that it started ends with it.
 * @typedef {{ says(words: string): Promise<void>, end(): Promise<void> }} Kept
 */

/** @param {string} command @param {{ cwd: string, env: NodeJS.ProcessEnv }} how @returns {Kept} */
function keep(command, { cwd, env }) {
  const child = spawn('sh', ['-c', command], { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  return {
    async says(words) {
      const deadline = Date.now() + PATIENCE_MS;
      while (!output.includes(words)) {
        if (child.exitCode !== null || Date.now() > deadline)
          throw new Error(`${command} does not say "${words}":\n${output}`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'close');
      process.kill(-Number(child.pid), 'SIGTERM');
      await gone;
    },
  };
}

/** @typedef {import('./suite/contract-suite.mjs').Page} Page */

/** Walks through the guide as a person would who has nothing but the sources. */
class Walk {
  clone = path.join(mkdtempSync(path.join(tmpdir(), 'slotwise-guide-')), 'slotwise');
  remote = path.join(this.clone, 'packages', `${GUIDED}-remote`);
  env = { ...process.env };
  /** @type {Kept[]} */
  kept = [];
  begun = Date.now();

  /**
   * @template T
   * @param {string} name
   * @param {() => T | Promise<T>} work
   * @returns {Promise<T>}
   */
  async step(name, work) {
    const started = Date.now();
    const result = await work();
    console.log(`${seconds(started).padStart(8)}  ${name}`);
    return result;
  }

  /** @param {string} command @param {NodeJS.ProcessEnv} [env] */
  command(command, env = {}) {
    return this.step(command, async () => {
      const how = { cwd: this.clone, env: { ...this.env, ...env } };
      const { code, output } = await capture('sh', ['-c', command], how);
      if (code !== 0) throw new Error(`${command} failed:\n${output}`);
      return output;
    });
  }

  /** @param {string} command @param {string} words that it says when it is ready @param {NodeJS.ProcessEnv} [env] */
  stay(command, words, env = {}) {
    return this.step(command, async () => {
      const running = keep(command, { cwd: this.clone, env: { ...this.env, ...env } });
      this.kept.push(running);
      await running.says(words);
    });
  }

  /** @param {string} before @param {string} after */
  edit(before, after) {
    const file = path.join(this.remote, WORDS);
    writeFileSync(file, readFileSync(file, 'utf8').replace(before, after));
  }

  async end() {
    for (const running of this.kept) await running.end();
    rmSync(path.dirname(this.clone), { recursive: true, force: true });
  }
}

/** @param {string[]} commands @param {string} what it must contain */
const next = (commands, what) => {
  const command = commands.shift();
  if (!command?.includes(what)) throw new Error(`The guide says "${command}" where this walk expects ${what}.`);
  return command;
};

/** @param {Page} page @param {string} url */
async function logIn(page, url) {
  await page.goto(url);
  await page.getByLabel('Email').fill(PERSON.email);
  await page.getByLabel('Password', { exact: true }).fill(PERSON.password);
  await page.keyboard.press('Enter');
}

/** @param {Page} page @param {string} product its address @returns the key that the page shows once */
async function makeKey(page, product) {
  await page.goto(`${product}/remotes`);
  await page.getByRole('tab', { name: 'Deploy keys' }).click();
  await page.getByRole('button', { name: 'Make deploy key' }).click();
  await page.getByRole('combobox', { name: 'Remote' }).fill(GUIDED);
  await page.getByRole('textbox', { name: 'Name' }).fill('My machine');
  await page.getByRole('button', { name: 'Make key' }).click();
  const secret = await page.locator('code').innerText();
  await page.getByRole('button', { name: 'Done' }).click();
  return secret;
}

/** @param {Walk} walk @param {import('./suite/contract-suite.mjs').Browser} browser */
async function walkAll(walk, browser) {
  const commands = commandsOfGuide();
  const [port, devPort] = [await freePort(), await freePort()];
  const [product, dev] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${devPort}`];
  await walk.step('a clone of what is committed here', () => capture('git', ['clone', '-q', root, walk.clone]));
  await walk.command(next(commands, 'new:remote'));
  await walk.stay(next(commands, 'npm start'), 'is ready at', { PORT: String(port) });
  const page = await (await browser.newContext()).newPage();
  await walk.step('log in, and open it from the navigation', async () => {
    await logIn(page, `${product}/login`);
    await page.getByRole('link', { name: 'Pick waves', exact: true }).click();
    await page.getByText('Helen Marsh').waitFor();
  });
  await walk.stay(next(commands, ' dev'), 'compiled', { PORT: String(devPort), API_URL: product });
  const alone = await (await browser.newContext()).newPage();
  await walk.step('it alone, logged in', async () => {
    await logIn(alone, dev);
    await alone.getByText('Helen Marsh').waitFor();
  });
  await walk.step('the guide’s changes, saved and drawn', async () => {
    applyGuide(walk.remote);
    await walk.command(next(commands, 'words'));
    await alone.getByRole('button', { name: 'Find somebody' }).waitFor();
  });
  await walk.command(next(commands, 'jest'));
  await walk.command(next(commands, 'check'));
  const key = await walk.step('a deploy key, made on the page “Remotes”', () => makeKey(page, product));
  next(commands, 'export SLOTWISE_DEPLOY_KEY');
  Object.assign(walk.env, { SLOTWISE_DEPLOY_KEY: key, SLOTWISE_SERVER: product });
  await walk.command(next(commands, 'publish'));
  walk.edit('Find somebody', 'Find a colleague');
  await walk.command(next(commands, 'version'));
  await walk.command(next(commands, '--canary'));
  const card = page.getByRole('group', { name: 'Pick waves', exact: true });
  /** @param {string} words */
  const shows = (words) => card.getByText(words).waitFor();
  await walk.step('the page “Remotes” shows the canary', async () => {
    await page.getByRole('tab', { name: 'Rollouts' }).click();
    await shows('1.1.0 for 10 %');
  });
  await walk.command(next(commands, 'list'));
  await walk.command(next(commands, 'promote'));
  await walk.step('and that everybody gets it', () => shows('1.1.0 live'));
  await walk.command(next(commands, 'rollback'));
  await walk.step('and that it was taken back', () => shows('1.0.0 live'));
  await walk.command(next(commands, '--channel beta'));
  await walk.step('and that a release channel has it', () => shows('1.1.0 in beta'));
  await walk.command(next(commands, 'promote'));
  await walk.step('and that everybody gets what the release channel had', () => shows('1.1.0 live'));
  if (commands.length > 0) throw new Error(`The walk does not follow: ${commands.join(', ')}`);
}

/** `npm run guide`: follows docs/remotes-guide.md in a fresh clone, and says how long each step takes. */
export async function main() {
  const walk = new Walk();
  const browser = await launch(await ensureBrowser());
  try {
    await walkAll(walk, browser);
    console.log(`${seconds(walk.begun).padStart(8)}  all of it, by a machine: a person also reads and types`);
    return 0;
  } finally {
    await browser.close();
    await walk.end();
  }
}

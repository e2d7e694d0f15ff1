import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from '../browser.mjs';
import { jestCounts, playwrightCounts } from '../steps.mjs';
import { capture } from '../workspace.mjs';
import { secretsIn, serverLines } from './secrets.mjs';

/**
 * `url`: PostgreSQL's; without one, the embedded database.
 * @typedef {{ from: number, to: number, url: string | undefined, signal: AbortSignal }} Asked `signal`: it is ended, and its outcome is none
 * @typedef {{ command: string, args: (report: string) => string[], env?: (asked: Asked) => NodeJS.ProcessEnv, read?: (report: any) => import('../steps.mjs').Counts }} Program
 * @typedef {{ passed: boolean, output: string, log: { bytes: number, secrets: number }, facts: Record<string, number> }} Outcome
 */

/** A test of the server. @param {string} file below packages/api @param {string} [name] of the tests @returns {Program} */
export const serverTest = (file, name) => ({
  command: 'jest',
  args: (report) => [
    ...['-c', 'packages/api/integration.jest.config.mjs', '--runInBand', '--json', `--outputFile=${report}`],
    ...(name === undefined ? [] : ['-t', name]),
    ...['--runTestsByPath', `packages/api/${file}`],
  ],
  env: ({ url }) => ({ DATABASE_URL: url ?? '', TEST_DATABASE_URL: '' }),
  read: jestCounts,
});

/** A test that needs no server. @param {string[]} files @param {string} [name] @returns {Program} */
export const unitTest = (files, name) => ({
  command: 'jest',
  args: (report) => [
    ...['--runInBand', '--json', `--outputFile=${report}`],
    ...(name === undefined ? [] : ['-t', name]),
    ...['--runTestsByPath', ...files],
  ],
  read: jestCounts,
});

/**
 * Journeys in a browser, once for each number.
 * @param {string[]} specs
 * @param {string} [name]
 * @param {(asked: Asked) => NodeJS.ProcessEnv} [env] with one, the journey itself knows its numbers, and runs once
 * @returns {Program}
 */
export const journey = (specs, name, env) => ({
  command: process.execPath,
  args: () => [
    ...['e2e/node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts'],
    ...['--workers=1', '--retries=0', ...(name === undefined ? [] : ['-g', name]), ...specs],
  ],
  env,
  read: playwrightCounts,
});

/** A program whose exit code is the answer. @param {string} command @param {string[]} args @returns {Program} */
export const program = (command, args) => ({ command, args: () => args });

/** The lines that tests write with `report`, and their numbers, added up. @param {string} output */
function factsIn(output) {
  /** @type {Record<string, number>} */
  const facts = {};
  for (const [, text = '{}'] of output.matchAll(/^.+: (\{.*\}) in [\d.]+ s$/gm))
    for (const [name, value] of Object.entries(JSON.parse(text)))
      if (typeof value === 'number') facts[name] = (facts[name] ?? 0) + value;
  return facts;
}

/** @param {string} file @returns {any} */
const json = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** Programs and what they have started are a group that ends as one. @param {AbortSignal} signal @param {number} leader */
function endWith(signal, leader) {
  const end = () => process.kill(-leader, 'SIGTERM');
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true });
  return () => signal.removeEventListener('abort', end);
}

/** Runs one slice by its programs, one after another. @param {Program[]} programs @param {Asked} asked @returns {Promise<Outcome>} */
export async function runSlice(programs, asked) {
  const folder = mkdtempSync(path.join(tmpdir(), 'slotwise-soak-'));
  const [report, serverLog] = [path.join(folder, 'report.json'), path.join(folder, 'servers.log')];
  let [passed, output, logs, facts] = [true, '', '', ''];
  try {
    for (const { command, args, env, read } of programs) {
      if (asked.signal.aborted) break;
      rmSync(report, { force: true });
      let forget = () => {};
      const ran = await capture(command, args(report), {
        env: {
          ...{ SOAK: `${asked.from}-${asked.to}`, SERVER_LOG: serverLog, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
          ...(read === playwrightCounts && { CHROMIUM_PATH: await ensureBrowser() }),
          ...env?.(asked),
        },
        detached: true,
        onStart: (leader) => (forget = endWith(asked.signal, leader)),
      });
      forget();
      const found = json(report);
      const counts = read && found ? read(found) : undefined;
      // A name that no test has any more is a fault, too.
      const isFine =
        ran.code === 0 && (read === undefined || (counts !== undefined && counts.passed > 0 && counts.failed === 0));
      passed &&= isFine;
      logs += serverLines(ran.output);
      output += isFine ? '' : `${counts?.output ?? ''}\n${ran.output.slice(-6000)}`;
      facts += reportsIn(ran.output);
    }
    if (existsSync(serverLog)) logs += readFileSync(serverLog, 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const secrets = secretsIn(logs);
  if (secrets.length > 0) output += `\nSecrets in the log:\n${secrets.slice(0, 20).join('\n')}`;
  const log = { bytes: Buffer.byteLength(logs), secrets: secrets.length };
  return { passed: passed && secrets.length === 0, output: output + facts, log, facts: factsIn(facts) };
}

/** @param {string} output */
const reportsIn = (output) => (output.match(/^.+: \{.*\} in [\d.]+ s$/gm) ?? []).map((line) => `${line}\n`).join('');

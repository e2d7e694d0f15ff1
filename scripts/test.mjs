import { listSingleDatabaseTests } from '../packages/api/test/one-database.mjs';
import { ensureBrowser } from './browser.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';
import { check, playwrightCounts, runSteps, summarize, tests } from './steps.mjs';
import { jest, verifySteps } from './verify.mjs';
import { build, ensureInstalled } from './workspace.mjs';

const serverTests = ['-c', 'packages/api/integration.jest.config.mjs', '--maxWorkers=50%'];

/** @returns how one comes by a PostgreSQL: it was named, or can be started here; null if neither */
function findDatabase() {
  const url = process.env.DATABASE_URL;
  if (url) return () => Promise.resolve({ url, stop: () => Promise.resolve() });
  const programs = findPostgres();
  return programs && (() => startPostgres(programs));
}

/**
 * The server's tests: all on PostgreSQL, and on the embedded database once more those that it could answer otherwise. Without a
 * PostgreSQL all on the embedded one.
 */
function serverSteps() {
  const open = findDatabase();
  if (!open) console.log('No PostgreSQL here and no DATABASE_URL: the server is tested on the embedded database only.');
  // Several instances share PostgreSQL.
  const elsewhere = ['/test/postgres/', ...(open ? listSingleDatabaseTests() : [])];
  const embedded = jest('server on the embedded database', [...serverTests, '--testPathIgnorePatterns', ...elsewhere], {
    env: { DATABASE_URL: '', TEST_DATABASE_URL: '', ASKED_ELSEWHERE: open ? '1' : '' },
  });
  return { embedded, postgres: open ? [onPostgres(open)] : [] };
}

/**
 * @param {() => Promise<{ url: string, stop(): Promise<unknown> }>} open
 * @returns {import('./steps.mjs').Step}
 */
function onPostgres(open) {
  const name = 'server on PostgreSQL';
  // Tests of the embedded database are the same beside any other database, and so are those of the package of types.
  const here = [...serverTests, '--testPathIgnorePatterns', '/test/embedded/', '/platform-types.test'];
  const run = async () => {
    const { url, stop } = await open();
    try {
      return await jest(name, here, { env: { DATABASE_URL: url } }).run();
    } finally {
      await stop();
    }
  };
  return { name, run };
}

/** @type {import('./steps.mjs').Step} */
const buildStep = {
  name: 'build',
  run: async () => {
    const { code, output } = await build({ once: Boolean(process.env.CI) });
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output };
  },
};

/** The journeys in a real browser. Without a browser they have failed: a check that silently does not run is none. */
function journeys() {
  const args = ['e2e/node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts'];
  /** @param {string} file */
  const env = async (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file, CHROMIUM_PATH: await ensureBrowser() });
  return tests('journeys in a browser', process.execPath, () => args, playwrightCounts, {
    env,
    after: ['build'],
    alone: true,
  });
}

/** `npm test`: everything, and one line at the end. Parts go on when another failed. */
export async function main() {
  const started = Date.now();
  await ensureInstalled();
  const { lint, unit, quick } = verifySteps({ remembers: false });
  const patient = [
    lint,
    ...quick,
    check('boundaries can fail', process.execPath, ['scripts/check-boundaries.mjs']),
    check('words can fail', process.execPath, ['packages/tooling/words/check-faults.mjs']),
  ];
  const { embedded, postgres } = serverSteps();
  const steps = [
    // It takes as long as the four after it, and needs nothing of theirs: two lanes end together.
    ...postgres,
    buildStep,
    unit,
    embedded,
    jest('a new remote', ['-c', 'packages/tooling/integration.jest.config.mjs']),
    ...patient.map((step) => ({ ...step, patient: true })),
    journeys(),
  ];
  return summarize(await runSteps(steps), started);
}

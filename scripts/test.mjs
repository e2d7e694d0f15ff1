import { ensureBrowser } from './browser.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';
import { check, playwrightCounts, runSteps, summarize, tests } from './steps.mjs';
import { jest, verifySteps } from './verify.mjs';
import { build, ensureInstalled } from './workspace.mjs';

const serverTests = ['-c', 'packages/api/integration.jest.config.mjs', '--maxWorkers=50%'];

/** Several instances share PostgreSQL. */
const onEmbedded = [...serverTests, '--testPathIgnorePatterns', '/test/postgres/'];

/** The server's tests once more, on a PostgreSQL that was named or that we start for them. @returns {import('./steps.mjs').Step[]} */
function onPostgres() {
  const name = 'server on PostgreSQL';
  // Tests of the embedded database are the same beside any other database, and so are those of the package of types.
  const elsewhere = [...serverTests, '--testPathIgnorePatterns', '/test/embedded/', '/platform-types.test'];
  /** @param {string} url */
  const step = (url) => jest(name, elsewhere, { env: { DATABASE_URL: url } });
  if (process.env.DATABASE_URL) return [step(process.env.DATABASE_URL)];
  const programs = findPostgres();
  if (!programs) {
    console.log('No PostgreSQL here and no DATABASE_URL: the server is tested on the embedded database only.');
    return [];
  }
  const run = async () => {
    const database = await startPostgres(programs);
    try {
      return await step(database.url).run();
    } finally {
      await database.stop();
    }
  };
  return [{ name, run }];
}

/** @type {import('./steps.mjs').Step} */
const buildStep = {
  name: 'build',
  run: async () => {
    const { code, output } = await build();
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
  const steps = [
    buildStep,
    unit,
    jest('server on the embedded database', onEmbedded, { env: { DATABASE_URL: '', TEST_DATABASE_URL: '' } }),
    ...onPostgres(),
    jest('a new remote', ['-c', 'packages/tooling/integration.jest.config.mjs']),
    ...patient.map((step) => ({ ...step, patient: true })),
    journeys(),
  ];
  return summarize(await runSteps(steps), started);
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { capture } from './workspace.mjs';

/**
 * One part of a check.
 * `unsure`: names of tests that passed at the second try only; `files`: how long each file of tests took.
 * @typedef {{ name: string, seconds: number, isFailed?: boolean }} Took
 * @typedef {{ passed: number, failed: number, skipped: number, output: string, unsure?: string[], files?: Took[] }} Result
 * `alone`: no other beside it but `patient` ones, which take only the processor time that nobody else wants, and begin when all
 * else has begun that can: what watches no clock.
 * @typedef {{ name: string, run: (how?: { patient?: boolean | undefined }) => Promise<Result>, after?: string[], alone?: boolean, patient?: boolean }} Step
 * @typedef {Map<string, Result & { seconds: number }>} Results by the names of the steps
 * @typedef {{ env?: NodeJS.ProcessEnv, after?: string[] }} CheckOptions
 * @typedef {{ env?: NodeJS.ProcessEnv | ((file: string) => Promise<NodeJS.ProcessEnv>), after?: string[], alone?: boolean }} TestsOptions
 *
 * Output of a test runner, as far as it is read here.
 * @typedef {Omit<Result, 'output'> & { output?: string }} Counts
 * @typedef {{ name: string, message: string, status: string, startTime: number, endTime: number }} JestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number, numPendingTests: number,
 *   numTodoTests: number, testResults: JestFile[] }} JestReport
 * @typedef {{ title: string, tests: { status: string, results: { duration: number }[] }[] }} Spec
 * @typedef {{ file: string, specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ stats: { expected: number, flaky: number, unexpected: number, skipped: number }, errors?: unknown[],
 *   config: { rootDir: string }, suites: Suite[] }} PlaywrightReport
 */

/**
 * A program whose exit code is the answer; it counts as one check.
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @param {CheckOptions} [options]
 * @returns {Step}
 */
export const check = (name, command, args, options = {}) => ({
  name,
  after: options.after,
  run: async ({ patient = false } = {}) => {
    const { code, output } = await capture(command, args, { ...options, patient });
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output };
  },
});

/**
 * A test runner that writes its results as JSON to the file that `makeArguments` is given.
 * @template R
 * @param {string} name
 * @param {string} command
 * @param {(file: string) => string[]} makeArguments
 * @param {(report: R) => Counts} read
 * @param {TestsOptions} [options]
 * @returns {Step}
 */
export const tests = (name, command, makeArguments, read, options = {}) => ({
  name,
  after: options.after,
  alone: options.alone,
  run: async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'slotwise-results-'));
    const file = path.join(folder, 'results.json');
    try {
      const env = typeof options.env === 'function' ? await options.env(file) : options.env;
      const { code, output } = await capture(command, makeArguments(file), { env });
      return { output, ...readCounts(file, read, code) };
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
});

/**
 * @template R
 * @param {string} file
 * @param {(report: R) => Counts} read
 * @param {number} code of the program
 * @returns {Counts}
 */
function readCounts(file, read, code) {
  let counts;
  try {
    counts = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // A runner that died before it could write has failed, with any results.
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const silentFailure = code !== 0 && counts.failed === 0;
  if (silentFailure) return { passed: counts.passed, failed: 1, skipped: counts.skipped };
  return counts;
}

/** Jest's `--json`. A test file that could not even be loaded is a failure. @param {JestReport} report @returns {Counts} */
export const jestCounts = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
  files: report.testResults.map(({ name, status, startTime, endTime }) => ({
    ...{ name, seconds: (endTime - startTime) / 1000, isFailed: status === 'failed' },
  })),
  output: report.testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, message }) => `${name}\n${message}`)
    .join('\n'),
});

/**
 * Playwright's JSON reporter. Errors outside of tests, as in a broken configuration, are failures.
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export const playwrightCounts = (report) => ({
  passed: report.stats.expected + report.stats.flaky,
  failed: report.stats.unexpected + (report.errors?.length ?? 0),
  skipped: report.stats.skipped,
  unsure: report.suites
    .flatMap(specsOf)
    .filter(isFlaky)
    .map(({ title }) => title),
  files: report.suites.map((suite) => ({
    name: path.join(report.config.rootDir, suite.file),
    seconds: secondsOf(suite),
  })),
});
/** @param {Suite} suite */
const secondsOf = (suite) =>
  specsOf(suite)
    .flatMap(({ tests }) => tests)
    .flatMap(({ results }) => results)
    .reduce((sum, { duration }) => sum + duration / 1000, 0);
/** @returns {Spec[]} @param {Omit<Suite, 'file'>} suite */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
/** @param {Spec} spec */
const isFlaky = ({ tests }) => tests.some(({ status }) => status === 'flaky');

/**
 * Runs steps in their order, `lanes` at a time, those that are `patient` after the others. A step waits for those that
 * it names in `after` and counts as failed when one of them failed. Each one's line is printed when it ends, its output
 * only if it failed.
 * @param {Step[]} steps
 * @returns {Promise<Results>}
 */
export async function runSteps(steps, lanes = 2) {
  /** @type {Results} */
  const results = new Map();
  /** @type {Map<string, { step: Step, done: Promise<void> }>} */
  const running = new Map();
  const waiting = [...steps];

  /** @param {Step} step */
  const isReady = (step) =>
    (step.after ?? []).every((name) => results.has(name) || !steps.some((s) => s.name === name));
  /** @param {Step} step */
  const hasRoom = (step) => {
    if (step.patient) return running.size < lanes;
    const others = [...running.values()].map((each) => each.step).filter(({ patient }) => !patient);
    return others.length === 0 || (!step.alone && !others.some(({ alone }) => alone) && others.length < lanes);
  };
  const findNext = () => {
    const startable = waiting.filter((step) => isReady(step) && hasRoom(step));
    return startable.find((step) => !step.patient) ?? startable[0];
  };

  /** @param {Step} step @param {Result} result @param {number} started */
  const finish = (step, result, started) => {
    const took = (Date.now() - started) / 1000;
    results.set(step.name, { ...result, seconds: took });
    const failed = result.failed > 0;
    console.log(`${failed ? '✗' : '✓'} ${step.name.padEnd(34)} ${took.toFixed(1).padStart(6)} s  ${counted(result)}`);
    for (const name of result.unsure ?? []) console.log(`    at the second try only: ${name}`);
    if (failed) console.log(`${result.output.trimEnd().replace(/^/gm, '    ')}\n`);
  };

  /** @param {Step} step */
  const start = (step) => {
    const started = Date.now();
    const broken = (step.after ?? []).find((name) => (results.get(name)?.failed ?? 0) > 0);
    /** @type {Promise<Result>} */
    const work = broken
      ? Promise.resolve({ passed: 0, failed: 1, skipped: 0, output: `not run, because "${broken}" failed` })
      : step
          .run({ patient: step.patient })
          .catch((error) => ({ passed: 0, failed: 1, skipped: 0, output: String(error?.stack ?? error) }));
    running.set(step.name, {
      step,
      done: work.then((result) => {
        running.delete(step.name);
        finish(step, result, started);
      }),
    });
  };

  while (waiting.length > 0 || running.size > 0) {
    const step = findNext();
    if (step) {
      waiting.splice(waiting.indexOf(step), 1);
      start(step);
    } else if (running.size > 0) await Promise.race([...running.values()].map(({ done }) => done));
    else throw new Error(`nothing can start: ${waiting.map((step) => step.name).join(', ')}`);
  }
  return results;
}

/** @param {Result} result */
const counted = ({ passed, failed, skipped }) =>
  [`${passed} passed`, failed > 0 && `${failed} failed`, skipped > 0 && `${skipped} skipped`]
    .filter(Boolean)
    .join(', ');

/** The files of tests that took longest, a line each: candidates to make a run shorter. @param {Results} results */
function slowest(results, count = 15) {
  const all = [...results].flatMap(([step, { files = [] }]) => files.map((file) => ({ ...file, step })));
  const lines = all
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ step, name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${path.relative('', name)} (${step})`);
  return lines.length > 0 ? ['slowest files', ...lines, ''] : [];
}

/**
 * Prints what all steps came to; the last line is `N passed, N failed`.
 * @param {Results} results
 * @param {number} started milliseconds since the epoch
 * @returns the exit code
 */
export function summarize(results, started) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of results.values()) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  console.log(`\n${'part'.padEnd(36)} ${'seconds'.padStart(7)}  passed  failed  skipped`);
  for (const [name, { seconds, passed, failed, skipped }] of results) {
    const numbers = [passed, failed, skipped].map((n) => String(n).padStart(6)).join('  ');
    console.log(`${name.padEnd(36)} ${seconds.toFixed(1).padStart(7)}  ${numbers}`);
  }
  console.log(`${'all'.padEnd(36)} ${((Date.now() - started) / 1000).toFixed(1).padStart(7)}\n`);
  for (const line of slowest(results)) console.log(line);
  const skips = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(`${total.passed} passed, ${total.failed} failed${skips}`);
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
}

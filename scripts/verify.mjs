import { onceMore } from './once-more.mjs';
import { keepsProof, sinceProven } from './proven-units.mjs';
import { check, jestCounts, runSteps, summarize, tests } from './steps.mjs';
import { ensureInstalled, root } from './workspace.mjs';

/**
 * Each file of tests leaves some 30 MB behind in the process that ran it: of hundreds it grows to gigabytes, and a third of its time
 * goes into collecting garbage. A new process goes on instead.
 */
const FRESH_PROCESSES = '--workerIdleMemoryLimit=600MB';

/**
 * A run of Jest that writes its results to a file.
 * @param {string} name
 * @param {string[]} args
 * @param {import('./steps.mjs').TestsOptions} [options]
 */
export const jest = (name, args, options) => {
  /** @param {string[]} files */
  const stepFor = (files) => {
    const chosen = files.length > 0 ? ['--runTestsByPath', ...files] : [];
    return tests(
      name,
      'jest',
      (file) => [...args, FRESH_PROCESSES, '--json', `--outputFile=${file}`, ...chosen],
      jestCounts,
      options,
    );
  };
  return process.env.CI ? onceMore(stepFor) : stepFor([]);
};

/** @param {string} tool */
const remember = (tool) => [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  `node_modules/.cache/${tool}`,
];

/**
 * Checks that need no server, no database and no build. The slow ones first, so that two lanes end together.
 * @param {{ remembers: boolean }} how - whether files that did not change since they were last found right, and tests that no
 *   change since reaches, are passed over
 */
export const verifySteps = ({ remembers }) => ({
  lint: check('lint', 'eslint', [...(remembers ? remember('eslint/') : []), '.']),
  unit: remembers
    ? keepsProof(jest('unit tests', ['--maxWorkers=2', ...sinceProven(root)]), root)
    : jest('unit tests', ['--maxWorkers=2']),
  quick: quickSteps({ alone: remembers }),
});

/** The native compiler, ten times as fast. What reads types by an interface has the version before. */
const TSC = 'packages/tooling/node_modules/typescript-7/bin/tsc';

/**
 * Checks the types of one configuration. By itself the compiler has four checkers, and each works out the types anew that several files use: for the
 * server they take twice the processor time of one. The compiler ends soon, so it collects garbage rarely.
 * @param {string} name
 * @param {string} project
 */
const types = (name, project) =>
  check(name, process.execPath, [TSC, '-p', project, '--checkers', '1'], { env: { GOGC: '400' } });

/**
 * Scripts have their types from a configuration that the linter does not find by itself. What they read is JSON and answers of servers, which
 * have no types there, so the rules about values of unknown type are off (scripts.oxlintrc.json).
 */
const OF_SCRIPTS = ['-c', 'scripts.oxlintrc.json', '--tsconfig', 'tsconfig.scripts.json'];

/**
 * Rules that read types. One thread takes two thirds of the processor time of several, which only helps where nothing else wants the
 * other cores.
 * @param {string} name
 * @param {boolean} alone
 * @param {string[]} [options]
 */
const lintByTypes = (name, alone, options = []) =>
  check(name, 'oxlint', [...options, '--type-aware', '--deny-warnings', ...(alone ? [] : ['--threads=1']), '.'], {
    env: { GOGC: '400', ...(alone ? {} : { GOMAXPROCS: '1' }) },
  });

/** @param {{ alone: boolean }} how - whether nothing but these steps runs */
const quickSteps = ({ alone }) => [
  lintByTypes('lint by types', alone),
  lintByTypes('lint of scripts by types', alone, OF_SCRIPTS),
  types('types', '.'),
  // Here the server has no page around it.
  types('types of the server', 'packages/api'),
  types('types of scripts', 'tsconfig.scripts.json'),
  types('types of workers', 'tsconfig.workers.json'),
  check('format', 'oxfmt', ['--check', '.']),
  check('dead code', 'knip', []),
  check('boundaries', 'depcruise', ['packages', 'scripts', '--config', '.dependency-cruiser.mjs']),
  check('feature words', process.execPath, ['scripts/check-feature-words.mjs']),
  check('files that pages name', process.execPath, ['scripts/check-named-files.mjs']),
  check('generated files', process.execPath, ['packages/contract/scripts/generate.mjs', '--check']),
  check('words', process.execPath, ['packages/tooling/words/main.mjs', '--check']),
];

/** `npm run verify`: the fast check. Prints what failed and nothing else. */
export async function main() {
  const started = Date.now();
  await ensureInstalled();
  const { lint, unit, quick } = verifySteps({ remembers: true });
  return summarize(await runSteps([lint, unit, ...quick]), started);
}

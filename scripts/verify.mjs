import { check, jestCounts, runSteps, summarize, tests } from './steps.mjs';
import { ensureInstalled } from './workspace.mjs';

/** A run of Jest that writes its results to a file. */
export const jest = (name, args, options) =>
  tests(name, 'jest', (file) => [...args, '--json', `--outputFile=${file}`], jestCounts, options);

const remember = (tool) => [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  `node_modules/.cache/${tool}`,
];

/**
 * What needs no server, no database and no build. The slow ones first, so that two lanes end together.
 * @param {{ remembers: boolean }} how - whether files that did not change since they were last found right are passed
 *   over. A rule of the linter that looks at another file's types may then miss what changed there.
 */
export const verifySteps = ({ remembers }) => [
  check('lint', 'eslint', [...(remembers ? remember('eslint/') : []), '.']),
  jest('unit tests', ['--maxWorkers=2']),
  check('types', 'tsc', ['-p', '.']),
  check('types of scripts', 'tsc', ['-p', 'tsconfig.scripts.json']),
  check('types of the scripts that build', 'tsc', ['-p', 'tsconfig.typed-scripts.json']),
  check('format', 'prettier', ['--check', '--log-level=warn', ...(remembers ? remember('prettier-checked') : []), '.']),
  check('dead code', 'knip', []),
  check('boundaries', 'depcruise', ['packages', 'scripts', '--config', '.dependency-cruiser.mjs']),
  check('generated files', process.execPath, ['packages/contract/scripts/generate.mjs', '--check']),
  check('words', process.execPath, ['packages/tooling/words/main.mjs', '--check']),
];

/** `npm run verify`: the fast check. Prints what failed and nothing else. */
export async function main() {
  const started = Date.now();
  await ensureInstalled();
  return summarize(await runSteps(verifySteps({ remembers: true })), started);
}

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Holds the commit of which all unit tests passed last. */
const PROVEN = 'node_modules/.cache/verify/unit-tests';
/** Files whose change Jest finds by what imports them, and those that no unit test reads. Any other may concern each test. */
const TRACED = /^(packages\/[^/]+\/(src|test)\/.*\.(ts|tsx|json)|(e2e|docs|bench)\/.*|[^/]*\.md)$/;

/**
 * @param {string} cwd
 * @param {string[]} args
 */
const git = (cwd, ...args) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
/** @param {string} text */
const linesOf = (text) => text.split('\n').filter((line) => line !== '');

/**
 * Arguments by which Jest runs the tests alone that a change since the last proof can reach: none where that is not known, so that all
 * run. Files that tests read by themselves are traced by `npm test` alone, which always runs all.
 * @param {string} root
 * @returns {string[]}
 */
export function sinceProven(root) {
  try {
    const commit = readFileSync(path.join(root, PROVEN), 'utf8').trim();
    const changed = [
      ...linesOf(git(root, 'diff', '--name-only', commit)),
      ...linesOf(git(root, 'ls-files', '--others', '--exclude-standard')),
    ];
    return changed.every((file) => TRACED.test(file)) ? [`--changedSince=${commit}`, '--passWithNoTests'] : [];
  } catch {
    // Nothing was proven on this machine yet, the commit is gone, or there is no repository.
    return [];
  }
}

/**
 * Keeps the present commit as proven once its tests have passed; while anything is not committed there is none to keep.
 * @param {import('./steps.mjs').Step} step
 * @param {string} root
 * @returns {import('./steps.mjs').Step}
 */
export const keepsProof = (step, root) => ({
  ...step,
  run: async (how) => {
    const result = await step.run(how);
    if (result.failed > 0) return result;
    try {
      if (git(root, 'status', '--porcelain') !== '') return result;
      const commit = git(root, 'rev-parse', 'HEAD');
      const file = path.join(root, PROVEN);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, commit);
    } catch {
      // Without a repository all tests run the next time, too.
    }
    return result;
  },
});

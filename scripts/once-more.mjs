/** More files than this fail by no accident. */
const FILES_MAX = 3;

/**
 * Runs tests, and the files of those that failed once more, whole and by themselves: tests of a server build on each other,
 * so the same test again would meet what its first try has left. A machine shared with others may stall for seconds; what passes
 * then is named, as a journey's second try is, and what went wrong first is printed.
 * @param {(files: string[]) => import('./steps.mjs').Step} stepFor all tests, or only those of some files
 * @returns {import('./steps.mjs').Step}
 */
export const onceMore = (stepFor) => {
  const whole = stepFor([]);
  return {
    ...whole,
    run: async (how) => {
      const first = await whole.run(how);
      const failed = (first.files ?? []).filter(({ isFailed }) => isFailed).map(({ name }) => name);
      if (failed.length === 0 || failed.length > FILES_MAX) return first;
      console.log(`  ${whole.name}: ${failed.join(', ')} failed and is run once more.\n${first.output}`);
      const again = await stepFor(failed).run(how);
      if (again.failed > 0 || again.passed === 0) return first;
      return { ...first, passed: first.passed + first.failed, failed: 0, unsure: failed };
    },
  };
};

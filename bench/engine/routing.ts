import { POLICIES, tourLength } from '@slotwise/engine';
import { readPublished } from './sprp';

const ROUNDS = 7;
const median = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? NaN;

/** Exact tours of one block and two against published optima, and how much longer each policy is. */
export function compareRouting(folder: string): void {
  const published = readPublished(folder);
  const blocks = {
    'one block': published,
    'two blocks': published.map(({ twoBlocks, ...instance }) => ({ ...instance, ...twoBlocks })),
  };
  for (const [name, instances] of Object.entries(blocks)) {
    const times: number[] = [];
    let lengths: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const began = performance.now();
      lengths = instances.map(({ layout, locations }) => tourLength('exact', layout, locations));
      times.push(performance.now() - began);
    }
    const wrong = instances.flatMap(({ name: file, optimum }, index) =>
      lengths[index] === optimum ? [] : [`${file}: ${lengths[index]}, published ${optimum}`],
    );
    console.log(
      `Exact tour, ${name}: ${instances.length - wrong.length} of ${instances.length} published optima reached; all in ${median(times).toFixed(1)} ms, median of ${ROUNDS} rounds (${Math.min(...times).toFixed(1)} to ${Math.max(...times).toFixed(1)} ms)`,
    );
    for (const line of wrong.slice(0, 10)) console.error(line);
    if (wrong.length > 0) process.exitCode = 1;
  }
  for (const policy of POLICIES.filter((one) => one !== 'exact')) {
    const gaps = published.map(({ layout, locations, optimum }) => tourLength(policy, layout, locations) / optimum - 1);
    const shorter = gaps.filter((gap) => gap < 0).length;
    console.log(
      `${policy.padEnd(12)} longer than the optimum by ${(100 * median(gaps)).toFixed(1)} % in the median, ${(100 * Math.max(...gaps)).toFixed(1)} % at most${shorter > 0 ? `, SHORTER on ${shorter}` : ''}`,
    );
    if (shorter > 0) process.exitCode = 1;
  }
}

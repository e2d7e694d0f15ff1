/**
 * Exact tours against published optima. `--instances <folder>` names a folder with `optimal.csv` and `instances/` of the
 * single-picker routing benchmark of Heßler and Irnich (2024); it is not part of the project.
 */
import { parseArgs } from 'node:util';
import { exactLength, POLICIES, policyLength } from '@slotwise/engine';
import { readPublished } from './published';

const ROUNDS = 7;

const { values } = parseArgs({ options: { instances: { type: 'string' } } });
if (!values.instances) {
  console.error('Usage: npm run bench -- engine --instances <folder with optimal.csv and instances/>');
  process.exit(1);
}

const published = readPublished(values.instances);
const median = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? NaN;

const blocks = {
  'one block': published,
  'two blocks': published.map(({ twoBlocks, ...instance }) => ({ ...instance, ...twoBlocks })),
};
for (const [name, instances] of Object.entries(blocks)) {
  const times: number[] = [];
  let lengths: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    lengths = instances.map(({ layout, locations }) => exactLength(layout, locations));
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
for (const policy of POLICIES) {
  const gaps = published.map(({ layout, locations, optimum }) => policyLength(policy, layout, locations) / optimum - 1);
  const shorter = gaps.filter((gap) => gap < 0).length;
  console.log(
    `${policy.padEnd(12)} longer than the optimum by ${(100 * median(gaps)).toFixed(1)} % in the median, ${(100 * Math.max(...gaps)).toFixed(1)} % at most${shorter > 0 ? `, SHORTER on ${shorter}` : ''}`,
  );
  if (shorter > 0) process.exitCode = 1;
}

import { POLICIES, tourLength } from '@slotwise/engine';
import { processorTime } from './processor-time';
import { readPublished } from './sprp';

const ROUNDS = 7;
const median = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? NaN;

export interface RoutingResult {
  blocks: 1 | 2;
  instances: number;
  /** On how many the exact tour is as long as the published optimum. */
  reached: number;
  /** Of the processor for all tours together, in milliseconds. */
  ms: { median: number; min: number; max: number; rounds: number };
}

const tenth = (number: number) => Math.round(number * 10) / 10;

/** Prints exact tours of one block and two against published optima, and how much longer each policy is. */
export function compareRouting(folder: string): RoutingResult[] {
  const published = readPublished(folder);
  const layouts = [
    { blocks: 1 as const, instances: published },
    { blocks: 2 as const, instances: published.map(({ twoBlocks, ...instance }) => ({ ...instance, ...twoBlocks })) },
  ];
  const results = layouts.map(({ blocks, instances }): RoutingResult => {
    const times: number[] = [];
    let lengths: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const began = processorTime();
      lengths = instances.map(({ layout, locations }) => tourLength('exact', layout, locations));
      times.push(processorTime() - began);
    }
    const wrong = instances.flatMap(({ name: file, optimum }, index) =>
      lengths[index] === optimum ? [] : [`${file}: ${lengths[index]}, published ${optimum}`],
    );
    const reached = instances.length - wrong.length;
    const ms = {
      median: tenth(median(times)),
      min: tenth(Math.min(...times)),
      max: tenth(Math.max(...times)),
      rounds: ROUNDS,
    };
    console.log(
      `Exact tour, blocks: ${blocks}: ${reached} of ${instances.length} published optima reached; all in ${ms.median} ms, median of ${ROUNDS} rounds (${ms.min} to ${ms.max} ms)`,
    );
    for (const line of wrong.slice(0, 10)) console.error(line);
    if (wrong.length > 0) process.exitCode = 1;
    return { blocks, instances: instances.length, reached, ms };
  });
  for (const policy of POLICIES.filter((one) => one !== 'exact')) {
    const gaps = published.map(({ layout, locations, optimum }) => tourLength(policy, layout, locations) / optimum - 1);
    const shorter = gaps.filter((gap) => gap < 0).length;
    console.log(
      `${policy.padEnd(12)} longer than the optimum by ${(100 * median(gaps)).toFixed(1)} % in the median, ${(100 * Math.max(...gaps)).toFixed(1)} % at most${shorter > 0 ? `, SHORTER on ${shorter}` : ''}`,
    );
    if (shorter > 0) process.exitCode = 1;
  }
  return results;
}

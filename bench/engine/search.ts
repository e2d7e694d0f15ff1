import { optimise } from '@slotwise/engine';
import type { Problem, Solution } from '@slotwise/engine';
import { clockOfSearch, processorTime } from './processor-time';
import type { Assignment } from './slaprp';

/** A search for a time of the processor. @param enough ends it early once a plan is as short */
export function searchFor(
  problem: Problem,
  seconds: number,
  { seed = 1, enough = -1 } = {},
): Solution & { ms: number } {
  const began = processorTime();
  const clock = clockOfSearch();
  let reached = false;
  const solution = optimise(problem, {
    seed,
    spent: () => (reached ? 1 : (clock() - began) / 1000 / seconds),
    progress: ({ travel }) => {
      reached = travel <= enough + 1e-9;
    },
  });
  return { ...solution, ms: processorTime() - began };
}

export interface SearchResult {
  set: string;
  instances: number;
  /** On how many the plan is not worse than the published one, and on how many it is better. */
  notWorse: number;
  better: number;
  /** Time of the processor that each instance has, in seconds. */
  seconds: number;
  /** Until the published value was reached, or the time was over; in milliseconds. */
  ms: { median: number; max: number };
}

/** Prints on how many instances the published value is reached within the time. */
export function compare(name: string, instances: readonly Assignment[], seconds: number): SearchResult {
  const results = instances.map(({ problem, published, name: instance }) => {
    const { travel, ms } = searchFor(problem, seconds, { enough: published });
    return { instance, published, travel, ms };
  });
  const missed = results.filter(({ travel, published }) => travel > published + 1e-9);
  const better = results.filter(({ travel, published }) => travel < published - 1e-9);
  const times = results.map(({ ms }) => ms).sort((a, b) => a - b);
  const notWorse = results.length - missed.length;
  const ms = { median: Math.round(times[times.length >> 1] ?? NaN), max: Math.round(times.at(-1) ?? NaN) };
  console.log(
    `${name}: not worse than published on ${notWorse} of ${results.length} (better on ${better.length}), ${seconds} s each; time until then: median ${ms.median} ms, at most ${ms.max} ms`,
  );
  for (const { instance, published, travel } of missed.slice(0, 10))
    console.log(`  ${instance}: ${travel}, published ${published}`);
  return { set: name, instances: results.length, notWorse, better: better.length, seconds, ms };
}

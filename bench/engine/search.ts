import { optimise } from '@slotwise/engine';
import type { Problem, Solution } from '@slotwise/engine';
import type { Assignment } from './slaprp';

/** A search for a time by the clock. @param enough ends it early once a plan is as short */
export function searchFor(
  problem: Problem,
  seconds: number,
  { seed = 1, enough = -1 } = {},
): Solution & { ms: number } {
  const began = performance.now();
  let reached = false;
  const solution = optimise(problem, {
    seed,
    spent: () => (reached ? 1 : (performance.now() - began) / 1000 / seconds),
    progress: ({ travel }) => {
      reached = travel <= enough + 1e-9;
    },
  });
  return { ...solution, ms: performance.now() - began };
}

/** Prints on how many instances the published value is reached within the time. */
export function compare(name: string, instances: readonly Assignment[], seconds: number): void {
  const results = instances.map(({ problem, published, name: instance }) => {
    const { travel, ms } = searchFor(problem, seconds, { enough: published });
    return { instance, published, travel, ms };
  });
  const missed = results.filter(({ travel, published }) => travel > published + 1e-9);
  const better = results.filter(({ travel, published }) => travel < published - 1e-9);
  const times = results.map(({ ms }) => ms).sort((a, b) => a - b);
  console.log(
    `${name}: not worse than published on ${results.length - missed.length} of ${results.length} (better on ${better.length}), ${seconds} s each; time until then: median ${times[times.length >> 1]?.toFixed(0)} ms, at most ${times.at(-1)?.toFixed(0)} ms`,
  );
  for (const { instance, published, travel } of missed.slice(0, 10))
    console.log(`  ${instance}: ${travel}, published ${published}`);
}

import { leastSeconds } from '@slotwise/engine';
import { searchFor } from './search';
import type { Assignment } from './slaprp';
import { median, percent } from './spread';
import { problemFromPlaces } from './whole-problem';

/** Prints the distance of plans from their lower bounds. */
export function compareBounds(name: string, instances: readonly Assignment[], seconds: number): void {
  const gaps = instances.map(({ problem, published }) => {
    const { plan, travel } = searchFor(problem, seconds, { enough: Number.isFinite(published) ? published : -1 });
    const places = Array.from(plan, (slot) => [slot]);
    const least = leastSeconds(problemFromPlaces(problem, {}), places, () => true);
    if (least > published + 1e-6) {
      console.error(`${name}: a bound of ${least} is above the published ${published}`);
      process.exitCode = 1;
    }
    return 1 - least / travel;
  });
  console.log(
    `${name}, lower bound: gap ${percent(median(gaps))} in the median, ${percent(Math.min(...gaps))} to ${percent(Math.max(...gaps))}, ${gaps.length} instances, ${seconds} s each`,
  );
}

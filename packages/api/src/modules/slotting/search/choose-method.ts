import type { SlottingSettings } from '@slotwise/contract';
import { chooseWay, firstPlaces, secondsOf, toursBetween, TRYING, type SlottingProblem } from '@slotwise/engine';
import { problemOf, seenWalks } from '../input/problem-of';
import type { RunInput } from '../input/run-input';
import type { Budget } from './budget';
import type { Crew } from './crew';
import { waysFor, weighed, type Way, type Weighing } from './weighing';

interface Asked {
  input: RunInput;
  settings: SlottingSettings;
  stays: ReadonlySet<number>;
  budget: Pick<Budget, 'share'>;
  crew: Pick<Crew, 'isStopped'>;
  /** Its name, where another server has chosen it. */
  known?: Weighing | null | undefined;
}

/** Chooses how the walks that are seen are weighed (the engine's rule T2). */
export function chooseMethod({ input, settings, stays, budget, crew, known }: Asked): Way {
  const { walks, cut, piles } = input;
  const ways = waysFor(walks, cut, known);
  if (ways.length === 1) return ways[0];
  const seen = toursBetween(walks.tours, 0, cut);
  const began = budget.share;
  const problem = withoutCarrying(problemOf(input, settings, seenWalks(input), stays));
  return chooseWay({
    ...{ tours: seen, ways },
    weigh: (past, method, every) =>
      weighed(
        past,
        method,
        piles.length,
        Int32Array.from(past.weights, (_, at) => walks.days[at * every] ?? 0),
      ),
    planFrom: (past) => firstPlaces({ ...problem, tours: past }, settings.seed),
    costOf: (places, ahead) => secondsOf({ ...problem, tours: ahead }, places).total,
    goesOn: () => !crew.isStopped() && (settings.moves !== null || budget.share - began < TRYING),
  });
}

/**
 * Without the costs of carrying goods there: they are the same by each way and hide what tells one from another. Refills follow pieces
 * and not walks.
 */
function withoutCarrying({
  rates: { secondsPerLength, reach, congestion },
  ...problem
}: SlottingProblem): SlottingProblem {
  return { ...problem, rates: { secondsPerLength, ...(reach && { reach }), ...(congestion && { congestion }) } };
}

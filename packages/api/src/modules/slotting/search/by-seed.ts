import { slotQuickly, type SkuPlaces, type Tours } from '@slotwise/engine';
import { asPlaces, placesIn, problemOf, seenWalks } from '../input/problem-of';
import { spentOf } from './budget';
import { limitOf } from './limit';
import type { Question, SeedPlan, ThreadTask } from './messages';
import { slicesOf } from './slices';
import { weighed } from './weighing';

interface Listening {
  now(): number;
  /** Asked every few milliseconds. */
  onMoves?(): void;
  /** Told of the best plan so far when it is a better one, and of the answer. */
  onPlan(plan: SeedPlan): void;
}

/** The engine's problem that a question is about. */
export const problemFor = (
  { input, settings }: ThreadTask,
  { orders, method, stays }: Pick<Question, 'orders' | 'method' | 'stays'>,
) => {
  const period = orders === 'fit' ? slicesOf(input).fit : seenWalks(input);
  const days = input.walks.days.subarray(period.from, period.until);
  const weigh = (tours: Tours) => weighed(tours, method, input.piles.length, days);
  return problemOf(input, settings, { ...period, weigh }, new Set(stays));
};

/** Makes one search by some of its seeds, one after the other, in any thread. */
export function searchBySeeds(
  task: ThreadTask & { own: readonly number[] },
  question: Question,
  { now, onMoves, onPlan }: Listening,
): void {
  const { seeds, own, shared, settings } = task;
  const problem = problemFor(task, question);
  for (const seed of own) {
    const before = Atomics.load(shared.moves, seed);
    let least = Infinity;
    const plan = (places: SkuPlaces, cost: number, isLast: boolean) =>
      onPlan({ seed, places: placesIn(places), cost, isLast });
    const found = slotQuickly(problem, {
      seed: seeds[seed]!,
      ...limitOf(settings, task.input.piles.length),
      start: question.start && asPlaces(question.start),
      spent: (made) => {
        Atomics.store(shared.moves, seed, before + made);
        onMoves?.();
        return Atomics.load(shared.stop, 0) === 1 ? 1 : spentOf(question.stage, made, now());
      },
      progress: ({ places, seconds }) => {
        if (seconds >= least) return;
        least = seconds;
        plan(places, seconds, false);
      },
    });
    Atomics.store(shared.moves, seed, before + found.moves);
    plan(found.places, found.seconds.total, true);
  }
}

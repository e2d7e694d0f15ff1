import { COSTS, optimise, POLICIES, routingOf, secondsOf, slotQuickly, toursOf, travelOf } from '@slotwise/engine';
import { generatedHistory } from './generate';
import { clockOfSearch, processorTime } from './processor-time';
import { median } from './spread';
import { problemFromPlaces } from './whole-problem';

const ROUNDS = 5;

/** Runs from the first question of a search: its start is made before. */
function stopwatch(seconds: number) {
  let began: number | undefined;
  const clock = clockOfSearch();
  const since = (now: number) => now - (began ??= now);
  return { ms: () => since(processorTime()), spent: () => since(clock()) / 1000 / seconds };
}

/** Prints how many moves each policy makes in a second beside S-shape, and all rules and costs beside travel alone. */
export function compareSpeed(items: number, lines: number, seconds: number): void {
  const { orders, warehouse, slots } = generatedHistory(items, lines);
  if (!('layout' in warehouse)) return;
  const { layout } = warehouse;
  const tours = toursOf(orders, items);
  let shape = NaN;
  for (const policy of ['s-shape', ...POLICIES.filter((one) => one !== 's-shape')] as const) {
    const watch = stopwatch(seconds);
    const { moves } = optimise({ warehouse: { layout, policy }, slots, items, tours }, { seed: 1, spent: watch.spent });
    const rate = (1000 * moves) / watch.ms();
    if (policy === 's-shape') shape = rate;
    console.log(
      `${policy.padEnd(12)} ${items} SKUs: ${Math.round(rate)} moves a second, ${(rate / shape).toFixed(2)} of S-shape's; ${moves} moves in ${(watch.ms() / 1000).toFixed(1)} s`,
    );
  }
  const rates = ([false, true] as const).map((all) => {
    const problem = problemFromPlaces({ warehouse, slots, items, tours }, { all });
    const watch = stopwatch(seconds);
    const { moves, places } = slotQuickly(problem, { seed: 1, spent: watch.spent });
    const rate = (1000 * moves) / watch.ms();
    const costs = COSTS.filter((cost) => secondsOf(problem, places)[cost] > 0);
    console.log(`with ${costs.join(', ')}${all ? ' and rules' : ''}: ${Math.round(rate)} moves a second`);
    return rate;
  });
  console.log(`all rules and costs: ${((rates[1] ?? NaN) / (rates[0] ?? NaN)).toFixed(2)} of travel alone`);
  const points = Int32Array.from({ length: items }, (_, item) => slots[item] ?? 0);
  const times = Array.from({ length: ROUNDS }, () => {
    const began = processorTime();
    travelOf(routingOf(warehouse), tours, points);
    return processorTime() - began;
  });
  console.log(
    `one evaluation of ${tours.items.length} lines: ${median(times).toFixed(1)} ms, median of ${ROUNDS} (${Math.min(...times).toFixed(1)} to ${Math.max(...times).toFixed(1)} ms)`,
  );
}

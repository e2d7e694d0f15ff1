/** One search in a process of its own; begins when it is told to, and answers when its time on the clock is over. */
import { optimise, toursOf } from '@slotwise/engine';
import { generatedHistory } from './generate';
import type { SearchTask } from './workers';

const { items, lines, seconds, seed } = JSON.parse(process.argv[2] ?? '{}') as SearchTask;
const { orders, warehouse, slots } = generatedHistory(items, lines);
const problem = { warehouse, slots, items, tours: toursOf(orders, items) };
process.once('message', () => {
  let began: number | undefined;
  const spent = () => (performance.now() - (began ??= performance.now())) / 1000 / seconds;
  const { moves, travel } = optimise(problem, { seed, spent });
  process.send?.({ moves, travel }, () => process.disconnect());
});
process.send?.('ready');

import { numbersFrom } from '@slotwise/engine/check';
import type { History } from './history';
import { warehouseFor } from './generate';

const FAMILY = 8;
/** Lines of the family of an order, of all its lines. */
const TOGETHER = 0.85;
const MEAN_LINES = 6;
/**
 * Start of the drift, in parts of all orders, and the share of the demand that then goes to families in another order.
 */
const DRIFTS_FROM = 2 / 3;
const DRIFTS = 0.6;

/** Orders of families, of which others are frequent in the last third of the time. The same seed gives the same ones. */
export function familyHistory(seed: number, items: number, lines: number): History {
  const next = numbersFrom(seed);
  const shuffled = (count: number) => {
    const numbers = Array.from({ length: count }, (_, at) => at);
    for (let at = count - 1; at > 0; at--) {
      const other = Math.floor(next() * (at + 1));
      [numbers[at], numbers[other]] = [numbers[other] ?? 0, numbers[at] ?? 0];
    }
    return numbers;
  };
  const families = Math.ceil(items / FAMILY);
  const [numbers, before, after] = [shuffled(items), shuffled(families), shuffled(families)];
  const rank = (count: number) => Math.min(count - 1, Math.floor(count ** next() - 1));
  const orders: number[][] = [];
  for (let drawn = 0; drawn < lines;) {
    const size = 1 + Math.floor(-Math.log(1 - next()) * MEAN_LINES);
    const late = drawn > DRIFTS_FROM * lines && next() < DRIFTS;
    const family = () => (late ? after : before)[rank(families)] ?? 0;
    const own = family();
    const order = Array.from({ length: size }, () => {
      const from = next() < TOGETHER ? own : family();
      return numbers[(from * FAMILY + Math.floor(next() * FAMILY)) % items] ?? 0;
    });
    orders.push(order);
    drawn += size;
  }
  return { items, orders, ...warehouseFor(items) };
}

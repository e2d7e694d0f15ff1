import { addPastCount, type CountedBefore } from '../../modules/counts';
import { numbersFrom, type Goods } from '../../modules/first-steps';
import type { DemoMove, Pile } from '../../modules/imports/demo-queries';
import type { Trx } from '../../platform/db/tables';
import { newId } from '../../platform/ids';

const DAY_MS = 86_400_000;
/** Counts are made on Fridays at three. */
const FRIDAY = 5;
const COUNTED_AT_MS = 15 * 3_600_000;
/** Places of one count, and how many of a hundred are not as the ledger says. */
const PLACES = 16;
const DIFFERING = 4;

interface Into {
  companyId: string;
  warehouseId: string;
  userId: string | null;
  secondId: string | null;
}
interface Past {
  seed: number;
  from: Date;
  days: number;
  /** All stock as it is in the end, by the codes of its place and SKU. */
  piles: ReadonlyMap<string, Pile>;
  /** When how much of a SKU was picked, at its first place. */
  picks: ReadonlyMap<number, readonly { at: Date; quantity: number }[]>;
}
interface Counted {
  pile: Pile;
  /** Pieces by the ledger, without what counts found. */
  at(time: Date): number;
}

/** Places that are counted in turns: those in which one kind of goods lies. */
function places({ stock, skus, locations }: Goods, { piles, picks }: Past): Counted[] {
  const inPlace = new Map<number, number>();
  for (const { location } of stock) inPlace.set(location, (inPlace.get(location) ?? 0) + 1);
  const seen = new Set<number>();
  return stock.flatMap(({ location, sku, quantity }) => {
    const taken = seen.has(sku) ? [] : (picks.get(sku) ?? []);
    seen.add(sku);
    const pile = piles.get(`${locations[location]?.code} ${skus[sku]?.code}`);
    if (!pile || inPlace.get(location) !== 1) return [];
    const after = (time: Date) => taken.reduce((sum, pick) => sum + (pick.at > time ? pick.quantity : 0), 0);
    return [{ pile, at: (time: Date) => quantity + after(time) }];
  });
}

/** Makes the counts of each week, in which now and then a piece more or one fewer was found. @returns what they booked */
export async function addPastCounts(trx: Trx, into: Into, goods: Goods, past: Past): Promise<DemoMove[]> {
  const numbers = numbersFrom(past.seed + 4);
  const all = places(goods, past);
  const found = new Map<Counted, number>();
  const moves: DemoMove[] = [];
  let next = 0;
  for (let day = 0; day < past.days; day++) {
    const at = new Date(past.from.getTime() + day * DAY_MS + COUNTED_AT_MS);
    if (at.getUTCDay() !== FRIDAY || all.length < PLACES) continue;
    const countId = newId();
    const tasks = Array.from({ length: PLACES }, (): CountedBefore => {
      const counted = all[next++ % all.length] as Counted;
      const expected = counted.at(at) + (found.get(counted) ?? 0);
      const difference = numbers.percent(DIFFERING) ? numbers.between(1, 2) * (numbers.percent(50) ? 1 : -1) : 0;
      if (difference !== 0) {
        found.set(counted, (found.get(counted) ?? 0) + difference);
        const [quantity, isMore] = [Math.abs(difference), difference > 0];
        moves.push({ key: `demo:count:${next}`, kind: 'count', ...counted.pile, quantity, at, isMore, count: countId });
      }
      return { ...counted.pile, expected, counted: expected + difference };
    });
    await addPastCount(trx, { ...into, countId, at }, tasks);
  }
  return moves;
}

import { askToCount } from '../../modules/counts';
import { MERGES } from '../../modules/imports';
import { addPastLists, measureWalks } from '../../modules/orders';
import { sayForm } from '../../modules/warehouse-layout';
import type { Trx } from '../../platform/db/tables';
import { newId } from '../../platform/ids';
import {
  asChecked,
  locationRows,
  makeGoods,
  orderRows,
  skuRows,
  stockRows,
  type DemoLine,
  type Goods,
  type GoodsSize,
  type Values,
} from '../../modules/first-steps';
import {
  bookMoves,
  emptyPlaces,
  nameCompany,
  pilesOf,
  preferPlaces,
  type DemoMove,
  type Pile,
} from '../../modules/imports/demo-queries';
import { addPastCounts } from './past-counts';
import { addOpenWork } from './open-work';
import { ASKED, arrivedRows, dock, toCount } from './today';

const CHUNK = 1000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Into {
  companyId: string;
  warehouseId: string;
  userId: string | null;
  /** Another person, who counts again what differed. */
  secondId: string | null;
}

export interface Wanted extends GoodsSize {
  /** Whether each order line was picked by a move of the ledger; without it there is stock, and the orders are history. */
  picks: boolean;
  /** So many moves of the ledger besides: goods go to another place, and back. */
  moves?: number;
}

function* chunksOf<T>(from: Iterable<T>): Generator<T[]> {
  let chunk: T[] = [];
  for (const one of from) {
    if (chunk.push(one) < CHUNK) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

/** Fills a warehouse with goods, as files of them would. */
export async function addGoods(trx: Trx, into: Into, wanted: Wanted): Promise<void> {
  // The function that adds order lines does so for the company of the transaction alone.
  await nameCompany(trx, into.companyId);
  await fill(trx, into, wanted);
  await nameCompany(trx, '');
}

async function fill(trx: Trx, into: Into, wanted: Wanted): Promise<void> {
  const goods = makeGoods(wanted);
  const began = new Date(wanted.from.getTime() - DAY_MS);
  await addAll(trx, into, 'skus', began, skuRows(goods));
  const form = { ...goods.form, places: wanted.picks ? [dock] : [] };
  // Walks begin where goods come in.
  for (const { code, ...where } of form.places)
    await addAll(trx, into, 'locations', began, [{ ...where, location: code, z: 0 }]);
  await addAll(trx, into, 'locations', began, locationRows(goods));
  await sayForm(trx, { ...into, form, now: began });
  await addAll(trx, into, 'stock', began, stockRows(goods, wanted.picks ? pickedPieces(goods) : undefined));
  await addAll(trx, into, 'orders', began, orderRows(goods));
  if (wanted.moves) await addToAndFro(trx, into, wanted);
  if (!wanted.picks) return;
  await addMoves(trx, into, goods, wanted);
  await addToday(trx, into, goods, new Date(wanted.from.getTime() + wanted.days * DAY_MS));
}

/** Each pile in turn goes to where the next one lies, and comes back an hour later. */
async function addToAndFro(trx: Trx, into: Into, { moves = 0, from, days }: Wanted): Promise<void> {
  const piles = [...(await pilesOf(trx, into)).values()];
  const step = (days * DAY_MS) / moves;
  function* all(): Generator<DemoMove> {
    for (let number = 0; number < moves; number++) {
      const pair = number >> 1;
      const pile = piles[pair % piles.length];
      const other = piles[(pair + 1) % piles.length];
      if (!pile || !other || other.locationId === pile.locationId) continue;
      const [start, end] = number % 2 === 0 ? [pile.locationId, other.locationId] : [other.locationId, pile.locationId];
      const at = new Date(from.getTime() + number * step);
      yield { key: `demo:move:${number}`, kind: 'move', ...pile, locationId: start, to: end, quantity: 1, at };
    }
  }
  for (const chunk of chunksOf(all())) await bookMoves(trx, into, chunk);
}

/** Adds work on the floor: goods to be put away, and places to be counted. */
async function addToday(trx: Trx, into: Into, goods: Goods, now: Date): Promise<void> {
  await addAll(trx, into, 'stock', now, arrivedRows(goods));
  const piles = await pilesOf(trx, into);
  const counted = new Set(toCount(goods).map((name) => piles.get(name)?.locationId ?? ''));
  for (const [index, locationId] of [...counted].entries()) {
    const { hoursAgo = 0, chosen } = ASKED[index] ?? {};
    await askToCount(trx, { ...into, now: new Date(now.getTime() - hoursAgo * HOUR_MS), chosen }, locationId);
  }
}

async function addAll(
  trx: Trx,
  into: Into,
  kind: keyof typeof MERGES,
  now: Date,
  rows: Iterable<Values>,
): Promise<void> {
  const merge = MERGES[kind];
  const target = { ...into, importId: newId(), mode: 'add' as const, changes: 0, now };
  await merge.begin?.(trx, target);
  let row = 2;
  for (const chunk of chunksOf(rows)) {
    const { refused } = await merge.rows(trx, target, asChecked(chunk, row), true);
    row += chunk.length;
    const [first] = refused;
    if (first)
      throw new Error(`Demonstration data of ${kind} was refused: ${JSON.stringify([chunk[first.index], first])}`);
  }
  await merge.finish?.(trx, target);
}

function pickedPieces({ lines }: Goods): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { sku, quantity } of lines()) pieces.set(sku, (pieces.get(sku) ?? 0) + quantity);
  return pieces;
}

const MINUTE_MS = 60_000;
/** The working day ends six hours before midnight. */
const LAST_HOURS_MS = 6 * 60 * MINUTE_MS;
/** Open work is about this number of the most wanted SKUs. */
const OPEN_SKUS = 60;
/** SKUs whose place to be picked from has run low: none that open work is about. */
const LOW_SKUS = [61, 64, 68, 73, 79];

function pickOf({ order, quantity, at }: DemoLine, pile: Pile, number: number): DemoMove {
  return {
    key: `demo:pick:${number}`,
    kind: 'pick',
    ...pile,
    quantity,
    at: new Date(at.getTime() + 45 * MINUTE_MS),
    for: order,
  };
}

/** Every line was picked, order by order; and each week some places were counted. */
async function addMoves(trx: Trx, into: Into, goods: Goods, { seed, from, days }: Wanted): Promise<void> {
  const piles = await pilesOf(trx, into);
  const pileOf = (sku: number) => {
    const first = goods.stock.find((one) => one.sku === sku);
    const place = goods.locations[first?.location ?? -1]?.code;
    const pile = piles.get(`${place} ${goods.skus[sku]?.code}`);
    if (!pile) throw new Error(`There is no stock of SKU ${sku}.`);
    return pile;
  };
  const perSku = goods.skus.map((_, sku) => pileOf(sku));
  const picks = new Map<number, DemoMove[]>();
  let number = 0;
  function* moves(): Generator<DemoMove> {
    for (const line of goods.lines()) {
      const pick = pickOf(line, perSku[line.sku] as Pile, number++);
      const earlier = picks.get(line.sku);
      if (earlier) earlier.push(pick);
      else picks.set(line.sku, [pick]);
      yield pick;
    }
  }
  for (const chunk of chunksOf(moves())) await bookMoves(trx, into, chunk);
  await measureWalks(trx, await addPastLists(trx, into));
  await bookMoves(trx, into, await addPastCounts(trx, into, goods, { seed, from, days, piles, picks }));
  const end = new Date(from.getTime() + days * DAY_MS);
  await addLowPlaces(trx, into, goods, perSku, end);
  const skuIds = perSku.slice(0, OPEN_SKUS).map(({ skuId }) => skuId);
  await addOpenWork(trx, into, { seed, skuIds, until: new Date(end.getTime() - LAST_HOURS_MS) });
}

/** Some SKUs have a place to be picked from, where little is left, while the rest of them lies in reserve. */
async function addLowPlaces(trx: Trx, into: Into, goods: Goods, perSku: readonly Pile[], at: Date): Promise<void> {
  const places = await emptyPlaces(trx, into, LOW_SKUS.length);
  const moves = LOW_SKUS.flatMap((sku, index): DemoMove[] => {
    const [pile, to, minStock] = [perSku[sku], places[index], goods.skus[sku]?.minStock];
    if (!pile || to === undefined || minStock === undefined) return [];
    return [{ key: `demo:face:${sku}`, kind: 'move', ...pile, quantity: minStock, at, to }];
  });
  if (moves.length === 0) return;
  await bookMoves(trx, into, moves);
  await preferPlaces(
    trx,
    into,
    moves.map(({ skuId, to = '' }) => ({ skuId, locationId: to })),
  );
}

import type { SlottingSettings, SlottingWarning } from '@slotwise/contract';
import { SLOTTING_LINES_MAX } from '@slotwise/contract/constants';
import type { Scope } from '../../../platform/actor';
import type { Transactions } from '../../../platform/db/transaction';
import { fieldFault } from '../../../platform/errors';
import { formOf } from '../../warehouse-layout';
import { SlottingFault } from '../slotting-fault';
import { someOrders, type OrderRow, type OrdersWanted } from '../order-queries';
import { somePlaces, stockIn, type PlaceRow, type StockRow } from '../place-queries';
import { History } from './history';
import { newInput, type InputLocation, type Pile, type RunInput } from './run-input';
import { isFree, layoutFor } from './run-layout';

/** Rows that one transaction reads: others wait for it. */
const PLACES_AT_ONCE = 1000;
const ORDERS_AT_ONCE = 250;
/** Fewer orders say nothing about those to come. */
const FEWEST_ORDERS = 10;

interface Wanted {
  scope: Scope;
  companyId: string;
  warehouseId: string;
  settings: SlottingSettings;
  signal: AbortSignal;
}

/**
 * Reads what a search goes by, in many short transactions.
 * @throws SlottingFault for a warehouse or a time of which no plan can be made
 */
export async function collectInput(db: Transactions, wanted: Wanted): Promise<RunInput> {
  const { scope, warehouseId, settings } = wanted;
  const { places, stock } = await readPlaces(db, wanted);
  const form = await db.readTenant(scope, (trx) => formOf(trx, warehouseId));
  const storage = places.filter(({ purpose }) => purpose === 'storage');
  const begin = places.find(({ purpose }) => purpose === 'shipping') ?? null;
  const laid = layoutFor(form, storage, begin, settings.policy);
  if (!laid) throw new SlottingFault(fieldFault('warehouse_id', 'plan_no_grid'));
  if (isFree(laid.layout) && settings.rules.hazards === 'aisle')
    throw new SlottingFault(fieldFault('rules', 'plan_no_aisles'));
  const locations = laid.places.map(({ place, ...spot }) => toLocation(place, spot));
  const piles = toPiles(stock, new Map(locations.map(({ id }, at) => [id, at])));
  if (piles.length === 0) throw new SlottingFault(fieldFault('warehouse_id', 'plan_no_stock'));
  const history = await readHistory(db, wanted, new History(piles));
  const warnings: SlottingWarning[] = [...laid.warnings];
  const skus = new Set(piles.map(({ id }) => id)).size;
  if (skus > locations.length) warnings.push({ code: 'few_places', count: skus - locations.length });
  if (history.leftOut > 0) warnings.push({ code: 'lines_left_out', count: history.leftOut });
  const cut = Math.max(1, Math.round(history.count * (1 - settings.heldOut / 100)));
  return newInput({
    ...{ layout: laid.layout, policy: settings.policy, piles, locations, warnings },
    ...{ walks: history.walked(), cut },
  });
}

async function readPlaces(db: Transactions, { scope, warehouseId, signal }: Wanted) {
  const places: PlaceRow[] = [];
  const stock: StockRow[] = [];
  for (let after = ''; ; after = places.at(-1)?.id ?? '') {
    signal.throwIfAborted();
    const some = await db.readTenant(scope, (trx) => somePlaces(trx, warehouseId, { after, limit: PLACES_AT_ONCE }));
    places.push(...some);
    const ids = some.map(({ id }) => id);
    stock.push(...(await db.readTenant(scope, (trx) => stockIn(trx, warehouseId, ids))));
    if (some.length < PLACES_AT_ONCE) return { places, stock };
  }
}

/** The level of a place from 0 at the floor. */
export const levelOf = ({ level }: Pick<PlaceRow, 'level'>) => (level ?? 1) - 1;

const toLocation = (place: PlaceRow, spot: Pick<InputLocation, 'point' | 'x' | 'y'>): InputLocation => ({
  ...{ id: place.id, code: place.code, ...spot, level: levelOf(place) },
  ...{ zone: place.zone, condition: place.condition, mixing: place.mixing ?? 'mixed' },
  blocked: place.blocked || place.beingRemoved,
  ...{ lengthMm: place.width, widthMm: place.depth, heightMm: place.height },
  ...{ maxPieces: place.maxPieces, maxWeightG: place.maxWeightG, maxVolumeMm3: place.maxVolumeMm3 },
});

/** Those of one SKU stand together. */
const toPiles = (stock: readonly StockRow[], numbers: ReadonlyMap<string, number>): Pile[] =>
  stock
    .flatMap((row): Pile[] => {
      const today = numbers.get(row.location);
      if (today === undefined) return [];
      return [
        {
          ...{ id: row.sku, code: row.code, condition: row.condition, hazardClass: row.hazardClass },
          ...{ family: row.family, lengthMm: row.length, widthMm: row.width, heightMm: row.height },
          ...{ weightG: row.weight, pieces: row.pieces, lots: Math.max(1, row.lots), held: row.held, today },
        },
      ];
    })
    .sort((a, b) => (a.id === b.id ? a.today - b.today : a.id < b.id ? -1 : 1));

async function readHistory(db: Transactions, wanted: Wanted, history: History): Promise<History> {
  const { scope, companyId, warehouseId, settings, signal } = wanted;
  const [from, until] = [settings.from, settings.until].map((at) => (at === null ? null : new Date(at)));
  for (let after: OrdersWanted['after'] = null; ;) {
    signal.throwIfAborted();
    const asked: OrdersWanted = {
      ...{ companyId, warehouseId, from: from ?? null, until: until ?? null, after, limit: ORDERS_AT_ONCE },
    };
    const orders: OrderRow[] = await db.readTenant(scope, (trx) => someOrders(trx, asked));
    for (const order of orders) history.add(order);
    if (history.lines > SLOTTING_LINES_MAX) {
      throw new SlottingFault(fieldFault('from', 'plan_long_history', { max: SLOTTING_LINES_MAX }));
    }
    const last = orders.at(-1);
    if (!last || orders.length < ORDERS_AT_ONCE) break;
    after = { at: last.at, id: last.id };
  }
  if (history.count === 0) throw new SlottingFault(fieldFault('from', 'plan_no_orders'));
  if (history.count < FEWEST_ORDERS) {
    throw new SlottingFault(fieldFault('from', 'plan_few_orders', { min: FEWEST_ORDERS, count: history.count }));
  }
  return history;
}

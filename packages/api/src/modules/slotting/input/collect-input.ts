import type { SlottingSettings, SlottingWarning } from '@slotwise/contract';
import { SLOTTING_LINES_MAX } from '@slotwise/contract/constants';
import type { Scope } from '../../../platform/actor';
import type { Transactions } from '../../../platform/db/transaction';
import { fieldFault } from '../../../platform/errors';
import { SlottingFault } from '../slotting-fault';
import { gridOf } from './grid';
import { someOrders, type OrderRow, type OrdersWanted } from '../order-queries';
import { formOf, somePlaces, stockIn, type PlaceRow, type StockRow } from '../place-queries';
import type { InputLocation, InputSku, RunInput } from './run-input';
import { History } from './tours';

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
  const storage = places.filter(isStorage);
  if (storage.length === 0) throw new SlottingFault(fieldFault('warehouse_id', 'plan_no_grid'));
  const begin = places.find(({ purpose }) => purpose === 'shipping') ?? null;
  const grid = gridOf(form, storage, begin);
  const locations = storage.map((place, at) => toLocation(place, grid.points[at]!));
  const skus = toSkus(stock, new Map(storage.map(({ id }, at) => [id, at])));
  if (skus.length === 0) throw new SlottingFault(fieldFault('warehouse_id', 'plan_no_stock'));
  const demand = new Float64Array(skus.length);
  const history = await readHistory(db, wanted, new History(new Map(skus.map(({ id }, at) => [id, at])), demand));
  skus.forEach((sku, at) => (sku.demand = demand[at]!));
  const warnings: SlottingWarning[] = [...grid.warnings];
  if (history.leftOut > 0) warnings.push({ code: 'lines_left_out', count: history.leftOut });
  return {
    ...{ layout: grid.layout, policy: settings.policy, skus, locations, warnings },
    ...history.split(skus.length, settings.heldOut),
  };
}

const isStorage = (place: PlaceRow): place is PlaceRow & { aisle: number; bay: number } =>
  place.purpose === 'storage' && place.aisle !== null && place.bay !== null && !place.beingRemoved;

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

const toLocation = (place: PlaceRow, point: number): InputLocation => ({
  ...{ id: place.id, code: place.code, point, level: (place.level ?? 1) - 1, x: place.x ?? 0, y: place.y ?? 0 },
  ...{ zone: place.zone, condition: place.condition, mixing: place.mixing ?? 'mixed', blocked: place.blocked },
  ...{ lengthMm: place.width, widthMm: place.depth, heightMm: place.height },
  ...{ maxPieces: place.maxPieces, maxWeightG: place.maxWeightG, maxVolumeMm3: place.maxVolumeMm3 },
});

/** A SKU is picked from its preferred place, else from where the most of it lies. */
function toSkus(stock: readonly StockRow[], numbers: ReadonlyMap<string, number>): InputSku[] {
  const bySku = new Map<string, StockRow[]>();
  for (const row of stock) {
    if (numbers.has(row.location)) bySku.set(row.sku, [...(bySku.get(row.sku) ?? []), row]);
  }
  return [...bySku.values()]
    .map((rows) => {
      rows.sort(
        (a, b) =>
          Number(b.preferred) - Number(a.preferred) ||
          b.pieces - a.pieces ||
          numbers.get(a.location)! - numbers.get(b.location)!,
      );
      const row = rows[0]!;
      return {
        ...{ id: row.sku, code: row.code, condition: row.condition, hazardClass: row.hazardClass, family: row.family },
        ...{ lengthMm: row.length, widthMm: row.width, heightMm: row.height, weightG: row.weight },
        ...{ pieces: row.pieces, lots: Math.max(1, row.lots), demand: 0 },
        today: rows.map(({ location }) => numbers.get(location)!),
      };
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

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

import type { Call } from '../import/company';
import { historyFile, orderLines, skuFile } from '../import/file';
import { applied, checked, sent } from '../import/importing';

/** Moves that one call books at most. */
const MOVES = 200;
const SIDES = 2;
const LEVELS = 2;
const BAYS = 50;

async function all<T>(call: Call, path: string): Promise<T[]> {
  const items: T[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: { items: T[]; nextCursor: string | null } = await call(
      'GET',
      `${path}limit=200${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
    );
    items.push(...page.items);
    cursor = page.nextCursor;
  }
  return items;
}

export interface Plant {
  warehouseId: string;
  places: number;
  skuIds: string[];
}

/** A warehouse of so many places, with SKUs anywhere in it and a year of orders for them. */
export async function plantOf(
  call: Call,
  { places, skus, lines }: { places: number; skus: number; lines: number },
): Promise<Plant> {
  const { warehouse } = await call<{ warehouse: { id: string } }>('POST', '/warehouse', { name: 'Measured' });
  const form = {
    ...{ aisles: Math.ceil(places / (BAYS * SIDES * LEVELS)), bays: BAYS, sides: SIDES, levels: LEVELS, positions: 1 },
    ...{ bayWidth: 1200, bayDepth: 1100, levelHeight: 1500, aisleWidth: 3000, endWidth: 3000 },
    ...{ depots: [], crossAisles: [], oneWay: [], serpentine: false, zones: [], types: [] },
    places: [{ code: 'DOCK', purpose: 'receiving', x: 0, y: 0 }],
    code: '{aisle:3}-{bay:3}-{level:1}-{position:1}',
  };
  await call('POST', '/warehouse/layout', { warehouse_id: warehouse.id, version: 0, form });
  const locations = await all<{ id: string; purpose: string }>(call, `/locations?warehouse_id=${warehouse.id}&`);
  const storage = locations.filter(({ purpose }) => purpose === 'storage');
  const file = await sent(call, 'skus', skuFile(skus));
  await checked(call, file, {});
  await applied(call, file);
  const skuIds = (await all<{ id: string }>(call, '/skus?')).map(({ id }) => id);
  const moves = skuIds.map((sku_id, at) => ({
    ...{ key: `${warehouse.id}-${at}`, sku_id, quantity: 100 },
    to_location_id: storage[(at * 7919) % storage.length]?.id,
  }));
  for (let at = 0; at < moves.length; at += MOVES)
    await call('POST', '/stock/receive', { warehouse_id: warehouse.id, moves: moves.slice(at, at + MOVES) });
  const history = await sent(call, 'orders', historyFile(orderLines(lines, skus)));
  await checked(call, history, { warehouse_id: warehouse.id });
  await applied(call, history);
  return { warehouseId: warehouse.id, places: storage.length, skuIds };
}

import type { Body, Query, RouteKey } from '@slotwise/contract';
import type { TestServer } from '../harness';
import { layoutForm, newKey } from './stock-fixtures';

/** Stock of company A's warehouse. */
export interface StockResources {
  warehouseId: string;
  skuId: string;
  /** One whose only piece has the serial number `SN1`. */
  namedSkuId: string;
  lotId: string;
  typeId: string;
  zoneId: string;
  /** A place where ten pieces lie, and an empty one. */
  placeId: string;
  emptyId: string;
  moveId: string;
  reservationId: string;
  countId: string;
  taskId: string;
  /** An open order, and one that is on a pick list. */
  orderId: string;
  pickListId: string;
  receiptId: string;
  /** A SKU that is low where it is picked, and the task to bring more. */
  lowSkuId: string;
  replenishTaskId: string;
}

interface Case<K extends RouteKey> {
  body?: (at: StockResources) => Body<K>;
  query?: (at: StockResources) => Query<K>;
  targeted?: true;
}
type Subject =
  | `${string} /location${string}`
  | `${string} /zone${string}`
  | `${string} /warehouse/${string}`
  | `${string} /sku${string}`
  | `${string} /lot${string}`
  | `${string} /stock${string}`
  | `${string} /reservation${string}`
  | `${string} /count${string}`
  | `${string} /order${string}`
  | `${string} /pick-list${string}`
  | `${string} /receipt${string}`
  | `${string} /replenish${string}`
  | `${string} /labels/${string}`
  | `GET /figures/${string}`
  | 'GET /warehouses/figures'
  | 'GET /warehouses/open';
type StockKey = Extract<RouteKey, Subject>;

const TWENTY_DAYS = { from: '2022-01-20', to: '2022-02-08' };

const goods = ({ skuId }: StockResources) => ({
  key: newKey(),
  sku_id: skuId,
  quantity: 1,
  lot: 'L1',
});
const inside = (at: StockResources) => ({
  warehouse_id: at.warehouseId,
  moves: [{ ...goods(at), from_location_id: at.placeId, to_location_id: at.emptyId }],
});

/** Calls of the routes for places, SKUs and stock. */
export const stockCases = (fresh: (what: string) => string): { [K in StockKey]: Case<K> } => ({
  'GET /warehouse/layout': { query: ({ warehouseId }) => ({ warehouse_id: warehouseId }), targeted: true },
  'POST /warehouse/layout': {
    body: ({ warehouseId }) => ({ warehouse_id: warehouseId, version: 0, form: layoutForm() }),
    targeted: true,
  },
  'PATCH /warehouse/policy': {
    body: ({ warehouseId }) => ({ warehouse_id: warehouseId, approve_above: 5 }),
    targeted: true,
  },
  'GET /zones': { query: ({ warehouseId }) => ({ warehouse_id: warehouseId }), targeted: true },
  'POST /zone': {
    body: ({ warehouseId }) => ({ warehouse_id: warehouseId, code: fresh('Z'), name: 'Zone' }),
    targeted: true,
  },
  'DELETE /zone': { body: ({ zoneId }) => ({ zone_id: zoneId }), targeted: true },
  'GET /location-types': {},
  'POST /location-type': { body: () => ({ name: fresh('Type') }) },
  'PATCH /location-type': { body: ({ typeId }) => ({ type_id: typeId, max_pieces: 7 }), targeted: true },
  'DELETE /location-type': { body: ({ typeId }) => ({ type_id: typeId }), targeted: true },
  'GET /locations': { query: ({ warehouseId }) => ({ warehouse_id: warehouseId }), targeted: true },
  'GET /location': { query: ({ placeId }) => ({ location_id: placeId }), targeted: true },
  'GET /location/scanned': {
    query: ({ warehouseId }) => ({ warehouse_id: warehouseId, code: 'A-01' }),
    targeted: true,
  },
  'POST /location': {
    body: ({ warehouseId }) => ({ warehouse_id: warehouseId, code: fresh('L'), purpose: 'receiving' }),
    targeted: true,
  },
  'PATCH /location': { body: ({ placeId }) => ({ location_id: placeId, blocked: true }), targeted: true },
  'PATCH /locations': {
    body: ({ warehouseId, placeId }) => ({ warehouse_id: warehouseId, location_ids: [placeId], blocked: true }),
    targeted: true,
  },
  'DELETE /location': { body: ({ emptyId }) => ({ location_id: emptyId }), targeted: true },
  'GET /skus': {},
  'GET /figures/overview': { query: () => TWENTY_DAYS },
  'GET /figures/rhythm': { query: () => TWENTY_DAYS },
  'GET /figures/velocity': { query: () => TWENTY_DAYS },
  'GET /figures/density': { query: () => TWENTY_DAYS },
  'GET /figures/ageing': { query: () => TWENTY_DAYS },
  'GET /warehouses/figures': {},
  'GET /warehouses/open': {},
  'GET /sku': { query: ({ skuId }) => ({ sku_id: skuId }), targeted: true },
  'GET /sku/scanned': { query: () => ({ code: 'SKU-1' }) },
  'GET /lot/scanned': { query: () => ({ code: 'L-1' }) },
  'GET /skus/known': {},
  'POST /sku': { body: () => ({ code: fresh('SKU'), name: 'Thing' }) },
  'PATCH /sku': { body: ({ skuId }) => ({ sku_id: skuId, name: fresh('Thing') }), targeted: true },
  'PATCH /skus': { body: ({ skuId }) => ({ sku_ids: [skuId], family: 'Things' }), targeted: true },
  'GET /lots': { query: ({ skuId }) => ({ sku_id: skuId }), targeted: true },
  'PATCH /lot': { body: ({ lotId }) => ({ lot_id: lotId, held: true }), targeted: true },
  'GET /stock': {},
  'GET /stock/moves': {},
  'GET /stock/moves/file': { query: () => ({ format: 'csv' }) },
  'GET /stock/serials': {},
  'GET /stock/levels': { query: ({ warehouseId }) => ({ warehouse_id: warehouseId }), targeted: true },
  'GET /stock/proof': {},
  'GET /stock/places': {
    query: ({ warehouseId, skuId }) => ({ warehouse_id: warehouseId, sku_id: skuId, quantity: 1 }),
    targeted: true,
  },
  'POST /stock/receive': {
    body: (at) => ({ warehouse_id: at.warehouseId, moves: [{ ...goods(at), to_location_id: at.placeId }] }),
    targeted: true,
  },
  'POST /stock/found': {
    body: (at) => ({ warehouse_id: at.warehouseId, moves: [{ ...goods(at), to_location_id: at.placeId }] }),
    targeted: true,
  },
  'POST /stock/put-away': { body: (at) => inside(at), targeted: true },
  'POST /stock/move': { body: (at) => inside(at), targeted: true },
  'POST /stock/pick': {
    body: (at) => ({ warehouse_id: at.warehouseId, moves: [{ ...goods(at), from_location_id: at.placeId }] }),
    targeted: true,
  },
  'POST /stock/adjust': {
    body: (at) => ({
      warehouse_id: at.warehouseId,
      moves: [{ ...goods(at), change: 'add', reason: 'Found', location_id: at.placeId }],
    }),
    targeted: true,
  },
  'POST /stock/undo': {
    body: ({ moveId }) => ({ moves: [{ key: newKey(), move_id: moveId }] }),
    targeted: true,
  },
  'GET /counts': {},
  'POST /count': { body: ({ warehouseId }) => ({ warehouse_id: warehouseId, chosen_by: 'oldest' }), targeted: true },
  'PATCH /count': { body: ({ countId }) => ({ count_id: countId, user_id: null }), targeted: true },
  'DELETE /count': { body: ({ countId }) => ({ count_id: countId }), targeted: true },
  'GET /count/tasks': {},
  'POST /count/entry': { body: ({ taskId }) => ({ task_id: taskId, entries: [] }), targeted: true },
  'GET /count/differences': { query: ({ taskId }) => ({ task_id: taskId }), targeted: true },
  'POST /count/decision': { body: ({ taskId }) => ({ task_id: taskId, approve: true }), targeted: true },
  'GET /orders': {},
  'GET /order': { query: ({ orderId }) => ({ order_id: orderId }), targeted: true },
  'POST /order': {
    body: ({ warehouseId, skuId }) => ({
      ...{ warehouse_id: warehouseId, code: fresh('Order') },
      lines: [{ sku_id: skuId, quantity: 1 }],
    }),
    targeted: true,
  },
  'DELETE /orders': { body: ({ orderId }) => ({ order_ids: [orderId] }), targeted: true },
  'GET /pick-lists': {},
  'GET /pick-list': { query: ({ pickListId }) => ({ pick_list_id: pickListId }), targeted: true },
  'POST /pick-list': {
    body: ({ warehouseId, orderId }) => ({ warehouse_id: warehouseId, order_ids: [orderId] }),
    targeted: true,
  },
  'PATCH /pick-list': { body: ({ pickListId }) => ({ pick_list_id: pickListId, user_id: null }), targeted: true },
  'POST /pick-list/claim': { body: ({ pickListId }) => ({ pick_list_id: pickListId }), targeted: true },
  'POST /pick-list/leave': { body: ({ pickListId }) => ({ pick_list_id: pickListId }), targeted: true },
  'POST /pick-list/pick': {
    body: ({ pickListId }) => ({ pick_list_id: pickListId, turn: 1, quantity: 1, key: newKey() }),
    targeted: true,
  },
  'POST /pick-list/undo': { body: ({ pickListId }) => ({ pick_list_id: pickListId, turn: 1 }), targeted: true },
  'DELETE /pick-list': { body: ({ pickListId }) => ({ pick_list_id: pickListId }), targeted: true },
  'GET /receipts': {},
  'GET /receipt': { query: ({ receiptId }) => ({ receipt_id: receiptId }), targeted: true },
  'POST /receipt': {
    body: ({ warehouseId, skuId }) => ({
      ...{ warehouse_id: warehouseId, code: fresh('Receipt') },
      lines: [{ sku_id: skuId, quantity: 1 }],
    }),
    targeted: true,
  },
  'POST /receipt/receive': {
    body: (at) => ({ receipt_id: at.receiptId, moves: [{ ...goods(at), to_location_id: at.placeId }] }),
    targeted: true,
  },
  'PATCH /receipt/close': { body: ({ receiptId }) => ({ receipt_id: receiptId }), targeted: true },
  'GET /replenishments': { query: ({ warehouseId }) => ({ warehouse_id: warehouseId }), targeted: true },
  'POST /replenishments/release': {
    body: ({ warehouseId, lowSkuId }) => ({ warehouse_id: warehouseId, sku_ids: [lowSkuId] }),
    targeted: true,
  },
  'POST /replenishments/withdraw': {
    body: ({ warehouseId, lowSkuId }) => ({ warehouse_id: warehouseId, sku_id: lowSkuId }),
    targeted: true,
  },
  'POST /replenish-task/take': { body: ({ warehouseId }) => ({ warehouse_id: warehouseId }), targeted: true },
  'POST /replenish-task/leave': { body: ({ replenishTaskId: id }) => ({ task_id: id }), targeted: true },
  'POST /replenish-task/done': {
    body: ({ replenishTaskId: id }) => ({ task_id: id, quantity: 1, reason: 'missing', key: newKey() }),
    targeted: true,
  },
  // Unknown ids are left out.
  'POST /labels/read': { body: ({ skuId }) => ({ kind: 'sku', ids: [skuId] }) },
  'POST /labels/print': {
    body: ({ skuId }) => ({
      ...{ kind: 'sku', symbology: 'code128', medium: 'sheet', layout: 'a4-l7160', copies: 1, again: true },
      labels: [{ id: skuId, unit: 'each' }],
    }),
    targeted: true,
  },
  'GET /labels/prints': {},
  'GET /reservations': {},
  'POST /reservation': {
    body: ({ warehouseId, skuId }) => ({
      warehouse_id: warehouseId,
      reference: 'Show',
      lines: [{ sku_id: skuId, quantity: 1 }],
    }),
    targeted: true,
  },
  'DELETE /reservation': { body: ({ reservationId }) => ({ reservation_id: reservationId }), targeted: true },
});

/**
 * Eleven pieces of a lot in one of two places of a warehouse; and what else may be named there, each a few calls.
 * @param isMentioned whether the test names it; by default everything is made
 */
export async function stockIn(
  { call }: TestServer,
  token: string,
  warehouseId: string,
  fresh: (what: string) => string,
  isMentioned: (name: string) => boolean = () => true,
) {
  const place = async () => {
    const body = { warehouse_id: warehouseId, code: fresh('P'), purpose: 'storage' } as const;
    return (await call('POST /location', { token, body })).body.location.id;
  };
  const [placeId, emptyId] = [await place(), await place()];
  const { sku } = (await call('POST /sku', { token, body: { code: fresh('S'), name: 'Soup', lot_tracked: true } }))
    .body;
  const { locationType } = (await call('POST /location-type', { token, body: { name: fresh('T') } })).body;
  const { zone } = (await call('POST /zone', { token, body: { warehouse_id: warehouseId, code: 'Z', name: 'Z' } }))
    .body;
  const move = { key: newKey(), sku_id: sku.id, quantity: 10, lot: 'L1', to_location_id: placeId };
  const received = await call('POST /stock/receive', { token, body: { warehouse_id: warehouseId, moves: [move] } });
  const [first] = received.body.moves;
  const small = { key: newKey(), sku_id: sku.id, quantity: 1, lot: 'L1', to_location_id: placeId };
  const one = await call('POST /stock/receive', { token, body: { warehouse_id: warehouseId, moves: [small] } });
  const lines = [{ sku_id: sku.id, quantity: 1 }];
  const wanted = () => ({ warehouse_id: warehouseId, code: fresh('W'), lines });
  const order = async () => (await call('POST /order', { token, body: wanted() })).body.order.id;
  const made: Partial<StockResources> = {
    ...{ placeId, emptyId, skuId: sku.id, typeId: locationType.id, zoneId: zone.id },
    ...{ lotId: first?.lot?.id ?? '', moveId: one.body.moves[0]?.id ?? '' },
  };
  if (isMentioned('namedSkuId')) {
    const body = { code: fresh('N'), name: 'Saw', serial_tracked: true };
    made.namedSkuId = (await call('POST /sku', { token, body })).body.sku.id;
    const piece = { key: newKey(), sku_id: made.namedSkuId, quantity: 1, serials: ['SN1'], to_location_id: placeId };
    await call('POST /stock/receive', { token, body: { warehouse_id: warehouseId, moves: [piece] } });
  }
  if (isMentioned('reservationId')) {
    const body = { warehouse_id: warehouseId, reference: 'R', lines };
    made.reservationId = (await call('POST /reservation', { token, body })).body.reservations[0]?.id ?? '';
  }
  if (isMentioned('countId') || isMentioned('taskId')) {
    const counted = { warehouse_id: warehouseId, chosen_by: 'locations' as const, location_ids: [emptyId] };
    made.countId = (await call('POST /count', { token, body: counted })).body.count.id;
    const tasks = await call('GET /count/tasks', { token, query: { count_id: made.countId } });
    made.taskId = tasks.body.items[0]?.id ?? '';
  }
  if (isMentioned('orderId')) made.orderId = await order();
  if (isMentioned('pickListId')) {
    const walk = { warehouse_id: warehouseId, order_ids: [await order()] };
    made.pickListId = (await call('POST /pick-list', { token, body: walk })).body.pickList.id;
  }
  if (isMentioned('receiptId'))
    made.receiptId = (await call('POST /receipt', { token, body: wanted() })).body.receipt.id;
  if (isMentioned('lowSkuId') || isMentioned('replenishTaskId')) {
    const [faceId, reserveId] = [await place(), await place()];
    const levels = { min_stock: 5, max_stock: 10, places: [{ location_id: faceId }] };
    const low = (await call('POST /sku', { token, body: { code: fresh('L'), name: 'Lamp', ...levels } })).body.sku;
    const more = { key: newKey(), sku_id: low.id, quantity: 20, to_location_id: reserveId };
    await call('POST /stock/receive', { token, body: { warehouse_id: warehouseId, moves: [more] } });
    await call('POST /replenishments/release', { token, body: { warehouse_id: warehouseId, sku_ids: [low.id] } });
    const lows = await call('GET /replenishments', { token, query: { warehouse_id: warehouseId } });
    Object.assign(made, { lowSkuId: low.id, replenishTaskId: lows.body.items[0]?.moves[0]?.taskId ?? '' });
  }
  return made as Omit<StockResources, 'warehouseId'>;
}

/** Tables that hold it. */
export const STOCK_TABLES = [
  ...['warehouse_layouts', 'warehouse_policies', 'zones', 'location_types', 'locations', 'skus', 'sku_places'],
  ...['sku_units', 'barcodes', 'lots', 'stock_moves', 'stock', 'stock_serials', 'reservations'],
  ...['orders', 'order_lines', 'receipts'],
  ...[
    'receipt_lines',
    'replenish_tasks',
    'label_prints',
    'printed_labels',
    'pick_lists',
    'pick_tasks',
    'counts',
    'count_tasks',
    'count_entries',
  ],
];

import type { Location, Sku, StockMove } from '@slotwise/contract';

const AT = '2026-11-22T10:00:00.000Z';
const named = (code: string) => ({ id: `place-${code}`, code });

/** A SKU of which everything is measured. */
export const aSku = (over: Partial<Sku> = {}): Sku => ({
  id: 'sku-1',
  code: 'FOIL-500',
  name: 'Pallet foil',
  lengthMm: 500,
  widthMm: 120,
  heightMm: 120,
  weightG: 2400,
  condition: 'ambient',
  hazardClass: null,
  handlingCode: null,
  family: 'Packing',
  minStock: null,
  reorderAt: null,
  maxStock: null,
  shelfLifeDays: null,
  lotTracked: false,
  serialTracked: false,
  archived: false,
  version: 3,
  changedAt: AT,
  units: [],
  barcodes: [],
  places: [],
  ...over,
});

/** Nothing waits. */
export const NO_WORK = { picks: 0, counts: 0, approvals: 0, putAways: 0, relocations: 0, refills: 0 };

/** The same as lists show it. */
export const aSummary = (over: Partial<Sku> = {}) => {
  const { units: _units, barcodes: _barcodes, places: _places, ...summary } = aSku(over);
  return summary;
};

const sku = { id: 'sku-1', code: 'FOIL-500', name: 'Pallet foil' };

export const aMove = (over: Partial<StockMove> = {}): StockMove => ({
  id: 'move-1',
  warehouseId: 'w1',
  kind: 'receive',
  sku,
  lot: null,
  quantity: 10,
  from: null,
  to: { ...named('DOCK'), state: 'available' },
  at: AT,
  user: { id: 'u1', name: 'Ada Byron' },
  reason: null,
  key: 'key-1',
  undoes: null,
  undoneBy: null,
  source: null,
  sourceId: null,
  ...over,
});

export const aPlace = (over: Partial<Location> = {}): Location => ({
  id: 'place-DOCK',
  warehouseId: 'w1',
  code: 'DOCK',
  purpose: 'receiving',
  zoneId: null,
  typeId: null,
  aisle: null,
  bay: null,
  level: null,
  position: null,
  walkOrder: 1,
  x: 0,
  y: 0,
  z: 0,
  blocked: false,
  countedAt: null,
  skus: 0,
  onHand: 0,
  ...over,
});

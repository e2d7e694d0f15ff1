import type { KnownSku } from '@slotwise/contract';
import { codeKey } from '@slotwise/contract/code-key';
import { KNOWN_MAX, KNOWN_PAGE_MAX } from '@slotwise/contract/constants';
import { barcodeKey } from '@slotwise/contract/gtin';
import type { Http } from '@slotwise/shared/http';
import { inventoryKeys } from '../../query-keys';
import type { FloorGoods } from './floor-goods';

/** UTF-16 code units that a device keeps of them: about a third of it where it is compressed. */
const SIZE_MAX = 2_000_000;
/** The same of lots besides: no SKU is left out for them. */
const LOTS_SIZE_MAX = 400_000;
const NAME_MAX = 60;

export const knownGoodsKey = [...inventoryKeys.floor, 'known-goods'] as const;

/**
 * One SKU as it is kept, in few letters: id, code, name, what it is tracked by, factors of units, barcodes with their units, days of
 * its shelf life, lots in stock. Rows that a device has kept from before end earlier.
 */
type Row = [string, string, string, string, Record<string, number>, [string, string][], (number | null)?, string[]?];

const rowOf = ({ id, code, name, shelfLifeDays, lotTracked, serialTracked, units, barcodes }: KnownSku): Row => [
  ...([id, code, name.slice(0, NAME_MAX)] as const),
  `${lotTracked ? 'l' : ''}${serialTracked ? 's' : ''}`,
  Object.fromEntries(units.map(({ unit, factor }) => [unit, factor])),
  barcodes.map((barcode): [string, string] => [barcode.code, barcode.unit === 'each' ? '' : barcode.unit]),
  shelfLifeDays,
];

const goodsOf = ([id, code, name, tracked, units, barcodes, shelfLifeDays = null]: Row): FloorGoods => ({
  ...{ id, code, name, shelfLifeDays, archived: false },
  ...{ lotTracked: tracked.includes('l'), serialTracked: tracked.includes('s') },
  units: Object.entries(units).map(([unit, factor]) => ({ unit: unit as FloorGoods['units'][number]['unit'], factor })),
  barcodes: barcodes.map(([text, unit]) => ({
    code: text,
    unit: unit === '' ? 'each' : (unit as FloorGoods['barcodes'][number]['unit']),
  })),
});

async function readSome(http: Http, signal: AbortSignal, moved?: 'last'): Promise<{ rows: Row[]; isAll: boolean }> {
  const rows: Row[] = [];
  let size = 0;
  let lotsSize = 0;
  let cursor: string | undefined;
  do {
    const query = { limit: KNOWN_PAGE_MAX, ...(moved && { moved }), ...(cursor !== undefined && { cursor }) };
    const { items, nextCursor } = await http('GET /skus/known', { query, signal });
    for (const item of items) {
      const row = rowOf(item);
      size += JSON.stringify(row).length;
      if (size > SIZE_MAX || rows.length >= KNOWN_MAX) return { rows, isAll: false };
      const { lots = [] } = item;
      lotsSize += lots.length > 0 ? JSON.stringify(lots).length : 0;
      if (lots.length > 0 && lotsSize <= LOTS_SIZE_MAX) row.push(lots);
      rows.push(row);
    }
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
  return { rows, isAll: true };
}

/** Reads what scanners read of all SKUs of the company; where that is too much for a device, of those that were moved last. */
export async function readKnownGoods(http: Http, signal: AbortSignal): Promise<readonly Row[]> {
  const all = await readSome(http, signal);
  return all.isAll ? all.rows : (await readSome(http, signal, 'last')).rows;
}

interface Index {
  /** By code and by barcode, with the unit that it is on. */
  goods: ReadonlyMap<string, [Row, string]>;
  /** By lot: several SKUs may have one of the same code. */
  lots: ReadonlyMap<string, readonly [Row, string][]>;
}
const indexes = new WeakMap<readonly Row[], Index>();

function indexOf(rows: readonly Row[]): Index {
  const known = indexes.get(rows);
  if (known) return known;
  const index = new Map<string, [Row, string]>();
  const lots = new Map<string, [Row, string][]>();
  for (const row of rows)
    for (const lot of row[7] ?? []) lots.set(codeKey(lot), [...(lots.get(codeKey(lot)) ?? []), [row, lot]]);
  for (const row of rows) for (const [text, unit] of row[5]) index.set(`b ${barcodeKey(text)}`, [row, unit]);
  // The code of a SKU comes first, as the server looks.
  for (const row of rows) index.set(`c ${codeKey(row[1])}`, [row, '']);
  indexes.set(rows, { goods: index, lots });
  return { goods: index, lots };
}

/** The SKUs that have a lot of that code in stock, among those that were read ahead. */
export const findKnownLots = (rows: readonly Row[], text: string): { sku: FloorGoods; lot: string }[] =>
  (indexOf(rows).lots.get(codeKey(text)) ?? []).map(([row, lot]) => ({ sku: goodsOf(row), lot }));

/** The SKU of that code, else of that barcode in any length, among those that were read ahead. */
export function findKnown(rows: readonly Row[], text: string) {
  const { goods: index } = indexOf(rows);
  const found = index.get(`c ${codeKey(text)}`) ?? index.get(`b ${barcodeKey(text)}`);
  if (!found) return undefined;
  const [row, unit] = found;
  return {
    sku: goodsOf(row),
    unit: unit === '' ? ('each' as const) : (unit as FloorGoods['barcodes'][number]['unit']),
  };
}
export type KnownRows = readonly Row[];

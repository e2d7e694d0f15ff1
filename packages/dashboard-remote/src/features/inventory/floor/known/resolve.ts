import type { Location, Unit } from '@slotwise/contract';
import { codeKey } from '@slotwise/contract/code-key';
import { CODE_MAX } from '@slotwise/contract/constants';
import { isUnanswered } from '@slotwise/shared/http';
import type { Http } from '@slotwise/shared/http';
import type { QueryClient } from '@tanstack/react-query';
import { findSku } from '../../booking/use-sku-by-code';
import { readLabel, type LabelFacts } from '../../gs1/label';
import { isSameBarcode, noGoods } from '../../gs1/match';
import { isLikely, isMarked, plainOf, type Gs1Fault } from '../../gs1/read';
import { todayOf } from '../../sections/days';
import { inventoryKeys } from '../../query-keys';
import type { FloorGoods } from './floor-goods';
import { findKnown, findKnownLots, knownGoodsKey, type KnownRows } from './known-goods';

/** A place as the floor needs to know it. */
export type Place = Pick<Location, 'id' | 'code' | 'purpose' | 'blocked'>;

/** Goods as a scan names them. `said`: by a label besides. */
export interface FoundGoods {
  sku: FloorGoods;
  unit: Unit;
  said: Partial<LabelFacts>;
}
/**
 * Meaning of a scanned or typed text. `silent`: the server gave no answer, and it was not read before. `elsewhere`: a place
 * of another warehouse. `lots`: the lot of several SKUs, by their codes. `code`: what was looked for.
 */
export type Found =
  | ({ is: 'sku' } & FoundGoods)
  | { is: 'place'; place: Place }
  | { is: 'nothing' | 'silent'; code: string }
  | { is: 'elsewhere'; code: string; warehouse: string }
  | { is: 'lots'; code: string; skus: readonly string[] }
  | { is: 'fault'; fault: Gs1Fault };

/** A SKU, and the unit that its barcode is on. */
interface FoundSku {
  sku: FloorGoods;
  unit: Unit;
}

const FRESH_MS = 10 * 60_000;
/** Known for a shift, also to a page that is opened anew on this device. */
export const KEPT = { gcTime: 12 * 60 * 60_000, meta: { kept: true } } as const;
const PLACES_READ = 5;
const PAGE = 200;

export const placesKey = (warehouseId: string) => [...inventoryKeys.floor, 'places', warehouseId];

/** Reads the first thousand places of a warehouse, so that they are known where there is no network. */
export async function readPlaces(http: Http, warehouseId: string, signal: AbortSignal): Promise<Place[]> {
  const places: Place[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < PLACES_READ; page++) {
    const query = { warehouse_id: warehouseId, limit: PAGE, ...(cursor !== undefined && { cursor }) };
    const { items, nextCursor } = await http('GET /locations', { query, signal });
    places.push(...items.map(({ id, code, purpose, blocked }) => ({ id, code, purpose, blocked })));
    if (nextCursor === null) break;
    cursor = nextCursor;
  }
  return places;
}

export interface Known {
  http: Http;
  cache: QueryClient;
  warehouseId: string;
}

const goodsKey = [...inventoryKeys.floor, 'sku'] as const;

/** Reads through what was read before: trusts it for a while, and for hours where nobody answers. */
async function remembered<T>(cache: QueryClient, key: readonly unknown[], read: () => Promise<T | null>) {
  cache.setQueryDefaults(inventoryKeys.floor, KEPT);
  const before = cache.getQueryState<T>(key);
  if (before?.data !== undefined && Date.now() - before.dataUpdatedAt < FRESH_MS) return before.data;
  try {
    const found = await read();
    if (found === null) cache.removeQueries({ queryKey: key, exact: true });
    else cache.setQueryData(key, found);
    return found;
  } catch (error) {
    if (isUnanswered(error)) return before?.data ?? 'silent';
    throw error;
  }
}

/** Goods that were read by another of their barcodes, or with all others. */
const knownGoods = (cache: QueryClient, text: string): FoundSku | undefined => {
  for (const [, data] of cache.getQueriesData<FoundSku>({ queryKey: goodsKey })) {
    const barcode = data?.sku.barcodes.find(({ code }) => isSameBarcode(text, code));
    if (data && barcode) return { sku: data.sku, unit: barcode.unit };
  }
  const rows = cache.getQueryData<KnownRows>(knownGoodsKey);
  return rows && findKnown(rows, text);
};

async function findGoods({ http, cache }: Known, text: string) {
  const found = await remembered<FoundSku>(cache, [...goodsKey, text], () => findSku(http, text));
  return found === 'silent' ? (knownGoods(cache, text) ?? found) : found;
}

/** A lot, and the SKU that has it. */
interface FoundLot {
  sku: FloorGoods;
  lot: string;
}

/** Labels of lots, ours among them, hold the code of the lot alone. */
async function findLots({ http, cache }: Known, text: string): Promise<readonly FoundLot[] | 'silent'> {
  const found = await remembered<FoundLot[]>(cache, [...inventoryKeys.floor, 'lot', codeKey(text)], async () => {
    const answer = await http('GET /lot/scanned', { query: { code: text } });
    return answer.found.length === 0 ? null : answer.found.map(({ sku, lot }) => ({ sku, lot: lot.code }));
  });
  if (found !== 'silent') return found ?? [];
  const rows = cache.getQueryData<KnownRows>(knownGoodsKey);
  const known = rows ? findKnownLots(rows, text) : [];
  return known.length > 0 ? known : found;
}

/** A place, the name of another warehouse that has such a place, or null. */
type FoundPlace = { place: Place } | { warehouse: string } | null;

async function findPlace({ http, cache, warehouseId }: Known, text: string): Promise<FoundPlace | 'silent'> {
  const key = codeKey(text);
  const read = cache.getQueryData<Place[]>(placesKey(warehouseId))?.find(({ code }) => codeKey(code) === key);
  if (read) return { place: read };
  let elsewhere: string | null = null;
  const place = await remembered<Place>(cache, [...inventoryKeys.floor, 'place', warehouseId, key], async () => {
    const answer = await http('GET /location/scanned', { query: { warehouse_id: warehouseId, code: text } });
    elsewhere = answer.elsewhere?.name ?? null;
    return answer.location;
  });
  if (place === 'silent') return place;
  if (place) return { place };
  return elsewhere === null ? null : { warehouse: elsewhere };
}

/** The place of that code; null where there is none, or where nobody knows of it without network. */
export async function placeNamed(known: Known, text: string): Promise<Place | null> {
  const found = text.length <= CODE_MAX ? await findPlace(known, text) : null;
  return found !== null && found !== 'silent' && 'place' in found ? found.place : null;
}

/** The goods that a label names, and what it says of them. */
async function resolveLabel(known: Known, text: string, today: string): Promise<Found> {
  const label = readLabel(text, today);
  if (label.is === 'fault') return label;
  const { facts } = label;
  if (facts.gtin === undefined) return { is: 'fault', fault: noGoods(facts) };
  const found = await findGoods(known, facts.gtin);
  if (found === 'silent') return { is: 'silent', code: facts.gtin };
  return found ? { is: 'sku', ...found, said: facts } : { is: 'nothing', code: facts.gtin };
}

/**
 * Says what a text is: a place of the warehouse, a SKU by its code, a barcode or a lot that it alone has, or goods by a
 * GS1 label.
 * @param first what is asked for: looked for first, so that a code that is both is what was asked for
 */
export async function resolve(known: Known, scanned: string, first: 'sku' | 'place'): Promise<Found> {
  const text = plainOf(scanned);
  const today = todayOf();
  if (isMarked(text)) return resolveLabel(known, text, today);
  let isSilent = false;
  let elsewhere: string | undefined;
  for (const kind of first === 'sku' ? (['sku', 'place'] as const) : (['place', 'sku'] as const)) {
    if (kind === 'sku') {
      const found = await findGoods(known, text);
      if (found === 'silent') isSilent = true;
      else if (found) return { is: 'sku', ...found, said: {} };
    } else {
      const found = text.length <= CODE_MAX ? await findPlace(known, text) : null;
      if (found === 'silent') isSilent = true;
      else if (found && 'place' in found) return { is: 'place', place: found.place };
      else elsewhere = found?.warehouse;
    }
  }
  if (elsewhere !== undefined) return { is: 'elsewhere', code: text, warehouse: elsewhere };
  const lots = text.length <= CODE_MAX ? await findLots(known, text) : [];
  if (lots === 'silent') isSilent = true;
  else if (lots.length > 1) return { is: 'lots', code: text, skus: lots.map(({ sku }) => sku.code) };
  else if (lots[0]) return { is: 'sku', sku: lots[0].sku, unit: 'each', said: { lot: lots[0].lot } };
  // Many scanners send no mark with GS1 data. What stands somewhere as a plain barcode is one.
  if (isLikely(text)) return resolveLabel(known, text, today);
  return { is: isSilent ? 'silent' : 'nothing', code: text };
}

import type { Answer, Location, Sku, Unit } from '@slotwise/contract';
import { isApiError, isUnanswered } from '@slotwise/shared/http';
import type { Http } from '@slotwise/shared/http';
import type { QueryClient } from '@tanstack/react-query';
import { findSku } from '../../booking/use-sku-by-code';
import { inventoryKeys } from '../../query-keys';

/** A place as the floor needs to know it. */
export type Place = Pick<Location, 'id' | 'code' | 'purpose' | 'blocked'>;

/** Meaning of a scanned or typed text. `silent`: the server gave no answer, and it was not read before. */
export type Found =
  { is: 'sku'; sku: Sku; unit: Unit } | { is: 'place'; place: Place } | { is: 'nothing' } | { is: 'silent' };

/** The same for codes that differ by case or blanks only, as the server takes them. */
export const codeKey = (text: string): string => text.replace(/\s+/g, '').toUpperCase();

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

const findGoods = ({ http, cache }: Known, text: string) =>
  remembered<Answer<'GET /sku'>>(cache, [...inventoryKeys.floor, 'sku', text], () => findSku(http, text));

async function findPlace({ http, cache, warehouseId }: Known, text: string): Promise<Place | null | 'silent'> {
  const key = codeKey(text);
  const read = cache.getQueryData<Place[]>(placesKey(warehouseId))?.find(({ code }) => codeKey(code) === key);
  if (read) return read;
  return remembered<Place>(cache, [...inventoryKeys.floor, 'place', warehouseId, key], async () => {
    try {
      return (await http('GET /location', { query: { warehouse_id: warehouseId, code: text } })).location;
    } catch (error) {
      if (isApiError(error) && error.code === 'not_found') return null;
      throw error;
    }
  });
}

/**
 * Says what a text is: a place of the warehouse, or a SKU by its code or a barcode.
 * @param first what is asked for: looked for first, so that a code that is both is what was asked for
 */
export async function resolve(known: Known, text: string, first: 'sku' | 'place'): Promise<Found> {
  let isSilent = false;
  for (const kind of first === 'sku' ? (['sku', 'place'] as const) : (['place', 'sku'] as const)) {
    if (kind === 'sku') {
      const found = await findGoods(known, text);
      if (found === 'silent') isSilent = true;
      else if (found) return { is: 'sku', ...found };
    } else {
      const found = text.length <= 40 ? await findPlace(known, text) : null;
      if (found === 'silent') isSilent = true;
      else if (found) return { is: 'place', place: found };
    }
  }
  return { is: isSilent ? 'silent' : 'nothing' };
}

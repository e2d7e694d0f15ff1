import type { Unit } from '@slotwise/contract';
import { ApiError } from '@slotwise/shared/http';
import type { Http } from '@slotwise/shared/http';
import type { QueryClient } from '@tanstack/react-query';
import { findSku, type FoundSku } from '../booking/use-sku-by-code';
import { inventoryKeys } from '../query-keys';
import { filledLines, type LineText } from './model/lines';

const AT_ONCE = 6;
const FRESH_MS = 60_000;

/** The SKU that a text is the code or a barcode of, as it was read within the last minute; null if there is none. */
const skuOf = (cache: QueryClient, http: Http, text: string): Promise<FoundSku | null> =>
  cache.fetchQuery({
    queryKey: [...inventoryKeys.skus, 'by-code', text.trim()],
    queryFn: ({ signal }) => findSku(http, text.trim(), signal),
    staleTime: FRESH_MS,
  });

export interface WantedLine {
  sku_id: string;
  quantity: number;
  unit?: Unit;
}

/** Lines as the server takes them, and the place in the list that each of them was typed at. */
export interface ResolvedLines {
  lines: WantedLine[];
  places: number[];
}

/** @throws validation_failed, with every line whose SKU there is not, by its place in the list */
export async function resolveLines(cache: QueryClient, http: Http, typed: readonly LineText[]): Promise<ResolvedLines> {
  const filled = filledLines(typed);
  const lines: WantedLine[] = [];
  const unknown: number[] = [];
  for (let begin = 0; begin < filled.length; begin += AT_ONCE) {
    const some = filled.slice(begin, begin + AT_ONCE);
    const found = await Promise.all(some.map(({ line }) => skuOf(cache, http, line.sku)));
    for (const [index, { at, line }] of some.entries()) {
      const scanned = found[index];
      if (!scanned) {
        unknown.push(at);
        continue;
      }
      // A barcode that was sent before it became its SKU's code still says what it stands on.
      const unit = line.unit === 'each' && scanned.sku.code !== line.sku.trim() ? scanned.unit : line.unit;
      const quantity = Number(line.quantity.trim());
      lines.push({ sku_id: scanned.sku.id, quantity, ...(unit !== 'each' && { unit }) });
    }
  }
  if (unknown.length > 0) {
    const details = unknown.map((at) => ({ field: `lines/${at}/sku`, code: 'unknown', reason: 'does not exist' }));
    throw new ApiError(422, 'validation_failed', 'Unknown.', details);
  }
  return { lines, places: filled.map(({ at }) => at) };
}

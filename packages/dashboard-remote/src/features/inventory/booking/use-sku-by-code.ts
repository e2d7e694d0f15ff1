import type { Answer } from '@slotwise/contract';
import { CODE_MAX } from '@slotwise/contract/constants';
import type { Http } from '@slotwise/shared/http';
import { usePlatform } from '@slotwise/shared/remote';
import { useQuery } from '@tanstack/react-query';
import { inventoryKeys } from '../query-keys';
import { usePaused } from '@slotwise/shared/ui/list';

export type FoundSku = NonNullable<Answer<'GET /sku/scanned'>['found']>;

const BARCODE_MAX = 64;

/** The SKU that a text is the code of, or else that it is a barcode of; null if there is none. */
export async function findSku(http: Http, text: string, signal?: AbortSignal): Promise<FoundSku | null> {
  if (text.length > BARCODE_MAX) return null;
  const query = { ...(text.length <= CODE_MAX && { code: text }), barcode: text };
  return (await http('GET /sku/scanned', { query, ...(signal && { signal }) })).found;
}

/** The same for a text that is being typed or scanned. `data` is of `term`, null once it is known that there is none. */
export function useSkuByCode(text: string) {
  const { http } = usePlatform();
  const term = usePaused(text.trim());
  const { data } = useQuery({
    queryKey: [...inventoryKeys.skus, 'by-code', term],
    queryFn: ({ signal }) => findSku(http, term, signal),
    enabled: term !== '',
  });
  return { term, data };
}

import type { Sku } from '@slotwise/contract';
import type { CallOptions, Http } from '@slotwise/shared/http';
import { placeIdByCode } from '../../booking/api/place-id';
import type { RowTexts } from '../../sections/rows-field';
import { skuBody } from '../model/sku-form';
import type { SkuValues } from '../model/sku-form';

/** Ids of places by their codes. @throws validation_failed that names the row whose place there is not */
async function placeIds(http: Http, places: readonly RowTexts[]): Promise<string[]> {
  const wanted = places.filter(({ code = '' }) => code.trim() !== '');
  return Promise.all(
    wanted.map(async ({ warehouseId = '', code = '' }) => {
      const field = `places/${places.findIndex((one) => one.warehouseId === warehouseId && one.code === code)}`;
      return placeIdByCode(http, field, warehouseId, code);
    }),
  );
}

/**
 * Adds a SKU, or changes one that nobody else has changed meanwhile.
 * @param options.sku as it was when its fields were filled; left out: a new one
 */
export async function saveSku(
  http: Http,
  values: SkuValues,
  { sku, signal, ...once }: { sku?: Sku | undefined } & Pick<CallOptions, 'signal' | 'idempotencyKey'>,
): Promise<Sku> {
  const sent = http.scoped({ signal });
  const body = skuBody(values, await placeIds(sent, values.places));
  const answer = sku
    ? await sent('PATCH /sku', { ...once, body: { ...body, sku_id: sku.id, version: sku.version } })
    : await sent('POST /sku', { ...once, body });
  return answer.sku;
}

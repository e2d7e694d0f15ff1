import type { Sku } from '@slotwise/contract';
import { ApiError, isApiError } from '@slotwise/shared/http';
import type { Http } from '@slotwise/shared/http';
import type { RowTexts } from '../../sections/rows-field';
import { skuBody } from '../model/sku-form';
import type { SkuValues } from '../model/sku-form';

/** Ids of places by their codes. @throws validation_failed that names the row whose place there is not */
async function placeIds(http: Http, places: readonly RowTexts[]): Promise<string[]> {
  const wanted = places.filter(({ code = '' }) => code.trim() !== '');
  return Promise.all(
    wanted.map(async ({ warehouseId = '', code = '' }) => {
      try {
        const { location } = await http('GET /location', { query: { warehouse_id: warehouseId, code: code.trim() } });
        return location.id;
      } catch (error) {
        if (!isApiError(error) || error.code !== 'not_found') throw error;
        const field = `places/${places.findIndex((one) => one.warehouseId === warehouseId && one.code === code)}`;
        throw new ApiError(422, 'validation_failed', error.message, [
          { field, code: 'unknown', reason: 'does not exist' },
        ]);
      }
    }),
  );
}

/**
 * Adds a SKU, or changes one that nobody else has changed meanwhile.
 * @param sku as it was when its fields were filled; left out: a new one
 */
export async function saveSku(http: Http, values: SkuValues, sku?: Sku): Promise<Sku> {
  const body = skuBody(values, await placeIds(http, values.places));
  const answer = sku
    ? await http('PATCH /sku', { body: { ...body, sku_id: sku.id, version: sku.version } })
    : await http('POST /sku', { body });
  return answer.sku;
}

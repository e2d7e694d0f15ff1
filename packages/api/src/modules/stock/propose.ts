import type { Condition, Proposal, Unfit } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';
import { unfit, type Goods } from './fit';
import { contentsOf, nearestPlaces, placesByIdsIn, placesOfSku, type Place } from './place-queries';

const AT_ONCE = 300;

/** Where goods can be put: the preferred place, then where the SKU lies already, then the nearest that fits. */
export async function proposePlaces(
  trx: Trx,
  warehouseId: string,
  goods: Goods & { condition: Condition },
  most: number,
): Promise<{ proposals: Proposal[]; unfit: Unfit[] }> {
  const { preferred, same } = await placesOfSku(trx, warehouseId, goods.skuId);
  const known = await placesByIdsIn(trx, warehouseId, [...preferred, ...same]);
  const proposals: Proposal[] = [];
  const refused: Unfit[] = [];
  const seen = new Set<string>();
  const consider = async (places: readonly Place[], reason: Proposal['reason']) => {
    const contents = await contentsOf(
      trx,
      places.map(({ id }) => id),
    );
    for (const place of places) {
      if (seen.has(place.id) || proposals.length >= most) continue;
      seen.add(place.id);
      const refusal = unfit(
        place,
        contents.filter(({ locationId }) => locationId === place.id),
        goods,
      );
      const location = { id: place.id, code: place.code };
      if (!refusal) proposals.push({ location, reason });
      else if (reason === 'preferred') refused.push({ location, rule: refusal.rule });
    }
  };
  const inOrder = (ids: readonly string[]) => ids.flatMap((id) => known.get(id) ?? []);
  await consider(inOrder(preferred), 'preferred');
  await consider(inOrder(same), 'same_sku');
  for (let offset = 0; proposals.length < most; offset += AT_ONCE) {
    const places = await nearestPlaces(trx, warehouseId, { offset, limit: AT_ONCE });
    await consider(places, 'nearest');
    if (places.length < AT_ONCE) break;
  }
  return { proposals, unfit: refused };
}

import type { Trx } from '../../platform/db/tables';
import type { LocationType } from '@slotwise/contract';
import { refuse } from '../../platform/errors';
import { beyondLimit, contentsOf, ruleFault, skusByIds, type Content } from '../stock';

type Rules = Omit<LocationType, 'id' | 'name' | 'locations'>;

/**
 * Rules may be set only where what lies there keeps them. The places must be held by the caller.
 * @param field of the request, or that of each place
 * @throws put_refused naming the rule and the place
 */
export async function checkContents(
  trx: Trx,
  companyId: string,
  field: string | ((place: { id: string }) => string),
  places: readonly { id: string; code: string; rules: Rules }[],
): Promise<void> {
  const contents = await contentsOf(
    trx,
    places.map(({ id }) => id),
  );
  if (contents.length === 0) return;
  const skus = await skusByIds(
    trx,
    companyId,
    contents.map(({ skuId }) => skuId),
  );
  const faults = places.flatMap(({ id, code, rules }) => {
    const present = contents.filter(({ locationId }) => locationId === id);
    const otherCondition = present.some(
      ({ skuId }) => rules.condition !== null && skus.get(skuId)?.condition !== rules.condition,
    );
    const broken = brokenBy(rules, present, otherCondition);
    const sku = skus.get(present[0]?.skuId ?? '')?.code ?? '';
    return broken ? [ruleFault(typeof field === 'string' ? field : field({ id }), code, sku, broken)] : [];
  });
  if (faults.length > 0) throw refuse('put_refused', faults.slice(0, 10));
}

function brokenBy(rules: Rules, present: readonly Content[], otherCondition: boolean) {
  if (present.length === 0) return null;
  const different = (valueOf: (content: Content) => string) => new Set(present.map(valueOf)).size > 1;
  if (rules.mixing === 'same_sku' && different(({ skuId }) => skuId)) return { rule: 'same_sku' as const };
  if (rules.mixing === 'same_lot' && different(({ skuId, lotId }) => `${skuId} ${lotId ?? ''}`))
    return { rule: 'same_lot' as const };
  if (otherCondition) return { rule: 'condition' as const };
  return beyondLimit({ ...rules, blocked: false, beingRemoved: false }, present);
}

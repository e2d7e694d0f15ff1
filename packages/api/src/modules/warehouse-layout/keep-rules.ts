import type { Trx } from '../../platform/db/tables';
import type { LocationType } from '@slotwise/contract';
import { refuse } from '../../platform/errors';
import { beyondLimit, contentsOf, ruleFault, skusByIds, type Content } from '../stock';

type Rules = Omit<LocationType, 'id' | 'name' | 'locations'>;

/**
 * Rules may be set only where what lies there keeps them. The places must be held by the caller.
 * @throws put_refused naming the rule and the place
 */
export async function checkContents(
  trx: Trx,
  companyId: string,
  field: string,
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
    const there = contents.filter(({ locationId }) => locationId === id);
    const otherCondition = there.some(
      ({ skuId }) => rules.condition !== null && skus.get(skuId)?.condition !== rules.condition,
    );
    const broken = brokenBy(rules, there, otherCondition);
    const sku = skus.get(there[0]?.skuId ?? '')?.code ?? '';
    return broken ? [ruleFault(field, code, sku, broken)] : [];
  });
  if (faults.length > 0) throw refuse('put_refused', faults.slice(0, 10));
}

function brokenBy(rules: Rules, there: readonly Content[], otherCondition: boolean) {
  if (there.length === 0) return null;
  const different = (of: (content: Content) => string) => new Set(there.map(of)).size > 1;
  if (rules.mixing === 'same_sku' && different(({ skuId }) => skuId)) return { rule: 'same_sku' as const };
  if (rules.mixing === 'same_lot' && different(({ skuId, lotId }) => `${skuId} ${lotId ?? ''}`))
    return { rule: 'same_lot' as const };
  if (otherCondition) return { rule: 'condition' as const };
  return beyondLimit({ ...rules, blocked: false, beingRemoved: false }, there);
}

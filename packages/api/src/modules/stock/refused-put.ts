import type { Condition, PutRule } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';
import { fieldFault, refuse, type ApiFault } from '../../platform/errors';
import type { Goods, Refusal } from './fit';
import type { Place } from './place-queries';
import { proposePlaces } from './propose';

interface RefusedGoods extends Goods {
  code: string;
  condition: Condition;
}

/** The fault of one rule. */
export function ruleFault(
  field: string,
  location: string,
  sku: string,
  { rule, max = 0 }: { rule: PutRule; max?: number },
) {
  switch (rule) {
    case 'max_pieces':
    case 'max_weight':
    case 'max_volume':
      return fieldFault(field, `put_${rule}`, { location, max });
    case 'weight_missing':
    case 'volume_missing':
      return fieldFault(field, `put_${rule}`, { location, sku });
    default:
      return fieldFault(field, `put_${rule}`, { location });
  }
}

/** A refusal that names the rule and says which place would do. */
export async function refusedPut(
  trx: Trx,
  field: string,
  place: Place,
  goods: RefusedGoods,
  refusal: Refusal,
): Promise<ApiFault> {
  const { proposals } = await proposePlaces(trx, place.warehouseId, goods, 1);
  const [instead] = proposals;
  return refuse('put_refused', [
    ruleFault(field, place.code, goods.code, refusal),
    instead ? fieldFault(field, 'put_instead', { location: instead.location.code }) : fieldFault(field, 'put_nowhere'),
  ]);
}

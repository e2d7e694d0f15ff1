import type { FieldFault, PutRule } from '@slotwise/contract';
import { ApiFault, fieldFault } from '../../platform/errors';

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

/** Goods to be put, with their field in the request. */
interface Wanted {
  field: string;
  warehouseId: string;
  skuId: string;
  lotId: string | null;
  quantity: number;
  /** The place that they are taken from: it is no other place. */
  fromId: string | null;
}

/** A refusal that names the rule, and the goods for which another place can be looked for. */
export class PutRefused extends ApiFault {
  constructor(
    fault: FieldFault,
    readonly wanted: Wanted,
  ) {
    super('put_refused', [fault]);
  }
}

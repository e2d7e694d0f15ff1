import type { FieldFault } from '@slotwise/contract';
import { PLACE_PIECES_MAX } from '@slotwise/contract/constants';
import { fieldFault } from '../../platform/errors';

/** Pieces of a SKU among goods, of all its lots and states. */
export const piecesOf = (goods: readonly { skuId: string; quantity: number }[], skuId: string): number =>
  goods.reduce((sum, one) => (one.skuId === skuId ? sum + one.quantity : sum), 0);

/** The fault of a place that would hold more of a SKU than any place does. */
export const tooManyInPlace = (field: string, location: string, sku: string): FieldFault =>
  fieldFault(field, 'too_many_in_place', { location, sku, max: PLACE_PIECES_MAX });

import type { Sku, SkuUnit } from '@slotwise/contract';

/** As much of a SKU as the floor needs: a device keeps no more of most. */
export type FloorGoods = Pick<
  Sku,
  'id' | 'code' | 'name' | 'shelfLifeDays' | 'lotTracked' | 'serialTracked' | 'archived' | 'barcodes'
> & {
  units: readonly Pick<SkuUnit, 'unit' | 'factor'>[];
};

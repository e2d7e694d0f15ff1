import { strict } from '../wire/schema';
import { Lot, Sku } from './entities';

/** Without where it is to lie: that is for who may see the warehouse. */
const { places: _places, ...sku } = Sku.properties;
const Known = strict(sku);

export const skuEvents = { company: { SkuCreated: Known, SkuUpdated: Known, LotUpdated: Lot } };

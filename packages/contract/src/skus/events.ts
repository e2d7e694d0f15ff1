import { strict } from '../wire/schema';
import { Lot, Sku } from './entities';

/** Without its places: those are for users who may see the warehouse. */
const { places: _places, ...sku } = Sku.properties;
const Known = strict(sku);

export const skuEvents = { company: { SkuCreated: Known, SkuUpdated: Known, LotUpdated: Lot } };

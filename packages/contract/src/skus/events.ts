import { Lot, Sku } from './entities';

export const skuEvents = { company: { SkuCreated: Sku, SkuUpdated: Sku, LotUpdated: Lot } };

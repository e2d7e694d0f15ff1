import { eventsAbout } from '../wire/subject-events';
import { strict } from '../wire/schema';
import { Lot, Sku } from './entities';

/** Without its places: those are for users who may see the warehouse. */
const { places: _places, ...sku } = Sku.properties;
const Known = strict(sku);

export const skuEvents = eventsAbout(
  'goods',
  { company: { SkuCreated: Known, SkuUpdated: Known, LotUpdated: Lot } },
  { companyWide: true, heardBy: 'view_inventory' },
);

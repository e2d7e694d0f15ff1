import type { Sku } from '@slotwise/contract';

export const skuEvent = (companyId: string, event: 'SkuCreated' | 'SkuUpdated', { places: _places, ...sku }: Sku) => ({
  channel: `company:${companyId}` as const,
  event,
  data: sku,
});

/** Fields of a SKU that the audit keeps. */
export const skuFacts = ({ id: _id, version: _version, changedAt: _changedAt, ...facts }: Sku) => facts;

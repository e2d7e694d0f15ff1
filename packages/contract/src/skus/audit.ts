import { Type } from 'typebox';
import { creates, updates } from '../wire/audit-action';
import { nullable, strict } from '../wire/schema';
import { Lot, Sku } from './entities';

const { id: _id, version: _version, changedAt: _changedAt, ...facts } = Sku.properties;

export const skuAudit = {
  'sku.created': creates('sku', strict(facts)),
  'sku.updated': updates('sku', strict(facts)),
  'lot.updated': updates('lot', strict({ held: Lot.properties.held, expiresOn: nullable(Type.String()) })),
};

import { Type, type Static } from 'typebox';
import { Company, Wms } from '../tenants/entities';
import { Id, Instant, nullable, strict } from '../wire/schema';

/** A company's permission for its WMS to read its inventory: its date, and the user of the company who gave it. */
export const InventoryGrant = strict({
  since: Instant,
  /** Null: somebody who has left. */
  by: nullable(Type.String()),
});
export type InventoryGrant = Static<typeof InventoryGrant>;

/** State of the access between a company and its WMS. `id`: the company's. */
export const CompanyAccess = strict({
  id: Id,
  /** Null: the company belongs to none, so there is nobody to let in. */
  wms: nullable(Wms),
  grant: nullable(InventoryGrant),
});
export type CompanyAccess = Static<typeof CompanyAccess>;

/** A company that lets its WMS read its inventory. */
export const GrantedCompany = strict({ ...Company.properties, since: Instant });
export type GrantedCompany = Static<typeof GrantedCompany>;

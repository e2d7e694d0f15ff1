import { eventsAbout, everyone } from '../wire/subject-events';
import { nullable, Instant, Id, strict } from '../wire/schema';
import { CompanyAccess } from './entities';

/** A company has let its WMS in, or has taken that back. */
export const grantEvents = eventsAbout(
  'tenant',
  {
    company: { InventoryGrantChanged: CompanyAccess },
    /** `id`: of the company. `since` null: taken back. */
    wms: { InventoryGrantChanged: strict({ id: Id, since: nullable(Instant) }) },
  },
  { companyWide: true, heardBy: everyone('a grant is no secret on either side') },
);

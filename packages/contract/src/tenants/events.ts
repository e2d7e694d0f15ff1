import { Removed } from '../wire/schema';
import { Company, Wms } from './entities';

export const tenantEvents = {
  company: { CompanyNameChanged: Company, CompanyAvatarUpdated: Company, CompanyDeleted: Removed },
  wms: {
    WmsAvatarUpdated: Wms,
    WmsNameChanged: Wms,
    WmsDeleted: Removed,
    CompanyCreated: Company,
    CompanyDeleted: Removed,
  },
};

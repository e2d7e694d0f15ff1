import { eventsAbout } from '../wire/subject-events';
import { Removed } from '../wire/schema';
import { Company, TenantSettings, Wms } from './entities';

export const tenantEvents = eventsAbout(
  'tenant',
  {
    company: {
      CompanyNameChanged: Company,
      CompanyAvatarUpdated: Company,
      CompanyDeleted: Removed,
      CompanySettingsChanged: TenantSettings,
    },
    wms: {
      WmsAvatarUpdated: Wms,
      WmsNameChanged: Wms,
      WmsDeleted: Removed,
      WmsSettingsChanged: TenantSettings,
      CompanyCreated: Company,
      CompanyDeleted: Removed,
    },
  },
  { companyWide: true },
);

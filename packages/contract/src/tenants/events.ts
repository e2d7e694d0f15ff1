import { eventsAbout, everyone } from '../wire/subject-events';
import { Removed } from '../wire/schema';
import { Company, TenantSettings, Wms } from './entities';

const KNOWN = everyone('every page shows the name, the picture and the units of the tenant');

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
  {
    companyWide: true,
    heardBy: {
      CompanyNameChanged: KNOWN,
      CompanyAvatarUpdated: KNOWN,
      CompanyDeleted: everyone('nobody can go on there, whoever they are'),
      CompanySettingsChanged: KNOWN,
      WmsAvatarUpdated: KNOWN,
      WmsNameChanged: KNOWN,
      WmsDeleted: everyone('nobody can go on there, whoever they are'),
      WmsSettingsChanged: KNOWN,
      CompanyCreated: 'view_companies',
    },
  },
);

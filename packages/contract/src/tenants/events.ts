import { Removed } from '../wire/schema';
import { Company, TenantSettings, Wms } from './entities';

export const tenantEvents = {
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
};

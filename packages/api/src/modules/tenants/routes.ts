import { defineModule } from '../../platform/module';
import { listCompanies, readCompany, readWms } from './read-tenant';
import { renameCompany, renameWms } from './rename-tenant';
import { changeSettings, readSettings } from './settings';
import { look } from './look';
import { search } from './search';

export const tenants = defineModule({
  name: 'tenants',
  create: () => ({
    handlers: {
      'GET /mycompany': readCompany,
      'PATCH /mycompany': renameCompany,
      'GET /mywms': readWms,
      'PATCH /mywms': renameWms,
      'GET /mytenant/settings': readSettings,
      'PATCH /mytenant/settings': changeSettings,
      'GET /mywms/companies': listCompanies,
    },
    look,
    search,
  }),
});

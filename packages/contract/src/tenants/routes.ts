import { strict } from '../wire/schema';
import { list, Name, read, type RouteTable } from '../wire/route';
import { Company, Wms } from './entities';

export const tenantRoutes = {
  'GET /mycompany': {
    ...read('company', null, "The current user's company", strict({ myCompany: Company })),
    embedded: true,
  },
  'GET /mywms': { ...read('wms', null, "The current user's WMS", strict({ myWms: Wms })), embedded: true },
  'GET /mywms/companies': list('wms', 'view_companies', 'Its companies', 'myCompanies', Company),
  'PATCH /mycompany': {
    summary: 'Rename the company',
    access: 'user',
    tenant: 'company',
    permission: 'manage_company',
    body: strict({ name: Name }),
    answer: strict({ myCompany: Company }),
    errors: [],
    limit: 'write',
    additive: true,
  },
  'PATCH /mywms': {
    summary: 'Rename the WMS',
    access: 'user',
    tenant: 'wms',
    permission: 'manage_company',
    body: strict({ name: Name }),
    answer: strict({ myWms: Wms }),
    errors: [],
    limit: 'write',
    additive: true,
  },
} as const satisfies RouteTable;

import { Type } from 'typebox';
import { list, type RouteTable } from '../wire/route';
import { Ref, strict } from '../wire/schema';
import { CompanyAccess, GrantedCompany } from './entities';

const Message = Type.String();
const change = {
  access: 'user',
  tenant: 'company',
  permission: 'manage_company',
  everywhere: true,
  limit: 'write',
  errors: ['not_found', 'beyond_own_warehouses'],
  additive: true,
} as const;

export const grantRoutes = {
  'GET /mycompany/inventory-grant': {
    summary: 'Whether the WMS of the company may read its inventory, since when and who said so',
    access: 'user',
    tenant: 'company',
    permission: null,
    answer: strict({ access: CompanyAccess }),
    errors: [],
    limit: 'read',
    additive: true,
  },
  'POST /mycompany/inventory-grant': {
    ...change,
    summary: 'Let the WMS of the company read its inventory. What is granted already stays as it is',
    /** The one that the caller has read of: nobody lets in another. */
    body: strict({ wms_id: Ref }),
    answer: strict({ message: Message, access: CompanyAccess }),
    status: 201,
  },
  'DELETE /mycompany/inventory-grant': {
    ...change,
    summary: 'Take that back, at once',
    answer: strict({ message: Message, access: CompanyAccess }),
  },
  'GET /mywms/granted-companies': {
    ...list(
      'wms',
      'view_inventory',
      'Its companies that let it read their inventory',
      'grantedCompanies',
      GrantedCompany,
    ),
    additive: true,
  },
} as const satisfies RouteTable;

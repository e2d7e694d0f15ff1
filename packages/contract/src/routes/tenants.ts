import { Type } from 'typebox';
import { Company, Invitation, Permission, Role, User, Warehouse, Wms, strict } from '../entities';
import type { PermissionName } from '../permissions';
import { Name, Done, type Method, type Route } from './route';

const Ref = Type.String({ minLength: 1, maxLength: 64 });

const read = <A extends Route['answer'], T extends 'company' | 'wms', const S extends string>(
  tenant: T,
  permission: PermissionName | null,
  summary: S,
  answer: A,
) => ({ summary, access: 'user' as const, tenant, permission, answer, errors: [] as const, limit: 'read' as const });

export const tenantRoutes = {
  'GET /mycompany': {
    ...read('company', null, "The current user's company", strict({ myCompany: Company })),
    embedded: true,
  },
  'GET /mycompany/users': read('company', 'view_users', 'Its users', strict({ myUsers: Type.Array(User) })),
  'GET /mycompany/roles': read('company', 'view_roles', 'Its roles', strict({ myRoles: Type.Array(Role) })),
  'GET /mycompany/warehouses': read(
    'company',
    'view_warehouses',
    'Its warehouses',
    strict({ myWarehouses: Type.Array(Warehouse) }),
  ),
  'GET /mycompany/invitations': read(
    'company',
    'view_invitations',
    'Its invitations',
    strict({ myInvitations: Type.Array(Invitation) }),
  ),
  'GET /mycompany/permissions': read(
    'company',
    'view_roles',
    'The permissions that its roles can hold',
    strict({ myPermissions: Type.Array(Permission) }),
  ),
  'GET /mywms': { ...read('wms', null, "The current user's WMS", strict({ myWms: Wms })), embedded: true },
  'GET /mywms/users': read('wms', 'view_users', 'Its users', strict({ myUsers: Type.Array(User) })),
  'GET /mywms/roles': read('wms', 'view_roles', 'Its roles', strict({ myRoles: Type.Array(Role) })),
  'GET /mywms/companies': read('wms', 'view_companies', 'Its companies', strict({ myCompanies: Type.Array(Company) })),
  'GET /mywms/invitations': read(
    'wms',
    'view_invitations',
    'Its invitations',
    strict({ myInvitations: Type.Array(Invitation) }),
  ),
  'GET /mywms/permissions': read(
    'wms',
    'view_roles',
    'The permissions that its roles can hold',
    strict({ myPermissions: Type.Array(Permission) }),
  ),
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
  'POST /warehouse': {
    summary: 'Add a warehouse',
    access: 'user',
    tenant: 'company',
    permission: 'manage_warehouses',
    body: strict({ name: Name }),
    answer: strict({ message: Type.String(), warehouse: Warehouse }),
    status: 201,
    errors: ['name_taken'],
    limit: 'write',
    additive: true,
  },
  'PATCH /warehouse': {
    summary: 'Rename a warehouse',
    access: 'user',
    tenant: 'company',
    permission: 'manage_warehouses',
    body: strict({ warehouse_id: Ref, name: Name }),
    answer: strict({ message: Type.String(), warehouse: Warehouse }),
    errors: ['not_found', 'name_taken'],
    limit: 'write',
    additive: true,
  },
  'DELETE /warehouse': {
    summary: 'Remove a warehouse',
    access: 'user',
    tenant: 'company',
    permission: 'manage_warehouses',
    body: strict({ warehouse_id: Ref }),
    answer: Done,
    errors: ['not_found'],
    limit: 'write',
    additive: true,
  },
} as const satisfies Record<`${Method} /${string}`, Route>;

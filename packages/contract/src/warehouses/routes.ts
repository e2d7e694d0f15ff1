import { Type } from 'typebox';
import { Ref, strict } from '../wire/schema';
import { Done, list, Name, type RouteTable } from '../wire/route';
import { Warehouse } from './entities';

export const warehouseRoutes = {
  'GET /mycompany/warehouses': {
    ...list('company', 'view_warehouses', 'Its warehouses', 'myWarehouses', Warehouse),
    guests: true,
  },
  'POST /warehouse': {
    summary: 'Add a warehouse',
    access: 'user',
    tenant: 'company',
    permission: 'manage_warehouses',
    everywhere: true,
    body: strict({ name: Name }),
    answer: strict({ message: Type.String(), warehouse: Warehouse }),
    status: 201,
    errors: ['name_taken', 'beyond_own_warehouses'],
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
    summary: 'Remove a warehouse in which nothing was ever booked',
    access: 'user',
    tenant: 'company',
    permission: 'manage_warehouses',
    body: strict({ warehouse_id: Ref }),
    answer: Done,
    errors: ['not_found', 'in_use'],
    limit: 'write',
    additive: true,
  },
} as const satisfies RouteTable;

import type { RemoteManifest } from '@slotwise/contract';

export const manifest: RemoteManifest = {
  id: 'dashboard',
  name: 'Dashboard',
  version: '1.0.0',
  platform: '^2.1.0',
  routes: [
    { path: '/dashboard', access: 'user', title: 'Dashboard', shape: 'figures' },
    { path: '/slotting', access: 'user', title: 'Slotting' },
    { path: '/inventory', access: 'user', title: 'Inventory' },
    { path: '/inventory/skus', access: 'user', title: 'SKUs' },
    { path: '/inventory/stock', access: 'user', title: 'Stock' },
    { path: '/inventory/moves', access: 'user', title: 'Moves' },
    { path: '/inventory/proof', access: 'user', title: 'Proof of the stock' },
    { path: '/inventory/imports', access: 'user', title: 'Imports' },
    { path: '/inventory/warehouses', access: 'user', title: 'Warehouse' },
  ],
  navigation: [
    { href: '/dashboard', label: 'Dashboard', icon: 'board', order: 10 },
    { href: '/slotting', label: 'Slotting', icon: 'slots', order: 20, permission: 'view_slotting' },
    { href: '/inventory', label: 'Inventory', icon: 'box', order: 30, permission: 'view_inventory' },
  ],
  records: [
    { kind: 'warehouse', href: '/inventory/warehouses/{id}', icon: 'building', label: 'Warehouses' },
    { kind: 'sku', href: '/inventory/skus/{id}', icon: 'box', label: 'SKUs' },
    // A WMS knows its companies' names and nothing more of them.
    { kind: 'company', href: '/dashboard', icon: 'building', label: 'Companies' },
  ],
  search: ['warehouse', 'company'],
  events: { publishes: ['work:changed'], hears: [] },
  permissions: [
    'view_slotting',
    'view_inventory',
    'view_warehouses',
    'view_companies',
    'view_users',
    'view_roles',
    'view_invitations',
    'manage_warehouses',
    'view_inventory',
    'manage_inventory',
    'move_inventory',
    'import_inventory',
  ],
  scopes: ['warehouses:read', 'warehouses:write', 'companies:read', 'users:read', 'roles:read', 'invitations:read'],
};

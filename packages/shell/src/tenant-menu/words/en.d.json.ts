// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'companies.label' | 'companies.none' | 'dialog.close' | 'dialog.rename' | 'dialog.renaming'
    | 'help.add-permissions' | 'help.add-users' | 'help.changed-elsewhere' | 'help.create' | 'help.deleted'
    | 'help.good-to-know' | 'help.one-role' | 'help.only-own' | 'help.open-roles' | 'help.role' | 'help.saved'
    | 'invitations.label' | 'invitations.none' | 'role.create' | 'role.create-lead' | 'role.creating' | 'roles.help'
    | 'roles.label' | 'roles.manage' | 'roles.management' | 'roles.none' | 'roles.open' | 'sign-out.body'
    | 'sign-out.confirm' | 'sign-out.elsewhere' | 'sign-out.stay' | 'tenant.menu-company' | 'tenant.menu-wms'
    | 'tenant.rename-company' | 'tenant.rename-lead' | 'tenant.rename-wms' | 'users.label' | 'users.none'
    | 'users.not-found' | 'users.search' | 'warehouse.add' | 'warehouse.adding' | 'warehouse.remove'
    | 'warehouse.remove-warning' | 'warehouse.removing' | 'warehouse.rename' | 'warehouses.label' | 'warehouses.none',
    {}
  > & {
    'help.last-administrator': { permission: 'text' };
    'list.more': { count: 'number' };
    'role.counts': { permissions: 'number'; users: 'number' };
    'role.created': { name: 'text' };
    'sign-out.lost': { count: 'number' };
    'sign-out.title': { count: 'number' };
    'tenant.renamed': { before: 'text'; name: 'text' };
    'warehouse.add-denied': { permission: 'text' };
    'warehouse.added': { name: 'text' };
    'warehouse.remove-it': { name: 'text' };
    'warehouse.remove-question': { name: 'text' };
    'warehouse.removed': { name: 'text' };
    'warehouse.rename-it': { name: 'text' };
    'warehouse.renamed': { before: 'text'; name: 'text' };
  }
>;
export default catalogue;

// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'awaited.analytics.title' | 'awaited.analytics.wms' | 'awaited.transactions.title' | 'awaited.transactions.wms'
    | 'dashboard.tab.analytics' | 'dashboard.tab.notifications' | 'dashboard.tab.overview'
    | 'dashboard.tab.transactions' | 'dashboard.title' | 'dashboard.views' | 'figures.companies' | 'figures.invitations'
    | 'figures.label' | 'figures.roles' | 'figures.users' | 'figures.warehouses' | 'first-steps.not-kept'
    | 'first-steps.show' | 'inventory.first-step' | 'inventory.purpose.company' | 'inventory.purpose.wms'
    | 'inventory.title' | 'next-steps.add-warehouse' | 'next-steps.invite' | 'next-steps.invite-people'
    | 'next-steps.title' | 'notifications.attention' | 'notifications.label' | 'notifications.more'
    | 'notifications.no-permission' | 'notifications.none.reason' | 'notifications.none.title'
    | 'overview.no-role.company' | 'overview.no-role.title' | 'overview.no-role.wms' | 'overview.no-tenant.title'
    | 'overview.roleless' | 'places.companies' | 'places.invite-company' | 'places.no-companies.reason'
    | 'places.no-companies.title' | 'places.no-warehouses' | 'places.warehouses' | 'slotting.first-step'
    | 'slotting.purpose.company' | 'slotting.purpose.wms' | 'slotting.title' | 'warehouse.add' | 'warehouse.adding'
    | 'warehouse.gone' | 'warehouse.gone-list' | 'warehouse.gone-reason',
    {}
  > & {
    'awaited.text': { range: 'text'; text: 'text' };
    'notifications.invitation': { who: 'text' };
    'notifications.when.expired': { when: 'text' };
    'notifications.when.expiring': { when: 'text' };
    'overview.no-tenant.reason': { email: 'text' };
    'warehouse.added': { name: 'text' };
    'warehouse.no-permission': { permission: 'text' };
  }
>;
export default catalogue;

// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'api-keys.make' | 'api-keys.make.busy' | 'api-keys.make.expires' | 'api-keys.make.expires.30'
    | 'api-keys.make.expires.365' | 'api-keys.make.expires.90' | 'api-keys.make.expires.never' | 'api-keys.make.name'
    | 'api-keys.make.name-example' | 'api-keys.make.name-missing' | 'api-keys.make.permissions'
    | 'api-keys.make.permissions-missing' | 'api-keys.make.submit' | 'api-keys.make.title' | 'api-keys.make.unheld'
    | 'api-keys.make.warehouses' | 'api-keys.none.reason' | 'api-keys.none.title' | 'api-keys.revoke'
    | 'api-keys.revoke.text' | 'api-keys.secret.copy' | 'api-keys.secret.lead' | 'api-keys.state.expired'
    | 'api-keys.state.orphaned' | 'api-keys.title' | 'page.settings' | 'page.title' | 'webhooks.about'
    | 'webhooks.active' | 'webhooks.again' | 'webhooks.again.done' | 'webhooks.again.failed' | 'webhooks.audit.held'
    | 'webhooks.busy' | 'webhooks.change' | 'webhooks.change.events-hint' | 'webhooks.change.submit'
    | 'webhooks.change.title' | 'webhooks.delete' | 'webhooks.delete.question' | 'webhooks.deliveries'
    | 'webhooks.deliveries.close' | 'webhooks.deliveries.more' | 'webhooks.deliveries.none'
    | 'webhooks.deliveries.none-reason' | 'webhooks.deliveries.reload' | 'webhooks.delivery.delivered'
    | 'webhooks.delivery.waiting' | 'webhooks.disabled.by_hand' | 'webhooks.disabled.failing'
    | 'webhooks.disabled.orphaned' | 'webhooks.done.delete' | 'webhooks.done.switch' | 'webhooks.done.test'
    | 'webhooks.drop' | 'webhooks.drop.question' | 'webhooks.event.AccessRequestChanged'
    | 'webhooks.event.ApiKeysChanged' | 'webhooks.event.CompanyAvatarUpdated' | 'webhooks.event.CompanyCreated'
    | 'webhooks.event.CompanyDeleted' | 'webhooks.event.CompanyNameChanged' | 'webhooks.event.CompanyRoleCreated'
    | 'webhooks.event.CompanyRoleDeleted' | 'webhooks.event.CompanyRoleNameChanged'
    | 'webhooks.event.CompanyRolePermissionsUpdated' | 'webhooks.event.CompanySettingsChanged'
    | 'webhooks.event.CountChanged' | 'webhooks.event.CountTaskChanged' | 'webhooks.event.ImportChanged'
    | 'webhooks.event.InventoryGrantChanged' | 'webhooks.event.InvitationAccepted' | 'webhooks.event.InvitationCanceled'
    | 'webhooks.event.InvitationCreated' | 'webhooks.event.InvitationDeleted' | 'webhooks.event.InvitationExpired'
    | 'webhooks.event.InvitationPending' | 'webhooks.event.InvitationResent' | 'webhooks.event.LayoutChanged'
    | 'webhooks.event.LocationCreated' | 'webhooks.event.LocationDeleted' | 'webhooks.event.LocationTypeCreated'
    | 'webhooks.event.LocationTypeDeleted' | 'webhooks.event.LocationTypeUpdated' | 'webhooks.event.LocationUpdated'
    | 'webhooks.event.LotUpdated' | 'webhooks.event.MoveProposalChanged' | 'webhooks.event.MoveTasksChanged'
    | 'webhooks.event.OrderChanged' | 'webhooks.event.PartnerKeysChanged' | 'webhooks.event.PickListChanged'
    | 'webhooks.event.ReceiptChanged' | 'webhooks.event.ReplenishmentChanged' | 'webhooks.event.RoleAssignmentChanged'
    | 'webhooks.event.RoleCreated' | 'webhooks.event.RoleDeleted' | 'webhooks.event.RoleReassigned'
    | 'webhooks.event.RoleUpdated' | 'webhooks.event.SampleDataChanged' | 'webhooks.event.SkuCreated'
    | 'webhooks.event.SkuUpdated' | 'webhooks.event.SlottingRunChanged' | 'webhooks.event.SlottingTermsChanged'
    | 'webhooks.event.StockMoved' | 'webhooks.event.StockReserved' | 'webhooks.event.UserAvatarChanged'
    | 'webhooks.event.UserAvatarUpdated' | 'webhooks.event.UserJoined' | 'webhooks.event.UserLeft'
    | 'webhooks.event.UserNameChanged' | 'webhooks.event.UserRoleUpdated' | 'webhooks.event.WarehouseCreated'
    | 'webhooks.event.WarehouseDeleted' | 'webhooks.event.WarehouseNameChanged'
    | 'webhooks.event.WarehousePolicyChanged' | 'webhooks.event.WebhooksChanged' | 'webhooks.event.WmsAvatarUpdated'
    | 'webhooks.event.WmsDeleted' | 'webhooks.event.WmsNameChanged' | 'webhooks.event.WmsSettingsChanged'
    | 'webhooks.event.ZoneCreated' | 'webhooks.event.ZoneDeleted' | 'webhooks.failed.delete' | 'webhooks.failed.secret'
    | 'webhooks.failed.switch' | 'webhooks.failed.test' | 'webhooks.failing' | 'webhooks.fault.connection'
    | 'webhooks.fault.redirect' | 'webhooks.fault.refused_address' | 'webhooks.fault.timeout' | 'webhooks.held'
    | 'webhooks.make' | 'webhooks.make.audit' | 'webhooks.make.audit-all' | 'webhooks.make.audit-hint'
    | 'webhooks.make.audit-refused' | 'webhooks.make.events' | 'webhooks.make.events-missing' | 'webhooks.make.submit'
    | 'webhooks.make.title' | 'webhooks.make.url' | 'webhooks.make.url-example' | 'webhooks.make.url-hint'
    | 'webhooks.make.url-wrong' | 'webhooks.none.reason' | 'webhooks.none.title' | 'webhooks.off' | 'webhooks.on'
    | 'webhooks.secret' | 'webhooks.secret.copy' | 'webhooks.secret.lead' | 'webhooks.secret.question'
    | 'webhooks.secret.title' | 'webhooks.test' | 'webhooks.title' | 'webhooks.topic.goods'
    | 'webhooks.topic.integrations' | 'webhooks.topic.orders' | 'webhooks.topic.people' | 'webhooks.topic.roles'
    | 'webhooks.topic.slotting' | 'webhooks.topic.tenant' | 'webhooks.topic.warehouses',
    {}
  > & {
    'api-keys.about': { code: 'tag'; docs: 'tag' };
    'api-keys.expires': { at: 'text' };
    'api-keys.holds': { permissions: 'text' };
    'api-keys.lacking': { permissions: 'text' };
    'api-keys.limited': { count: 'number' };
    'api-keys.not-revoked': { name: 'text' };
    'api-keys.revoke-key': { name: 'text' };
    'api-keys.revoke.title': { name: 'text' };
    'api-keys.revoked': { name: 'text' };
    'api-keys.secret.title': { name: 'text' };
    'webhooks.again.one': { type: 'text' };
    'webhooks.audit': { sent: 'number'; waiting: 'number' };
    'webhooks.delete.text': { url: 'text' };
    'webhooks.deliveries.title': { host: 'text' };
    'webhooks.delivery.answer': { code: 'text' };
    'webhooks.delivery.attempts': { count: 'number' };
    'webhooks.drop.done': { type: 'text' };
    'webhooks.drop.failed': { type: 'text' };
    'webhooks.drop.one': { type: 'text' };
    'webhooks.drop.text': { host: 'text'; type: 'text' };
    'webhooks.events': { list: 'text'; more: 'number' };
    'webhooks.failing.since': { since: 'text' };
    'webhooks.history': { author: 'text'; made: 'text'; name: 'text'; use: 'text'; used: 'text' };
    'webhooks.more-about': { url: 'text' };
    'webhooks.secret.text': { url: 'text' };
  }
>;
export default catalogue;

// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'advice.ask-for-access' | 'advice.change-input' | 'advice.conflict' | 'advice.in-doubt'
    | 'advice.in-doubt-unreachable' | 'advice.invitation-exists' | 'advice.last-administrator' | 'advice.layout-changed'
    | 'advice.log-in' | 'advice.name-taken' | 'advice.page' | 'advice.proposal-active' | 'advice.proposal-stale'
    | 'advice.reload' | 'advice.removed' | 'advice.second-factor-demanded' | 'advice.tell-operator' | 'advice.timeout'
    | 'advice.unreachable' | 'advice.wait' | 'banner.dismiss' | 'calendar.choose-first' | 'calendar.choose-last'
    | 'calendar.label' | 'calendar.next' | 'calendar.placeholder' | 'calendar.previous' | 'chart.as-table'
    | 'chart.cumulative-share' | 'chart.empty' | 'chart.export' | 'chart.legend' | 'chart.share' | 'chart.unknown'
    | 'dialog.cancel' | 'dialog.close' | 'dialog.waits-on' | 'error.account_exists' | 'error.address_held'
    | 'error.address_of_member' | 'error.address_unconfirmed' | 'error.already_asked' | 'error.already_decided'
    | 'error.already_member' | 'error.already_undone' | 'error.approve_by_other' | 'error.assigned_to_other'
    | 'error.assistant_proposal_expired' | 'error.assistant_proposal_stale' | 'error.barcode_taken'
    | 'error.being_deleted' | 'error.beyond_own_warehouses' | 'error.code_taken' | 'error.conflict'
    | 'error.count_differs' | 'error.deployment_admin_only' | 'error.file_corrupt' | 'error.file_unreadable'
    | 'error.forbidden' | 'error.going_to_be_deleted' | 'error.grant_exceeds_own' | 'error.idempotency_key_reused'
    | 'error.import_not_here' | 'error.import_running' | 'error.imported_before' | 'error.in_use'
    | 'error.insufficient_stock' | 'error.internal' | 'error.invalid_confirmation_token' | 'error.invalid_credentials'
    | 'error.invalid_deploy_key' | 'error.invalid_invitation_token' | 'error.invalid_partner_key'
    | 'error.invalid_passkey' | 'error.invalid_refresh_token' | 'error.invalid_reset_token' | 'error.invitation_exists'
    | 'error.invitation_not_pending' | 'error.invitation_not_resendable' | 'error.invitation_type_not_allowed'
    | 'error.last_administrator' | 'error.last_holder' | 'error.last_member' | 'error.layout_changed'
    | 'error.layout_changing' | 'error.limit_reached' | 'error.location_occupied' | 'error.lot_unusable'
    | 'error.malformed_json' | 'error.malformed_request' | 'error.method_not_allowed' | 'error.model_busy'
    | 'error.model_cut' | 'error.model_refused' | 'error.model_unreachable' | 'error.model_unreadable'
    | 'error.name_taken' | 'error.no_earlier_version' | 'error.no_plan' | 'error.not_for_api_keys' | 'error.not_found'
    | 'error.nothing_to_count' | 'error.nothing_to_move' | 'error.outranked' | 'error.outside_embedding'
    | 'error.over_receipt' | 'error.passkeys_unavailable' | 'error.password_too_common' | 'error.payload_too_large'
    | 'error.picked_by_other' | 'error.plan_running' | 'error.printed_before' | 'error.proposal_active'
    | 'error.proposal_stale' | 'error.proposal_undecided' | 'error.publish_refused' | 'error.put_refused'
    | 'error.rate_limited' | 'error.recount_by_other' | 'error.route_not_found' | 'error.second_factor_demanded'
    | 'error.second_factor_on' | 'error.second_factor_required' | 'error.second_factor_wrong' | 'error.serial_elsewhere'
    | 'error.task_not_ready' | 'error.tenant_already_joined' | 'error.tenant_not_joinable' | 'error.too_many_imports'
    | 'error.too_many_secrets' | 'error.unauthenticated' | 'error.unavailable' | 'error.unknown_id'
    | 'error.unsupported_media_type' | 'error.validation_failed' | 'error.version_exists' | 'error.version_mismatch'
    | 'error.version_unavailable' | 'error.wrong_user_type' | 'failure.in-doubt' | 'fault.page' | 'fault.timeout'
    | 'fault.unreachable' | 'filters.active' | 'filters.clear' | 'filters.lead' | 'filters.remove' | 'form.cancel'
    | 'form.copied' | 'form.discard' | 'form.discard-body' | 'form.discard-title' | 'form.done' | 'form.keep-editing'
    | 'form.name' | 'form.not-copied' | 'late.failed' | 'list.delete-view' | 'list.filters' | 'list.rename-view'
    | 'list.save-view' | 'list.save-view-lead' | 'list.update-view' | 'list.views' | 'live.live' | 'live.offline'
    | 'live.reconnecting' | 'load-failed./me' | 'load-failed./mycompany' | 'load-failed./mycompany/invitations'
    | 'load-failed./mycompany/permissions' | 'load-failed./mycompany/roles' | 'load-failed./mycompany/users'
    | 'load-failed./mycompany/warehouses' | 'load-failed./myroles' | 'load-failed./mywms'
    | 'load-failed./mywms/companies' | 'load-failed./mywms/invitations' | 'load-failed./mywms/permissions'
    | 'load-failed./mywms/roles' | 'load-failed./mywms/users' | 'loading.label' | 'not-found.here' | 'not-found.title'
    | 'notice.dismiss' | 'notice.region' | 'page.breadcrumb' | 'password.hide' | 'password.label' | 'password.show'
    | 'permission-missing.by' | 'permission-missing.title' | 'permission.activate_slotting'
    | 'permission.approve_inventory' | 'permission.approve_slotting' | 'permission.count_inventory'
    | 'permission.import_inventory' | 'permission.manage_company' | 'permission.manage_inventory'
    | 'permission.manage_invitations' | 'permission.manage_remotes' | 'permission.manage_roles'
    | 'permission.manage_slotting' | 'permission.manage_users' | 'permission.manage_warehouses'
    | 'permission.move_inventory' | 'permission.update_avatar' | 'permission.use_assistant' | 'permission.view_audit'
    | 'permission.view_companies' | 'permission.view_inventory' | 'permission.view_invitations'
    | 'permission.view_remotes' | 'permission.view_roles' | 'permission.view_slotting' | 'permission.view_users'
    | 'permission.view_warehouses' | 'remote-failed.own-fault' | 'retry.label' | 'saving.failed' | 'saving.retry'
    | 'saving.saved' | 'saving.saving' | 'search.clear' | 'standalone.email' | 'standalone.login' | 'standalone.title'
    | 'state.accepted' | 'state.active' | 'state.canceled' | 'state.done' | 'state.draft' | 'state.duplicate'
    | 'state.expired' | 'state.expiring' | 'state.failed' | 'state.inactive' | 'state.invalid' | 'state.live'
    | 'state.locked' | 'state.outdated' | 'state.partial' | 'state.paused' | 'state.pending' | 'state.queued'
    | 'state.ready' | 'state.refused' | 'state.rejected' | 'state.revoked' | 'state.running' | 'state.sent'
    | 'state.unavailable' | 'table.actions' | 'table.all-selected' | 'table.clear-selection' | 'table.columns'
    | 'table.hide' | 'table.loading' | 'table.more-actions' | 'table.move-after' | 'table.move-before'
    | 'table.narrower' | 'table.pin-end' | 'table.pin-start' | 'table.reset-columns' | 'table.select-everything'
    | 'table.select-loaded' | 'table.selection' | 'table.show-waiting' | 'table.sort' | 'table.sort-ascending'
    | 'table.sort-descending' | 'table.unpin' | 'table.wider' | 'work.clear' | 'work.finished' | 'work.fold'
    | 'work.open' | 'work.title' | 'work.unfold',
    {}
  > & {
    'calendar.first-chosen': { day: 'text' };
    'calendar.months': { first: 'text'; last: 'text' };
    'calendar.range': { end: 'text'; start: 'text' };
    'chart.point': { category: 'text'; figure: 'text'; series: 'text' };
    'dialog.waits': { cancel: 'text' };
    'failure.with-advice': { advice: 'text'; fault: 'text' };
    'form.waits': { cancel: 'text'; keep: 'text' };
    'list.filter-is': { filter: 'text'; value: 'text' };
    'list.search-for': { term: 'text' };
    'list.view-options': { name: 'text' };
    'live.because': { reason: 'text'; state: 'text' };
    'permission-missing.detail': { grantedBy: 'text'; name: 'tag'; permission: 'text' };
    'permission-name.quoted': { name: 'text' };
    'remote-failed.advice': { fault: 'text'; id: 'text'; version: 'text' };
    'remote-failed.title': { name: 'text' };
    'stat.history': { first: 'text'; last: 'text'; least: 'text'; most: 'text' };
    'stat.trend': { share: 'text'; since: 'text' };
    'table.action-on': { action: 'text'; name: 'text' };
    'table.column-ascending': { column: 'text' };
    'table.column-descending': { column: 'text' };
    'table.column-options': { column: 'text' };
    'table.more': { name: 'text' };
    'table.select-all': { count: 'number' };
    'table.select-row': { name: 'text' };
    'table.selected': { count: 'number' };
    'table.selected-hidden': { count: 'number'; hidden: 'number' };
    'table.sorted-by': { column: 'text' };
    'table.waiting': { count: 'number' };
    'work.failed': { count: 'number' };
    'work.progress': { done: 'number'; total: 'number' };
    'work.running': { count: 'number' };
    'work.so-far': { done: 'number' };
  }
>;
export default catalogue;

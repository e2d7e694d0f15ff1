// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'access.by-permission' | 'access.by-person' | 'access.can' | 'access.cannot' | 'access.explain'
    | 'access.find-permission' | 'access.find-person' | 'access.no-role' | 'access.not-granted' | 'access.permission'
    | 'access.person' | 'access.title' | 'access.unknown-permission' | 'access.unknown-person' | 'action.activate'
    | 'action.approve' | 'action.count' | 'action.import' | 'action.manage' | 'action.move' | 'action.update'
    | 'action.use' | 'action.view' | 'add.verb' | 'assign.nothing' | 'assign.verb' | 'badge.avatar' | 'badge.inventory'
    | 'badge.invitations' | 'badge.other' | 'badge.remotes' | 'badge.roles' | 'badge.slotting' | 'badge.users'
    | 'badge.warehouses' | 'board.skip' | 'card.being-edited' | 'card.being-refreshed' | 'card.copy'
    | 'card.drop.permissions' | 'card.drop.users' | 'card.edit.permissions' | 'card.edit.users'
    | 'card.hide.permissions' | 'card.hide.users' | 'card.more' | 'card.picture' | 'card.show.permissions'
    | 'card.show.users' | 'card.update' | 'card.warehouses' | 'category.avatar' | 'category.inventory'
    | 'category.invitations' | 'category.other' | 'category.remotes' | 'category.roles' | 'category.slotting'
    | 'category.users' | 'category.warehouses' | 'chip.added' | 'chip.fewer' | 'chip.removed' | 'choice.discard'
    | 'choice.discard-title' | 'choice.keep' | 'create.blank' | 'create.busy' | 'create.copies' | 'create.start'
    | 'create.templates' | 'create.title' | 'create.verb' | 'drag.how' | 'edit.add' | 'edit.begin.permissions'
    | 'edit.begin.users' | 'edit.no-changes' | 'edit.not-saved' | 'edit.nothing.redo' | 'edit.nothing.undo'
    | 'edit.save.permissions' | 'edit.save.users' | 'filter.action' | 'filter.action.all' | 'filter.category'
    | 'filter.category.all' | 'filter.role' | 'filter.role.all' | 'filter.role.none' | 'form.description' | 'form.name'
    | 'lock.saving' | 'matrix.change.added' | 'matrix.change.removed' | 'matrix.changes' | 'matrix.changes-kept'
    | 'matrix.discard' | 'matrix.find-role' | 'matrix.hint' | 'matrix.is-held' | 'matrix.is-lacking' | 'matrix.label'
    | 'matrix.role' | 'matrix.told.added' | 'matrix.told.removed' | 'object.assistant' | 'object.audit'
    | 'object.companies' | 'object.company' | 'page.title' | 'page.users' | 'palette.assign' | 'palette.clear'
    | 'palette.hint' | 'palette.how' | 'permission.activate_slotting' | 'permission.approve_inventory'
    | 'permission.approve_slotting' | 'permission.count_inventory' | 'permission.import_inventory'
    | 'permission.manage_company' | 'permission.manage_inventory' | 'permission.manage_invitations'
    | 'permission.manage_remotes' | 'permission.manage_roles' | 'permission.manage_slotting' | 'permission.manage_users'
    | 'permission.manage_warehouses' | 'permission.move_inventory' | 'permission.update_avatar'
    | 'permission.use_assistant' | 'permission.view_audit' | 'permission.view_companies' | 'permission.view_inventory'
    | 'permission.view_invitations' | 'permission.view_remotes' | 'permission.view_roles' | 'permission.view_slotting'
    | 'permission.view_users' | 'permission.view_warehouses' | 'permissions.none-found' | 'permissions.none-yet'
    | 'permissions.search' | 'permissions.title' | 'remove.begin' | 'remove.only-you' | 'remove.unknown'
    | 'remove.without-you' | 'role.changes-lost' | 'role.in-doubt.created' | 'role.not-created'
    | 'role.starting.manager' | 'role.starting.member' | 'role.starting.owner' | 'role.unnamed' | 'roles.create'
    | 'roles.find' | 'roles.none' | 'roles.none-found' | 'roles.none-reason' | 'roles.save-all' | 'roles.search'
    | 'roles.show-all' | 'roles.title' | 'roles.to-grid' | 'roles.to-list' | 'roles.to-matrix' | 'roles.to-requests'
    | 'stale.banner' | 'stale.short' | 'template.administrator.description' | 'template.administrator.name'
    | 'template.picker.description' | 'template.picker.name' | 'template.planner.description' | 'template.planner.name'
    | 'template.supervisor.description' | 'template.supervisor.name' | 'template.viewer.description'
    | 'template.viewer.name' | 'update.lead' | 'update.title' | 'update.verb' | 'users.no-role' | 'users.none-found'
    | 'users.none-yet' | 'users.search' | 'users.title' | 'warehouses.all' | 'warehouses.all-hint' | 'warehouses.busy'
    | 'warehouses.failed' | 'warehouses.lead' | 'warehouses.missing' | 'warehouses.some' | 'warehouses.where'
    | 'warehouses.which' | 'word.cancel' | 'word.close' | 'word.delete' | 'word.loading' | 'word.redo' | 'word.refresh'
    | 'word.saving' | 'word.undo',
    {}
  > & {
    'access.also-granted': { more: 'number'; roles: 'text' };
    'access.explain-of': { user: 'text' };
    'access.explain-of-address': { email: 'text'; user: 'text' };
    'access.granted-by': { quiet: 'tag'; role: 'text' };
    'access.has-role': { granted: 'number'; role: 'text'; total: 'number' };
    'access.holders': { count: 'number'; permission: 'text'; roles: 'number' };
    'access.needs-view-users': { permission: 'text' };
    'access.people-with': { permission: 'text' };
    'access.permission-question': { hidden: 'tag'; permission: 'text' };
    'access.through': { role: 'text' };
    'access.who-has': { permission: 'text' };
    'add.moves-from': { email: 'text'; role: 'text' };
    'add.none.permissions': { role: 'text' };
    'add.none.users': { role: 'text' };
    'add.title.permissions': { role: 'text' };
    'add.title.users': { role: 'text' };
    'assign.added': { count: 'number'; names: 'text'; role: 'text' };
    'assign.had': { count: 'number'; role: 'text' };
    'assign.nothing-because': { reason: 'text' };
    'assign.title.permissions': { count: 'number' };
    'assign.title.users': { count: 'number' };
    'card.more-of': { role: 'text' };
    'card.parts': { role: 'text' };
    'card.picture-of': { role: 'text' };
    'chip.keep': { item: 'text' };
    'chip.more': { count: 'number' };
    'chip.remove': { item: 'text' };
    'choice.discard-body': { count: 'number' };
    'choice.status': { chosen: 'number'; shown: 'number' };
    'choice.verb': { count: 'number'; verb: 'text' };
    'count.permissions': { count: 'number' };
    'count.roles': { count: 'number' };
    'count.users': { count: 'number' };
    'create.begins-with': { count: 'number'; permissions: 'text' };
    'create.left-out': { permissions: 'text' };
    'drag.dropped-nowhere': { item: 'text' };
    'drag.over': { at: 'number'; role: 'text'; total: 'number' };
    'drag.permissions': { count: 'tag'; total: 'number' };
    'drag.picked-up': { how: 'text'; item: 'text' };
    'drag.users': { count: 'tag'; total: 'number' };
    'edit.added': { count: 'number' };
    'edit.discarded': { role: 'text' };
    'edit.discarded-many': { count: 'number' };
    'edit.own-loss': { permissions: 'text' };
    'edit.removed': { count: 'number' };
    'list.and': { last: 'text'; names: 'text' };
    'list.more': { count: 'number'; names: 'text' };
    'lock.exceeds-many': { first: 'text'; more: 'number'; role: 'text' };
    'lock.exceeds-one': { first: 'text'; role: 'text' };
    'lock.exceeds-two': { first: 'text'; role: 'text'; second: 'text' };
    'lock.needs-manage-roles': { permission: 'text' };
    'lock.needs-view-users': { permission: 'text' };
    'lock.not-held': { permission: 'text' };
    'matrix.cell': { permission: 'text'; role: 'text' };
    'matrix.held': { held: 'number'; total: 'number' };
    'matrix.more': { count: 'number' };
    'matrix.not-saved': { count: 'number' };
    'matrix.own-loss': { first: 'text'; more: 'number'; role: 'text' };
    'matrix.permission': { permission: 'text'; tip: 'text' };
    'matrix.permission-locked': { permission: 'text'; reason: 'text'; tip: 'text' };
    'matrix.permission-question': { permission: 'text' };
    'matrix.refresh': { role: 'text' };
    'matrix.saved': { saved: 'number'; total: 'number' };
    'matrix.saving': { at: 'number'; total: 'number' };
    'matrix.summary': { added: 'number'; removed: 'number'; roles: 'number' };
    'move.from': { count: 'number'; from: 'text'; names: 'text' };
    'move.from-another': { count: 'number'; names: 'text' };
    'move.without-role': { names: 'text' };
    'palette.assign-item': { item: 'text' };
    'palette.selected': { count: 'number' };
    'palette.showing.permissions': { shown: 'number'; total: 'number' };
    'palette.showing.users': { shown: 'number'; total: 'number' };
    'part.in-doubt.permissions': { role: 'text' };
    'part.in-doubt.users': { role: 'text' };
    'part.not-saved.permissions': { role: 'text' };
    'part.not-saved.users': { role: 'text' };
    'part.saved.permissions': { role: 'text' };
    'part.saved.users': { role: 'text' };
    'permission.tip': { code: 'text'; description: 'text' };
    'picker.none': { term: 'text' };
    'remove.again': { count: 'number' };
    'remove.done': { count: 'number' };
    'remove.failure': { name: 'text'; reason: 'text' };
    'remove.needs': { permission: 'text' };
    'remove.progress': { at: 'number'; total: 'number' };
    'remove.some': { removed: 'number'; total: 'number' };
    'remove.title': { count: 'number' };
    'remove.verb': { count: 'number' };
    'remove.what': { count: 'number'; names: 'text' };
    'role.copy-of': { role: 'text' };
    'role.counts': { permissions: 'number'; users: 'number' };
    'role.created': { role: 'text' };
    'role.deleted-elsewhere': { count: 'number'; roles: 'text' };
    'role.in-doubt.updated': { role: 'text' };
    'role.not-updated': { role: 'text' };
    'role.quoted': { role: 'text' };
    'role.refreshed': { role: 'text' };
    'role.updated': { role: 'text' };
    'roles.filtered.action': { action: 'text' };
    'roles.filtered.category': { category: 'text' };
    'roles.filtered.term': { term: 'text' };
    'roles.load-failed': { error: 'text' };
    'roles.show-unsaved': { role: 'text' };
    'roles.shown': { shown: 'number'; total: 'number' };
    'roles.to-open-requests': { open: 'text' };
    'roles.unsaved': { count: 'number' };
    'stale.now-called': { role: 'text' };
    'users.needs-view-users': { permission: 'text' };
    'warehouses.only': { names: 'text'; others: 'number' };
    'warehouses.only-others': { count: 'number' };
    'warehouses.saved': { role: 'text' };
    'warehouses.title': { role: 'text' };
  }
>;
export default catalogue;

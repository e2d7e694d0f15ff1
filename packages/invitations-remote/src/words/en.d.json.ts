// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'action.busy' | 'action.cancel' | 'action.change-role' | 'action.copy-link' | 'action.resend' | 'action.timeline'
    | 'action.waits' | 'column.action' | 'column.expires' | 'column.message' | 'column.person' | 'column.role'
    | 'column.sent' | 'column.status' | 'column.type' | 'event.accepted' | 'event.canceled' | 'event.created'
    | 'event.expired' | 'event.link_copied' | 'event.mail_failed' | 'event.mailed' | 'event.rejected' | 'event.resent'
    | 'event.role_changed' | 'export.all' | 'export.failed' | 'export.shown' | 'filter.status' | 'filter.status.all'
    | 'filter.status.label' | 'filter.type' | 'filter.type.all' | 'filter.type.label' | 'invite.bulk' | 'invite.by'
    | 'invite.email' | 'invite.email-invalid' | 'invite.invite' | 'invite.lead' | 'invite.name' | 'invite.phone'
    | 'invite.phone-country' | 'invite.send' | 'invite.sending' | 'invite.someone' | 'link.hint' | 'link.label'
    | 'link.title' | 'list.find' | 'list.none' | 'list.none-found' | 'list.none-reason' | 'list.pause' | 'list.search'
    | 'list.show-all' | 'list.title' | 'list.to-grid' | 'list.to-list' | 'many.all-ended' | 'many.cancel'
    | 'many.consequence' | 'many.keep' | 'many.needs' | 'many.not-canceled' | 'many.not-resent' | 'many.resend'
    | 'many.resend-again' | 'many.resend-consequence' | 'many.resend-needs' | 'many.resend-people' | 'open.gone'
    | 'open.gone-because' | 'page.title' | 'preview.hide' | 'preview.label' | 'preview.nobody' | 'preview.show'
    | 'status.accepted' | 'status.canceled' | 'status.expired' | 'status.pending' | 'status.rejected'
    | 'terms.exceeding' | 'terms.expires' | 'terms.message' | 'terms.role' | 'terms.roles-again' | 'terms.roles-first'
    | 'terms.roles-unread' | 'terms.type' | 'timeline.label' | 'timeline.title' | 'type.join_company' | 'type.join_wms'
    | 'type.join_wms_with_new_company' | 'word.close' | 'word.loading',
    {}
  > & {
    'action.busy-needs.cancel': { permission: 'text' };
    'action.busy-needs.resend': { permission: 'text' };
    'action.cancel-of': { invitee: 'text' };
    'action.canceled': { invitee: 'text' };
    'action.in-doubt.canceled': { invitee: 'text' };
    'action.in-doubt.resent': { invitee: 'text' };
    'action.link-copied': { invitee: 'text' };
    'action.more-about': { invitee: 'text' };
    'action.needs': { permission: 'text' };
    'action.no-link': { invitee: 'text' };
    'action.not-canceled': { invitee: 'text' };
    'action.not-resent': { invitee: 'text' };
    'action.resend-of': { invitee: 'text' };
    'action.resent': { invitee: 'text' };
    'action.waits-of': { invitee: 'text' };
    'countdown.expires': { when: 'text' };
    'countdown.left.days': { days: 'text'; hours: 'text' };
    'countdown.left.hours': { hours: 'text'; minutes: 'text' };
    'countdown.left.minutes': { minutes: 'text'; seconds: 'text' };
    'countdown.spoken.days': { days: 'number'; hours: 'number' };
    'countdown.spoken.hours': { hours: 'number'; minutes: 'number' };
    'countdown.spoken.minutes': { minutes: 'number'; seconds: 'number' };
    'countdown.until': { when: 'text' };
    'event.by.accepted': { actor: 'text' };
    'event.by.canceled': { actor: 'text' };
    'event.by.created': { actor: 'text' };
    'event.by.expired': { actor: 'text' };
    'event.by.link_copied': { actor: 'text' };
    'event.by.mail_failed': { actor: 'text' };
    'event.by.mailed': { actor: 'text' };
    'event.by.rejected': { actor: 'text' };
    'event.by.resent': { actor: 'text' };
    'event.by.role_changed': { actor: 'text' };
    'export.done': { count: 'number' };
    'invite.needs': { permission: 'text' };
    'invite.sent': { invitee: 'text' };
    'item.called': { invitee: 'text' };
    'item.facts': { type: 'text'; when: 'text' };
    'item.facts-of': { invitee: 'text'; type: 'text'; when: 'text' };
    'item.quoted': { message: 'text' };
    'list.count': { shown: 'text'; total: 'text' };
    'list.failed': { error: 'text' };
    'many.canceled': { count: 'number' };
    'many.confirm': { count: 'number' };
    'many.question': { count: 'number' };
    'many.resend-confirm': { count: 'number' };
    'many.resend-progress': { count: 'number'; done: 'number' };
    'many.resend-question': { count: 'number' };
    'many.resend-reason': { invitee: 'text'; reason: 'text' };
    'many.resend-refused': { count: 'number' };
    'many.resent': { count: 'number' };
    'role.exceeds': { permissions: 'text'; role: 'text' };
    'role.exceeds-more': { more: 'number'; permissions: 'text'; role: 'text' };
    'terms.days': { days: 'number' };
    'timeline.expires': { when: 'text' };
    'timeline.type-as': { role: 'text'; type: 'text' };
  }
>;
export default catalogue;

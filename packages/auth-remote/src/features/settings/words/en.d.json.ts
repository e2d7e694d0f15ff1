// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'access.about' | 'access.open' | 'access.title' | 'address.about' | 'address.banner.text' | 'address.change'
    | 'address.confirmed' | 'address.current-password' | 'address.new' | 'address.resend' | 'address.resend.busy'
    | 'address.sent.body' | 'address.title' | 'ago.just-now' | 'appearance.about' | 'appearance.title'
    | 'assistant.about' | 'assistant.title' | 'deletion.begin' | 'deletion.busy' | 'deletion.cancel'
    | 'deletion.means.data' | 'deletion.means.others' | 'deletion.means.people' | 'deletion.name-wrong'
    | 'deletion.password' | 'deletion.take-back' | 'deletion.taken-back' | 'deletion.taking-back' | 'deletion.title'
    | 'density.comfortable' | 'density.compact' | 'density.hint' | 'density.label' | 'device.unknown'
    | 'integrations.about' | 'integrations.open' | 'integrations.title' | 'language.browser' | 'language.hint'
    | 'language.label' | 'language.not-kept' | 'leave.about' | 'leave.busy' | 'leave.company' | 'leave.company.question'
    | 'leave.company.stays' | 'leave.done' | 'leave.last.back' | 'leave.last.cancel' | 'leave.last.invite'
    | 'leave.last.name-wrong' | 'leave.text' | 'leave.title' | 'leave.wms' | 'leave.wms.question' | 'leave.wms.stays'
    | 'notifications.about' | 'notifications.title' | 'origins.none' | 'page.title' | 'partner-keys.about'
    | 'partner-keys.make' | 'partner-keys.make.busy' | 'partner-keys.make.name' | 'partner-keys.make.name-example'
    | 'partner-keys.make.name-missing' | 'partner-keys.make.origins' | 'partner-keys.make.remotes-missing'
    | 'partner-keys.make.submit' | 'partner-keys.make.title' | 'partner-keys.none.reason' | 'partner-keys.none.title'
    | 'partner-keys.remotes' | 'partner-keys.remotes.failed' | 'partner-keys.revoke' | 'partner-keys.secret.copy'
    | 'partner-keys.secret.lead' | 'partner-keys.title' | 'password.about' | 'password.changed.body'
    | 'password.changed.title' | 'password.current' | 'password.title' | 'password.wrong' | 'picture.change'
    | 'picture.of-company' | 'picture.of-wms' | 'picture.own' | 'profile.about' | 'profile.first-name'
    | 'profile.last-name' | 'profile.save' | 'profile.saved' | 'profile.title' | 'proof.code' | 'proof.code-hint'
    | 'proof.code-missing' | 'proof.code-wrong' | 'proof.password-missing' | 'sessions.about' | 'sessions.end'
    | 'sessions.end-others' | 'sessions.end-others-question' | 'sessions.end-others-what' | 'sessions.ended'
    | 'sessions.ended-others' | 'sessions.here' | 'sessions.more' | 'sessions.title' | 'theme.dark' | 'theme.label'
    | 'theme.light' | 'theme.system' | 'two-factor.about' | 'two-factor.begin' | 'two-factor.busy'
    | 'two-factor.by-hand' | 'two-factor.cancel' | 'two-factor.code' | 'two-factor.code-missing' | 'two-factor.confirm'
    | 'two-factor.confirming' | 'two-factor.demand' | 'two-factor.demand-first' | 'two-factor.demand-text'
    | 'two-factor.demanded-text' | 'two-factor.demanded-title' | 'two-factor.new-codes' | 'two-factor.off-done'
    | 'two-factor.on' | 'two-factor.password' | 'two-factor.picture' | 'two-factor.scan' | 'two-factor.title'
    | 'two-factor.turn-off',
    {}
  > & {
    'address.banner.title': { email: 'text' };
    'address.resent': { email: 'text' };
    'address.sent.title': { email: 'text' };
    'deletion.about': { days: 'number' };
    'deletion.asked': { date: 'text' };
    'deletion.asked-by': { by: 'text'; date: 'text' };
    'deletion.done': { date: 'text' };
    'deletion.going': { date: 'text'; name: 'text' };
    'deletion.means.grace': { days: 'number' };
    'deletion.name': { name: 'text' };
    'deletion.submit': { days: 'number' };
    'device.named': { browser: 'text'; system: 'text' };
    'keys.history': { author: 'text'; made: 'text'; name: 'text'; use: 'text'; used: 'text' };
    'leave.last.company': { name: 'text' };
    'leave.last.going': { date: 'text' };
    'leave.last.kept': { days: 'number' };
    'leave.last.name': { name: 'text' };
    'leave.last.wms': { name: 'text' };
    'origins.insecure': { origin: 'text' };
    'origins.malformed': { example: 'text'; origin: 'text' };
    'origins.too-many': { count: 'number' };
    'partner-keys.holds': { origins: 'text'; remotes: 'text' };
    'partner-keys.make.origins-hint': { example: 'text' };
    'partner-keys.not-revoked': { name: 'text' };
    'partner-keys.remotes.carries': { permissions: 'text' };
    'partner-keys.remotes.lacking': { permissions: 'text' };
    'partner-keys.revoke-key': { name: 'text' };
    'partner-keys.revoke.text': { origins: 'text'; remotes: 'text' };
    'partner-keys.revoke.title': { name: 'text' };
    'partner-keys.revoked': { name: 'text' };
    'partner-keys.secret.title': { name: 'text' };
    'sessions.end-device': { device: 'text' };
    'sessions.last-used': { when: 'text' };
    'two-factor.codes-left': { count: 'number' };
    'two-factor.since': { day: 'text' };
  }
>;
export default catalogue;

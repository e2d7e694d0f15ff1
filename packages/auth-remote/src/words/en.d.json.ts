// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'accept.accepted' | 'accept.busy' | 'accept.dead' | 'accept.not-now' | 'accept.submit' | 'accept.subtitle'
    | 'accept.title' | 'accept.to-dashboard' | 'accept.unused.body' | 'accept.unused.title' | 'decline.back'
    | 'decline.busy' | 'decline.done.title' | 'decline.submit' | 'decline.title' | 'decline.to-home'
    | 'fault.company-name' | 'fault.email' | 'fault.first-name' | 'fault.last-name' | 'fault.name'
    | 'fault.password-required' | 'fault.wms-name' | 'field.company-name' | 'field.email' | 'field.email-example'
    | 'field.first-name' | 'field.last-name' | 'field.new-password' | 'field.password' | 'field.wms-name'
    | 'forgot.back' | 'forgot.busy' | 'forgot.sent.another' | 'forgot.sent.nothing' | 'forgot.sent.title'
    | 'forgot.submit' | 'forgot.subtitle' | 'forgot.title' | 'login.busy' | 'login.code' | 'login.code-hint'
    | 'login.code-missing' | 'login.code-wrong' | 'login.forgot' | 'login.no-passkey' | 'login.or' | 'login.passkey'
    | 'login.passkey-busy' | 'login.refused' | 'login.submit' | 'login.subtitle' | 'login.title' | 'login.to-accept'
    | 'other-address.logout' | 'page.loading' | 'register.account-hint.company' | 'register.account-hint.wms'
    | 'register.account-type' | 'register.account.company' | 'register.account.wms' | 'register.confirm.title'
    | 'register.email.submit' | 'register.email.subtitle' | 'register.email.title' | 'register.invitation-refused'
    | 'register.invited' | 'register.profile.back' | 'register.profile.busy' | 'register.profile.invited'
    | 'register.profile.submit' | 'register.profile.subtitle' | 'register.profile.title' | 'register.try-again'
    | 'register.validating' | 'reset.busy' | 'reset.dead' | 'reset.done.body' | 'reset.done.title'
    | 'reset.request-again' | 'reset.submit' | 'reset.subtitle' | 'reset.title',
    {}
  > & {
    'accept.joined': { tenant: 'text' };
    'accept.not-you': { decline: 'tag'; logout: 'tag' };
    'decline.done.text': { inviter: 'text'; known: 'text' };
    'decline.text': { inviter: 'text'; known: 'text' };
    'fault.password-long': { count: 'number' };
    'fault.password-short': { count: 'number' };
    'forgot.sent.text': { email: 'text'; minutes: 'number'; strong: 'tag' };
    'login.no-account': { link: 'tag' };
    'other-address.text': { invited: 'text'; inviter: 'text'; known: 'text'; own: 'text' };
    'password.rule': { count: 'number' };
    'register.confirm.body': { email: 'text' };
    'register.has-account': { login: 'tag' };
    'register.has-account-or-declines': { decline: 'tag'; login: 'tag' };
  }
>;
export default catalogue;

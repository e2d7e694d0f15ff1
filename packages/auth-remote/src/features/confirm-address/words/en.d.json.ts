// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'confirm.already.title' | 'confirm.busy' | 'confirm.dead' | 'confirm.dead.settings' | 'confirm.done.text'
    | 'confirm.done.title' | 'confirm.held' | 'confirm.held.title' | 'confirm.password' | 'confirm.password-needed'
    | 'confirm.password-wrong' | 'confirm.submit' | 'confirm.subtitle' | 'confirm.title' | 'confirm.to-dashboard'
    | 'confirm.to-login',
    {}
  > & {
    'confirm.already': { email: 'text' };
    'confirm.dead.text': { days: 'number' };
    'confirm.dead.visitor': { days: 'number' };
  }
>;
export default catalogue;

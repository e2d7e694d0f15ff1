// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<{
  'role.busy': {};
  'role.change': {};
  'role.changed': { invitee: 'text'; role: 'text' };
  'role.first': {};
  'role.lead': { invitee: 'text' };
  'role.title': {};
}>;
export default catalogue;

// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'role.busy' | 'role.change' | 'role.first' | 'role.title',
    {}
  > & {
    'role.changed': { invitee: 'text'; role: 'text' };
    'role.lead': { invitee: 'text' };
  }
>;
export default catalogue;

// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'field.added' | 'field.avatarURL' | 'field.currency' | 'field.email' | 'field.key' | 'field.kind' | 'field.name'
    | 'field.permissions' | 'field.proposedBy' | 'field.reason' | 'field.removed' | 'field.roleId' | 'field.sessions'
    | 'field.status' | 'field.units' | 'field.version' | 'field.warehouses',
    {}
  > & {
  }
>;
export default catalogue;

// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<{
  'delete.beyond': { role: 'text' };
  'delete.handed': { count: 'number'; role: 'text' };
  'delete.none': {};
  'delete.replacement': {};
  'delete.title': { role: 'text' };
  'delete.warning': { count: 'number' };
  'role.deleted': { role: 'text' };
  'role.not-deleted': { role: 'text' };
  'word.delete': {};
}>;
export default catalogue;

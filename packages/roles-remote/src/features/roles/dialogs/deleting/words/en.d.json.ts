// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'delete.none' | 'delete.replacement' | 'word.delete',
    {}
  > & {
    'delete.beyond': { role: 'text' };
    'delete.handed': { count: 'number'; role: 'text' };
    'delete.title': { role: 'text' };
    'delete.warning': { count: 'number' };
    'role.deleted': { role: 'text' };
    'role.in-doubt.deleted': { role: 'text' };
    'role.not-deleted': { role: 'text' };
  }
>;
export default catalogue;

// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    never,
    {}
  > & {
    'row.more': { count: 'number' };
    'row.waiting': { count: 'number' };
  }
>;
export default catalogue;

// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'card.no-role' | 'card.role' | 'card.title' | 'card.users',
    {}
  > & {
  }
>;
export default catalogue;

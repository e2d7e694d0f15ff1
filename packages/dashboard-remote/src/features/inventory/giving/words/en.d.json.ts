// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'give.busy' | 'give.me' | 'give.submit' | 'give.who',
    {}
  > & {
  }
>;
export default catalogue;

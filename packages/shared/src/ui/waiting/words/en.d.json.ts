// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'waiting.button' | 'waiting.cancel' | 'waiting.note',
    {}
  > & {
  }
>;
export default catalogue;

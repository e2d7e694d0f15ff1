// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'own-data.about' | 'own-data.busy' | 'own-data.failed' | 'own-data.take' | 'own-data.title',
    {}
  > & {
  }
>;
export default catalogue;

// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'sections.label',
    {}
  > & {
    'sections.read': { title: 'text' };
  }
>;
export default catalogue;

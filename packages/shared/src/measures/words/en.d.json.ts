// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    never,
    {}
  > & {
    'measure.kept': { near: 'text'; value: 'text' };
    'measure.unread': { one: 'text'; other: 'text' };
  }
>;
export default catalogue;

// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'deletion.failed' | 'deletion.manager' | 'deletion.member' | 'deletion.take-back' | 'deletion.taken-back',
    {}
  > & {
    'deletion.by': { by: 'text' };
    'deletion.when': { date: 'text' };
  }
>;
export default catalogue;

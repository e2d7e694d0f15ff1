// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<{
  'deletion.by': { by: 'text' };
  'deletion.failed': {};
  'deletion.manager': {};
  'deletion.member': {};
  'deletion.take-back': {};
  'deletion.taken-back': {};
  'deletion.when': { date: 'text' };
}>;
export default catalogue;

// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<{
  'found.again': {};
  'found.of': { count: 'number'; total: 'number' };
  'found.of-more': { count: 'number'; total: 'number' };
  'found.status': { count: 'number'; total: 'number' };
  'found.status-more': { count: 'number'; total: 'number' };
}>;
export default catalogue;

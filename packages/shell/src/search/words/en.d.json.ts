// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<{
  'found.again': {};
  'found.of': { count: 'number'; total: 'number' };
  'found.of-more': { count: 'number'; total: 'number' };
  'found.status': { count: 'number'; total: 'number' };
  'found.status-more': { count: 'number'; total: 'number' };
  'search.actions': {};
  'search.all': { term: 'text' };
  'search.all-keys': {};
  'search.choose-keys': {};
  'search.close-keys': {};
  'search.count': { count: 'number' };
  'search.look-in': { title: 'text' };
  'search.more': {};
  'search.nothing': { term: 'text' };
  'search.nothing-advice': {};
  'search.open-keys': {};
  'search.pages': {};
  'search.recent': {};
  'search.results': {};
  'search.searching': {};
  'search.type': {};
}>;
export default catalogue;

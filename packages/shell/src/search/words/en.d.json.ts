// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'command.chosen' | 'command.density' | 'command.density.comfortable' | 'command.density.compact'
    | 'command.devtools' | 'command.language' | 'command.language.browser' | 'command.language.de'
    | 'command.language.en' | 'command.log-out' | 'command.shortcuts' | 'command.theme' | 'command.theme.dark'
    | 'command.theme.light' | 'command.theme.system' | 'found.again' | 'search.actions' | 'search.all-keys'
    | 'search.choose-keys' | 'search.close-keys' | 'search.enter-again' | 'search.enter-all' | 'search.enter-open'
    | 'search.enter-run' | 'search.more' | 'search.nothing-advice' | 'search.pages' | 'search.recent' | 'search.results'
    | 'search.searching' | 'search.type',
    {}
  > & {
    'found.of': { count: 'number'; total: 'number' };
    'found.of-more': { count: 'number'; total: 'number' };
    'found.status': { count: 'number'; total: 'number' };
    'found.status-more': { count: 'number'; total: 'number' };
    'search.all': { term: 'text' };
    'search.count': { count: 'number' };
    'search.look-in': { title: 'text' };
    'search.nothing': { term: 'text' };
  }
>;
export default catalogue;

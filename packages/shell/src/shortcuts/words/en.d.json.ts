// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'keys.about' | 'keys.by-key' | 'keys.close' | 'keys.everywhere' | 'keys.everywhere.close'
    | 'keys.everywhere.developer-tools' | 'keys.everywhere.list' | 'keys.everywhere.search' | 'keys.key.end'
    | 'keys.key.enter' | 'keys.key.home' | 'keys.key.page' | 'keys.key.shift' | 'keys.key.space' | 'keys.not-kept'
    | 'keys.tables' | 'keys.tables.all' | 'keys.tables.cells' | 'keys.tables.edit' | 'keys.tables.ends'
    | 'keys.tables.pages' | 'keys.tables.select' | 'keys.tables.whole' | 'keys.tabs' | 'keys.tabs.choose'
    | 'keys.tabs.ends' | 'keys.tabs.go' | 'keys.title',
    {}
  > & {
  }
>;
export default catalogue;

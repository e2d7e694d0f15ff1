// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'change.empty-stays' | 'change.failed' | 'change.label' | 'change.levels' | 'change.nothing'
    | 'change.removes-family' | 'change.removes-handling' | 'change.removes-hazard' | 'change.what' | 'change.working'
    | 'places.block' | 'places.none-changed' | 'places.not-changed' | 'places.open' | 'places.set-open'
    | 'places.setting' | 'places.stays' | 'places.undo' | 'work.busy' | 'work.reading',
    {}
  > & {
    'change.done': { count: 'number' };
    'change.left': { count: 'number'; names: 'text'; why: 'text' };
    'change.needs': { permission: 'text' };
    'change.stopped': { count: 'number' };
    'change.submit': { count: 'number' };
    'change.title': { count: 'number' };
    'names.more': { count: 'number' };
    'places.blocked': { count: 'number' };
    'places.needs': { permission: 'text' };
    'places.opened': { count: 'number' };
    'places.set': { count: 'number' };
    'places.set-needs': { permission: 'text' };
    'places.set-submit': { count: 'number' };
    'places.set-title': { count: 'number' };
    'select.most': { max: 'text' };
    'work.done': { done: 'number'; total: 'number' };
    'work.read': { count: 'number' };
  }
>;
export default catalogue;

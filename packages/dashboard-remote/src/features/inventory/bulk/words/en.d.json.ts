// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<{
  'change.done': { count: 'number' };
  'change.empty-stays': {};
  'change.failed': {};
  'change.label': {};
  'change.left': { count: 'number'; names: 'text'; why: 'text' };
  'change.levels': {};
  'change.needs': { permission: 'text' };
  'change.nothing': {};
  'change.removes-family': {};
  'change.removes-handling': {};
  'change.removes-hazard': {};
  'change.stopped': { count: 'number' };
  'change.submit': { count: 'number' };
  'change.title': { count: 'number' };
  'change.what': {};
  'change.working': {};
  'names.more': { count: 'number' };
  'places.block': {};
  'places.blocked': { count: 'number' };
  'places.needs': { permission: 'text' };
  'places.none-changed': {};
  'places.not-changed': {};
  'places.open': {};
  'places.opened': { count: 'number' };
  'places.undo': {};
  'select.most': { max: 'text' };
  'work.busy': {};
  'work.done': { done: 'number'; total: 'number' };
  'work.read': { count: 'number' };
  'work.reading': {};
}>;
export default catalogue;

// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<{
  'change.done': { count: 'number' };
  'change.empty-stays': {};
  'change.label': {};
  'change.levels': {};
  'change.needs': { permission: 'text' };
  'change.nothing': {};
  'change.removes-family': {};
  'change.removes-handling': {};
  'change.removes-hazard': {};
  'change.submit': { count: 'number' };
  'change.title': { count: 'number' };
  'change.what': {};
  'places.block': {};
  'places.blocked': { count: 'number' };
  'places.needs': { permission: 'text' };
  'places.none-changed': {};
  'places.not-changed': {};
  'places.open': {};
  'places.opened': { count: 'number' };
  'places.undo': {};
  'select.most': { max: 'text' };
}>;
export default catalogue;

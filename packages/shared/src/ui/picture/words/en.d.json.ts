// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'picture.choose' | 'picture.choose-other' | 'picture.damaged' | 'picture.drop' | 'picture.hint' | 'picture.kind'
    | 'picture.label' | 'picture.missing' | 'picture.move-help' | 'picture.not-removed' | 'picture.opening'
    | 'picture.remove' | 'picture.removed' | 'picture.removing' | 'picture.save' | 'picture.saved' | 'picture.saving'
    | 'picture.section' | 'picture.zoom',
    {}
  > & {
    'picture.bytes': { megabytes: 'number' };
    'picture.position': { x: 'number'; y: 'number'; zoom: 'number' };
  }
>;
export default catalogue;

// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'camera.again' | 'camera.aim' | 'camera.close' | 'camera.hidden' | 'camera.lens' | 'camera.light'
    | 'camera.light-failed' | 'camera.loading' | 'camera.open' | 'camera.ready' | 'camera.starting'
    | 'camera.viewfinder' | 'fault.broken' | 'fault.busy' | 'fault.denied' | 'fault.ended' | 'fault.failed'
    | 'fault.insecure' | 'fault.none' | 'fault.not-loaded' | 'fault.otherwise' | 'fault.refused' | 'fault.unsupported',
    {}
  > & {
    'camera.held': { code: 'text' };
    'camera.lens-number': { number: 'number' };
  }
>;
export default catalogue;

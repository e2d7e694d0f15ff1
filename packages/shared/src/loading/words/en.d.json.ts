// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'code.did-not-arrive' | 'code.not-started' | 'drawing.failed' | 'frame.flooded' | 'frame.left' | 'frame.silent'
    | 'page.fell-silent' | 'page.may-have-silenced' | 'registry.no-hash',
    {}
  > & {
    'file.did-not-arrive': { file: 'text' };
    'file.not-published': { file: 'text' };
    'file.refused': { file: 'text'; status: 'text' };
    'file.unreachable': { file: 'text' };
    'platform.not-offered': { offered: 'text'; wanted: 'text' };
    'remote.late': { seconds: 'text' };
    'shape.invalid': { at: 'text'; detail: 'text' };
    'shape.twice': { at: 'text'; name: 'text' };
    'shape.unshown': { at: 'text'; name: 'text' };
    'trial.failed': { version: 'text' };
  }
>;
export default catalogue;

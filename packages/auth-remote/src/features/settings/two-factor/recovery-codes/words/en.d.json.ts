// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'codes.ask.back' | 'codes.ask.leave' | 'codes.ask.text' | 'codes.ask.title' | 'codes.codes' | 'codes.copied'
    | 'codes.copy' | 'codes.kept' | 'codes.not-copied' | 'codes.print' | 'codes.save' | 'codes.text',
    {}
  > & {
    'codes.paper': { email: 'text' };
  }
>;
export default catalogue;

// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'passkeys.about' | 'passkeys.add' | 'passkeys.known' | 'passkeys.make' | 'passkeys.making' | 'passkeys.name'
    | 'passkeys.name-hint' | 'passkeys.name-missing' | 'passkeys.none.reason' | 'passkeys.none.title'
    | 'passkeys.not-made' | 'passkeys.nowhere' | 'passkeys.remove' | 'passkeys.remove.text' | 'passkeys.synced'
    | 'passkeys.title' | 'passkeys.unconfirmed' | 'passkeys.unknown',
    {}
  > & {
    'passkeys.added': { name: 'text' };
    'passkeys.elsewhere': { link: 'tag'; place: 'text' };
    'passkeys.history': { added: 'text'; use: 'text'; used: 'text' };
    'passkeys.not-removed': { name: 'text' };
    'passkeys.remove-one': { name: 'text' };
    'passkeys.remove.title': { name: 'text' };
    'passkeys.removed': { name: 'text' };
  }
>;
export default catalogue;

// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<{
  'passkeys.about': {};
  'passkeys.add': {};
  'passkeys.added': { name: 'text' };
  'passkeys.elsewhere': { link: 'tag'; place: 'text' };
  'passkeys.history': { added: 'text'; use: 'text'; used: 'text' };
  'passkeys.known': {};
  'passkeys.make': {};
  'passkeys.making': {};
  'passkeys.name': {};
  'passkeys.name-hint': {};
  'passkeys.name-missing': {};
  'passkeys.none.reason': {};
  'passkeys.none.title': {};
  'passkeys.not-made': {};
  'passkeys.not-removed': { name: 'text' };
  'passkeys.nowhere': {};
  'passkeys.remove': {};
  'passkeys.remove-one': { name: 'text' };
  'passkeys.remove.text': {};
  'passkeys.remove.title': { name: 'text' };
  'passkeys.removed': { name: 'text' };
  'passkeys.synced': {};
  'passkeys.title': {};
  'passkeys.unconfirmed': {};
  'passkeys.unknown': {};
}>;
export default catalogue;

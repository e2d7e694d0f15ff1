// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<{
  'codes.ask.back': {};
  'codes.ask.leave': {};
  'codes.ask.text': {};
  'codes.ask.title': {};
  'codes.codes': {};
  'codes.copied': {};
  'codes.copy': {};
  'codes.kept': {};
  'codes.not-copied': {};
  'codes.paper': { email: 'text' };
  'codes.print': {};
  'codes.save': {};
  'codes.text': {};
}>;
export default catalogue;

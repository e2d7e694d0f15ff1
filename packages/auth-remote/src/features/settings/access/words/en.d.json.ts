// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<{
  'access.all-ended': {};
  'access.all-kept': {};
  'access.api-key': {};
  'access.end': {};
  'access.end.text': {};
  'access.end.title': {};
  'access.factor.about': {};
  'access.factor.off': {};
  'access.factor.since': { date: 'text' };
  'access.factor.title': {};
  'access.keep': {};
  'access.made': { ago: 'text' };
  'access.made.about': {};
  'access.made.title': {};
  'access.none.reason': {};
  'access.none.title': {};
  'access.not-ended': {};
  'access.not-kept': {};
  'access.partner-key': {};
  'access.review.text': {};
  'access.review.title': { date: 'text' };
  'access.settings': {};
  'access.webhook': {};
  'page.settings': {};
  'page.title': {};
}>;
export default catalogue;

// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'access.all-ended' | 'access.all-kept' | 'access.api-key' | 'access.end' | 'access.end.text' | 'access.end.title'
    | 'access.factor.about' | 'access.factor.off' | 'access.factor.title' | 'access.keep' | 'access.made.about'
    | 'access.made.title' | 'access.none.reason' | 'access.none.title' | 'access.not-ended' | 'access.not-kept'
    | 'access.partner-key' | 'access.review.text' | 'access.settings' | 'access.webhook' | 'page.settings'
    | 'page.title',
    {}
  > & {
    'access.factor.since': { date: 'text' };
    'access.made': { ago: 'text' };
    'access.review.title': { date: 'text' };
  }
>;
export default catalogue;

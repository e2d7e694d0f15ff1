// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'ask.action' | 'ask.again' | 'ask.busy' | 'ask.reason' | 'ask.reason-hint' | 'ask.submit' | 'ask.taken-away'
    | 'ask.title' | 'withdraw.action' | 'withdraw.failed',
    {}
  > & {
    'ask.lead': { permission: 'text' };
    'declined.by': { date: 'text'; name: 'text' };
    'declined.by-nobody': { date: 'text' };
    'waiting.since': { date: 'text' };
  }
>;
export default catalogue;

// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<{
  'ask.action': {};
  'ask.again': {};
  'ask.busy': {};
  'ask.lead': { permission: 'text' };
  'ask.reason': {};
  'ask.reason-hint': {};
  'ask.submit': {};
  'ask.title': {};
  'declined.by': { date: 'text'; name: 'text' };
  'declined.by-nobody': { date: 'text' };
  'waiting.since': { date: 'text' };
  'withdraw.action': {};
  'withdraw.failed': {};
}>;
export default catalogue;

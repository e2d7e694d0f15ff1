// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'assistant.allow' | 'assistant.data.access' | 'assistant.data.access.hint' | 'assistant.data.audit'
    | 'assistant.data.audit.hint' | 'assistant.data.inventory' | 'assistant.data.inventory.hint'
    | 'assistant.data.people' | 'assistant.data.people.hint' | 'assistant.data.slotting'
    | 'assistant.data.slotting.hint' | 'assistant.failed' | 'assistant.none' | 'assistant.nothing' | 'assistant.saved'
    | 'assistant.some',
    {}
  > & {
    'assistant.by': { date: 'text'; name: 'text' };
    'assistant.confirm': { data: 'text'; host: 'text' };
    'assistant.data': { host: 'text'; name: 'text' };
    'assistant.means': { host: 'text'; name: 'text' };
  }
>;
export default catalogue;

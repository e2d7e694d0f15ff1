// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'fault.advice' | 'fault.empty',
    {}
  > & {
    'fault.alone': { ai: 'text'; needs: 'text' };
    'fault.both': { ai: 'text'; other: 'text' };
    'fault.character': { ai: 'text' };
    'fault.check-digit': { ai: 'text'; expected: 'text' };
    'fault.count': { ai: 'text' };
    'fault.date': { ai: 'text' };
    'fault.digits': { ai: 'text' };
    'fault.length': { ai: 'text'; most: 'number' };
    'fault.length-between': { ai: 'text'; least: 'number'; most: 'number' };
    'fault.no-goods': { ai: 'text' };
    'fault.twice': { ai: 'text' };
    'fault.unknown': { ai: 'text' };
  }
>;
export default catalogue;

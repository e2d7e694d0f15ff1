// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'fault.required' | 'lines.add' | 'lines.hint',
    {}
  > & {
    'line.quantity': { line: 'number' };
    'line.remove': { line: 'number' };
    'line.sku': { line: 'number' };
    'line.unit': { line: 'number' };
    'lines.fault': { count: 'number' };
  }
>;
export default catalogue;

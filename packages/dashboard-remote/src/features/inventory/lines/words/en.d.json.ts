// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<{
  'fault.required': {};
  'line.quantity': { line: 'number' };
  'line.remove': { line: 'number' };
  'line.sku': { line: 'number' };
  'line.unit': { line: 'number' };
  'lines.add': {};
  'lines.fault': { count: 'number' };
  'lines.hint': {};
}>;
export default catalogue;

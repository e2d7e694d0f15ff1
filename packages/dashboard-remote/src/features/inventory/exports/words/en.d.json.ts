// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<{
  'export.csv': {};
  'export.label': {};
  'export.none': {};
  'export.one-site': {};
  'export.working': {};
  'export.xlsx': {};
  'kind.of-site': { kind: 'text'; warehouse: 'text' };
  'kind.open_orders': {};
  'kind.orders': {};
}>;
export default catalogue;

// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<{
  'export.csv': {};
  'export.label': {};
  'export.none': {};
  'export.of-kind': { format: 'text'; kind: 'text' };
  'export.one-site': {};
  'export.without': { columns: 'text' };
  'export.working': {};
  'export.xlsx': {};
  'kind.open_orders': {};
  'kind.orders': {};
}>;
export default catalogue;

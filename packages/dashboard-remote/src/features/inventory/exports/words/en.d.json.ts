// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'export.csv' | 'export.label' | 'export.none' | 'export.one-site' | 'export.working' | 'export.xlsx'
    | 'kind.open_orders' | 'kind.orders',
    {}
  > & {
    'export.of-kind': { format: 'text'; kind: 'text' };
    'export.without': { columns: 'text' };
  }
>;
export default catalogue;

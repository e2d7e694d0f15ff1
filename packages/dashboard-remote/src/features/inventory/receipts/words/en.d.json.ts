// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'announce.busy' | 'announce.open' | 'announce.returns' | 'close.all' | 'column.code' | 'column.difference'
    | 'column.expected' | 'column.expected-at' | 'column.lines' | 'column.most' | 'column.name' | 'column.received'
    | 'column.sku' | 'column.status' | 'column.supplier' | 'column.warehouse' | 'fault.required' | 'filter.all-kinds'
    | 'filter.all-statuses' | 'filter.returns' | 'filter.status' | 'lines.label' | 'receipt.announce' | 'receipt.close'
    | 'receipt.exact' | 'receipt.find' | 'receipt.kind' | 'receipt.none' | 'receipt.none-reason' | 'receipt.one'
    | 'receipt.scan' | 'receipt.search' | 'receipt.sections' | 'receive.submit' | 'returns.no' | 'returns.yes'
    | 'status.closed' | 'status.expected' | 'status.receiving' | 'view.all' | 'view.expected' | 'view.returns',
    {}
  > & {
    'announce.done': { code: 'text' };
    'close.failed': { code: 'text' };
    'close.title': { code: 'text' };
    'close.under': { count: 'number' };
    'fault.more': { count: 'number' };
    'fault.most': { accepted: 'number'; expected: 'number'; most: 'number'; over: 'number' };
    'receipt.closed': { code: 'text' };
    'receipt.expected-on': { date: 'text' };
    'receipt.over': { count: 'number' };
    'receipt.received-of': { expected: 'number'; received: 'number' };
    'receipt.under': { count: 'number' };
    'receive.done': { count: 'number'; sku: 'text' };
    'receive.lead': { expected: 'number'; name: 'text'; received: 'number' };
    'receive.more': { count: 'number' };
    'receive.title': { sku: 'text' };
  }
>;
export default catalogue;

// Generated from en.json by `npm run words`. Do not edit.
import type { Catalogue } from '@slotwise/shared/words';

declare const catalogue: Catalogue<
  Record<
    | 'print.loading',
    {}
  > & {
    'print.all': { at: 'text'; count: 'number'; label: 'text' };
    'print.few': { at: 'text'; count: 'number'; label: 'text'; total: 'number' };
    'print.part': { at: 'text'; count: 'number'; label: 'text'; total: 'number' };
    'print.some': { at: 'text'; count: 'number'; label: 'text' };
  }
>;
export default catalogue;

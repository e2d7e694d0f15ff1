import { ApiError, isApiError } from '@slotwise/shared/http';
import { useState } from 'react';
import { useWords as useInventoryWords } from '../words';
import { lineFaults, type LineFaults, type LineField, type LineText } from './model/lines';
import type { ResolvedLines } from './resolve-lines';
import { useDescribeRefusal } from '../sections/use-describe-refusal';
import { useWords } from './words';

const FIELDS: Readonly<Record<string, LineField>> = { sku: 'sku', sku_id: 'sku', quantity: 'quantity', unit: 'unit' };

/** Faults of the lines of a form, said at each of them. */
export function useLineFaults() {
  const { t } = useWords();
  const { t: word } = useInventoryWords();
  const describe = useDescribeRefusal();
  const [faults, setFaults] = useState<LineFaults<string>>({});
  return {
    faults,
    clear: () => setFaults({}),
    /** Shows the faults of the typed text. @returns the fault of the whole list, or null */
    check(lines: readonly LineText[]): string | null {
      const said: Record<number, Partial<Record<LineField, string>>> = {};
      for (const [at, fields] of Object.entries(lineFaults(lines))) {
        const texts = Object.entries(fields).map(([name, id]) => [
          name,
          id === 'fault.required' ? t(id) : word(id),
        ]) as [LineField, string][];
        said[Number(at)] = Object.fromEntries(texts) as Partial<Record<LineField, string>>;
      }
      setFaults(said);
      const count = Object.keys(said).length;
      return count > 0 ? t('lines.fault', { count }) : null;
    },
    /**
     * Shows a refusal's faults of lines. Its other faults are left in the error for the form.
     * @param places where in the list each line of the request was typed
     */
    take(error: unknown, places: ResolvedLines['places']): { error: unknown; fault: string | null } {
      if (!isApiError(error)) return { error, fault: null };
      const found: Record<number, Partial<Record<LineField, string>>> = {};
      const others = error.details.filter((detail) => {
        const [list, index = '', name = ''] = detail.field.replace(/^\//, '').split('/');
        const field = FIELDS[name];
        if (list !== 'lines' || !/^\d+$/.test(index) || field === undefined) return true;
        // A SKU that there is not was found here, by its place in the list; the server counts the lines that it was sent.
        const at = name === 'sku' ? Number(index) : (places[Number(index)] ?? Number(index));
        const said = describe(new ApiError(422, 'validation_failed', detail.reason, [detail])).advice ?? detail.reason;
        found[at] = { ...found[at], [field]: said };
        return false;
      });
      setFaults(found);
      const count = Object.keys(found).length;
      return {
        error: count > 0 ? new ApiError(error.status, error.code, error.message, others) : error,
        fault: count > 0 ? t('lines.fault', { count }) : null,
      };
    },
  };
}

import { ApiError, type ReceivedFault } from '@slotwise/shared/http';
import { useFormats } from '@slotwise/shared/words';
import { useCallback } from 'react';
import type { FloorEntry } from '../floor-note';
import { useDescribeRefusal } from '../../sections/use-describe-refusal';
import { useWords } from '../words';
import { isToPutBack } from './correctable';
import { placeOfFault } from './fault-place';

/** Says why the server refused an entry: of each field what is wrong with it, else of the whole. Empty: it did not. */
export function useReason(): (entry: FloorEntry) => string {
  const describe = useDescribeRefusal();
  const { t } = useWords();
  const formats = useFormats();
  return useCallback(
    (entry: FloorEntry) => {
      if (!entry.refusal) return '';
      const { status, code, message, details } = entry.refusal;
      const putBack = ({ note: { goods, from } }: FloorEntry) =>
        t('refusal.put-back', {
          goods: formats.list(goods.map(({ sku, pieces }) => t('recent.goods', { pieces, sku }))),
          place: from ?? '–',
        });
      /** The code that does not exist. */
      const unknown = (fault: ReceivedFault): string | null => {
        const found = fault.code === 'unknown' ? placeOfFault(entry, fault) : null;
        const { from, to, goods } = entry.note;
        if (found?.part === 'lot' && found.goods.lot !== undefined) return t('refusal.lot', { lot: found.goods.lot });
        if (found?.part === 'from_location_id' && from !== null) return t('refusal.place', { place: from });
        if (found?.part === 'to_location_id' && to !== null) return t('refusal.place', { place: to });
        const sku = found?.part === 'sku_id' ? goods[found.at]?.sku : undefined;
        return sku === undefined ? null : t('refusal.sku', { sku });
      };
      const reasons = details.map(
        (fault) => unknown(fault) ?? describe(new ApiError(422, 'validation_failed', fault.reason, [fault])).advice,
      );
      const back = isToPutBack(entry) ? [putBack(entry)] : [];
      if (reasons.length > 0) return [...new Set(reasons), ...back].join('. ');
      const isGone = code === 'conflict' || code === 'idempotency_key_reused';
      if (isGone && entry.note.list !== undefined) return [t('refusal.stop-gone'), ...back].join('. ');
      if (code === 'assigned_to_other' && entry.note.list !== undefined)
        return [t('refusal.list-of-other'), ...back].join('. ');
      const { title, advice } = describe(new ApiError(status, code, message));
      return `${title} ${advice}`.replace(/\.$/, '');
    },
    [describe, formats, t],
  );
}

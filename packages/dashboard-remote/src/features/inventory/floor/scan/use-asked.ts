import type { Sku, Unit } from '@slotwise/contract';
import { useCallback } from 'react';
import { useFloor } from '../floor-context';
import type { Place } from '../known/resolve';
import { useWords } from '../words';

/**
 * Reads a scan as an answer to the question. A scan of another kind, or of nothing, is said at once, and gives null.
 */
export function useAsked() {
  const { find, say } = useFloor();
  const { t } = useWords();
  const goods = useCallback(
    async (code: string): Promise<{ sku: Sku; unit: Unit } | null> => {
      const found = await find(code, 'sku');
      if (found.is === 'sku' && !found.sku.archived) return found;
      if (found.is === 'sku') say('bad', t('wrong.archived', { code: found.sku.code }));
      else if (found.is === 'place') say('bad', t('wrong.place-not-goods', { code: found.place.code }));
      else say('bad', t(found.is === 'silent' ? 'wrong.silent' : 'wrong.unknown', { code }));
      return null;
    },
    [find, say, t],
  );
  const place = useCallback(
    async (code: string): Promise<Place | null> => {
      const found = await find(code, 'place');
      if (found.is === 'place') return found.place;
      if (found.is === 'sku') say('bad', t('wrong.goods-not-place', { code: found.sku.code }));
      else say('bad', t(found.is === 'silent' ? 'wrong.silent' : 'wrong.unknown-place', { code }));
      return null;
    },
    [find, say, t],
  );
  return { goods, place };
}

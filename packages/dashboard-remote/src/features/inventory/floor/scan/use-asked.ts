import { useFormats } from '@slotwise/shared/words';
import { useCallback } from 'react';
import { useFloor } from '../floor-context';
import type { LabelFacts } from '../../gs1/label';
import { useFaultText } from '../../gs1/use-fault-text';
import { scannedOf, type ScannedGoods } from '../goods';
import type { Found, Place } from '../known/resolve';
import { useWords } from '../words';

/**
 * Reads a scan as an answer to the question. A scan of another kind, or of nothing, is said at once, and gives null; where a
 * place is asked for, `take` may take goods all the same.
 */
export function useAsked() {
  const { find, say } = useFloor();
  const { t } = useWords();
  const faultText = useFaultText();
  const { list } = useFormats();
  /** Of a scan that names neither goods nor a place. */
  const sayNone = useCallback(
    (
      found: Extract<Found, { is: 'nothing' | 'silent' | 'fault' | 'elsewhere' | 'lots' }>,
      unknown: 'wrong.unknown' | 'wrong.unknown-place',
    ) => {
      if (found.is === 'fault') say('bad', faultText(found.fault));
      else if (found.is === 'elsewhere') {
        say('bad', t('wrong.elsewhere', { code: found.code, warehouse: found.warehouse }));
      } else if (found.is === 'lots') {
        say('bad', t('wrong.lot-of-several', { lot: found.code, skus: list([...found.skus]) }));
      } else say('bad', t(found.is === 'silent' ? 'wrong.silent' : unknown, { code: found.code }));
    },
    [say, t, faultText, list],
  );
  const goods = useCallback(
    async (code: string): Promise<ScannedGoods | null> => {
      const found = await find(code, 'sku');
      if (found.is === 'sku' && !found.sku.archived) return scannedOf(found);
      if (found.is === 'sku') say('bad', t('wrong.archived', { code: found.sku.code }));
      else if (found.is === 'place') say('bad', t('wrong.place-not-goods', { code: found.place.code }));
      else sayNone(found, 'wrong.unknown');
      return null;
    },
    [find, say, sayNone, t],
  );
  /**
   * The same for the goods of a task, whose label may be that of their lot alone, also where several SKUs have a lot of that code.
   * @returns what the scan says of them besides; null if it is of something else
   */
  const ofTask = useCallback(
    async (code: string, sku: { id: string; code: string }): Promise<Partial<LabelFacts> | null> => {
      const named = await find(code, 'sku');
      if (named.is === 'lots' && named.skus.includes(sku.code)) return { lot: named.code };
      const found = await goods(code);
      if (!found || found.sku.id === sku.id) return found;
      say('bad', t('relocate.other-goods', { sku: found.sku.code, wanted: sku.code }));
      return null;
    },
    [find, goods, say, t],
  );
  const place = useCallback(
    async (code: string, take?: (goods: ScannedGoods) => boolean): Promise<Place | null> => {
      const found = await find(code, 'place');
      if (found.is === 'place') return found.place;
      if (found.is === 'sku' && take?.(scannedOf(found))) return null;
      if (found.is === 'sku') say('bad', t('wrong.goods-not-place', { code: found.sku.code }));
      else sayNone(found, 'wrong.unknown-place');
      return null;
    },
    [find, say, sayNone, t],
  );
  return { goods, ofTask, place, sayNone };
}

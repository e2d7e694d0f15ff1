import type { Label } from '@slotwise/contract';
import { useCallback } from 'react';
import type { LabelFault } from './model/content';
import type { Face } from './model/face';
import { useDayText } from '../sections/use-day-text';
import { useWords as useInventoryWords } from '../words';
import { useWords } from './words';

/** Texts of labels beside their symbols. */
export function useFaces(): (label: Label) => Omit<Face, 'text'> {
  const { t } = useWords();
  const { t: word } = useInventoryWords();
  const dayText = useDayText();
  return useCallback(
    ({ kind, code, name, unit, pieces, lot }: Label) => {
      if (kind === 'location') return { title: code, lines: [name] };
      const pack = unit === 'each' ? '' : t('face.pack', { unit: word(`unit.${unit}`), pieces });
      const expires = lot?.expiresOn ? t('face.expires', { day: dayText(lot.expiresOn) }) : '';
      return { title: code, lines: [name, pack, lot ? t('face.lot', { lot: lot.code }) : '', expires] };
    },
    [t, word, dayText],
  );
}

/** Why a label cannot be made, as people read it. */
export function useLabelFaults(): (fault: LabelFault) => string {
  const { t } = useWords();
  return useCallback(
    (fault: LabelFault) => {
      switch (fault.is) {
        case 'not-a-gtin':
          return t('fault.not-a-gtin', { barcode: fault.barcode });
        case 'check-digit':
          return t('fault.check-digit', { barcode: fault.barcode, expected: String(fault.expected) });
        case 'lot-not-gs1':
          return t('fault.lot-not-gs1', { lot: fault.lot });
        case 'not-encodable':
          return t('fault.not-encodable', { text: fault.text });
        default:
          return t(`fault.${fault.is}`);
      }
    },
    [t],
  );
}

import type { ImportKind } from '@slotwise/contract';
import { CONDITIONS, LOCATION_PURPOSES, STOCK_STATES } from '@slotwise/contract/constants';
import { useMeasures } from '@slotwise/shared/measures';
import { useFormats } from '@slotwise/shared/words';
import { useCallback } from 'react';
import { useMomentText } from '../sections/moments';
import { useDayText } from '../sections/use-day-text';
import { useWords } from '../words';
import { useImportKinds } from './use-import-kinds';

const MEASURED = /^\d+$/;
/** A time without a zone is read as UTC. */
const AS_READ = {
  day: { year: 'numeric', month: 'short', day: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit', timeZone: 'UTC', timeZoneName: 'short' },
} as const;

/**
 * Says a value of a file as the inventory's screens do: measures in the units of the company, days and choices in the page's language.
 * A value that this page does not know how to say is shown as it is sent.
 */
export function useValueText(kind: ImportKind): (column: string, value: string) => string {
  const { t } = useWords();
  const formats = useFormats();
  const measures = useMeasures();
  const dayText = useDayText();
  const momentText = useMomentText();
  const { data } = useImportKinds();
  const columns = data?.find((one) => one.kind === kind)?.columns;
  return useCallback(
    (name, value) => {
      const column = columns?.find((one) => one.name === name);
      switch (column?.type) {
        case 'whole':
          return MEASURED.test(value) ? formats.number(Number(value)) : value;
        case 'measure': {
          const length = kind === 'locations' ? 'length' : 'size';
          const measure = column.units[0] === 'g' ? 'weight' : length;
          return MEASURED.test(value) ? measures.text(measure, Number(value)) : value;
        }
        case 'yes_no':
          return value === 'true' || value === 'yes' ? t('word.yes') : t('word.no');
        case 'day':
          return dayText(value.slice(0, 10));
        case 'time':
          return momentText(value, AS_READ);
        case 'choice': {
          const condition = CONDITIONS.find((one) => one === value);
          if (name === 'condition' && condition) return t(`condition.${condition}`);
          const purpose = LOCATION_PURPOSES.find((one) => one === value);
          if (name === 'purpose' && purpose) return t(`purpose.${purpose}`);
          const state = STOCK_STATES.find((one) => one === value);
          return name === 'state' && state ? t(`state.${state}`) : value;
        }
        default:
          return value;
      }
    },
    [columns, kind, t, formats, measures, dayText, momentText],
  );
}

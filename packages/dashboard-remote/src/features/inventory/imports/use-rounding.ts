import type { ImportKind } from '@slotwise/contract';
import { IMPERIAL_UNITS } from '@slotwise/contract/constants';
import { useFormats } from '@slotwise/shared/words';
import { useWords } from './words';

type ImperialUnit = keyof typeof IMPERIAL_UNITS;

/** Values that are no whole number of what is stored, and units as `Intl` knows them. */
const SAMPLES: Readonly<Record<ImperialUnit, { value: number; unit: string; stored: string }>> = {
  in: { value: 2.5, unit: 'inch', stored: 'millimeter' },
  ft: { value: 1.3, unit: 'foot', stored: 'millimeter' },
  oz: { value: 2.5, unit: 'ounce', stored: 'gram' },
  lb: { value: 2.5, unit: 'pound', stored: 'gram' },
};

export const isImperial = (unit: string): unit is ImperialUnit => Object.hasOwn(IMPERIAL_UNITS, unit);

/**
 * Says what values in some units are kept as: those of goods are rounded down, so that what fits in inches and pounds fits as it is
 * stored, and sizes of places to the nearest.
 */
export function useRounding(kind: ImportKind): (units: readonly string[]) => { title: string; advice: string } {
  const { t } = useWords();
  const formats = useFormats();
  const isOfPlaces = kind === 'locations';
  const said = (value: number, unit: string) => formats.number(value, { style: 'unit', unit, unitDisplay: 'short' });
  const example = (name: ImperialUnit) => {
    const { value, unit, stored } = SAMPLES[name];
    const { times, per } = IMPERIAL_UNITS[name];
    const kept = (isOfPlaces ? Math.round : Math.floor)((value * times) / per);
    return `${said(value, unit)} → ${said(kept, stored)}`;
  };
  return (units) => ({
    title: t(isOfPlaces ? 'preview.rounded-nearest' : 'preview.rounded-down', { units: formats.list([...units]) }),
    advice: t('preview.rounded-advice', { examples: units.filter(isImperial).map(example).join(', ') }),
  });
}

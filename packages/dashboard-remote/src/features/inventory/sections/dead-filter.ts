import type { Filter } from '@slotwise/shared/ui/list';
import { useFormats } from '@slotwise/shared/words';
import { useState } from 'react';
import { useWords } from '../words';
import { choiceFilter } from './filters';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** In an address no day is the empty text, and what is no day is none. */
export const deadFilter = (day: string): { dead_on?: string } => (DAY.test(day) ? { dead_on: day } : {});

/** The filter of a list by goods that nobody has ordered: up to the day in the address, or else up to today. */
export function useDeadFilter(value: string, onChange: (day: string) => void): Filter {
  const { t } = useWords();
  const formats = useFormats();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const day = DAY.test(value) ? value : null;
  return choiceFilter({
    key: 'dead',
    name: t('word.demand'),
    label: t('filter.demand'),
    all: t('filter.all-demand'),
    values: [day ?? today],
    wordOf: (one) => t('demand.dead', { day: formats.date(`${one}T00:00:00`, { dateStyle: 'medium' }) }),
    value: day,
    onChange: (chosen) => onChange(chosen ?? ''),
  });
}

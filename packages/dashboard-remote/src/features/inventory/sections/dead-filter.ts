import type { Filter } from '@slotwise/shared/ui/list';
import { useState } from 'react';
import { todayOf } from './days';
import { useWords } from '../words';
import { choiceFilter } from './filters';
import { useDayText } from './use-day-text';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** In an address no day is the empty text, and what is no day is none. */
export const deadFilter = (day: string): { dead_on?: string } => (DAY.test(day) ? { dead_on: day } : {});

/** The filter of a list by goods that nobody has ordered: up to the day in the address, or else up to today. */
export function useDeadFilter(value: string, onChange: (day: string) => void): Filter {
  const { t } = useWords();
  const dayText = useDayText();
  const [today] = useState(() => todayOf());
  const day = DAY.test(value) ? value : null;
  return choiceFilter({
    key: 'dead',
    name: t('word.demand'),
    label: t('filter.demand'),
    all: t('filter.all-demand'),
    values: [day ?? today],
    wordOf: (one) => t('demand.dead', { day: dayText(one) }),
    value: day,
    onChange: (chosen) => onChange(chosen ?? ''),
  });
}

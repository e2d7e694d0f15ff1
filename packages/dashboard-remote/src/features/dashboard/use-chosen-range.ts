import type { Platform } from '@slotwise/shared/remote';
import type { DateRange } from '@slotwise/shared/ui/calendar';
import { useState } from 'react';
import { readRange, writeRange } from './model/chosen-range';

const KEY = 'range';

/** The range that the person picked, remembered on this device; before that the initial one. */
export function useChosenRange(preferences: Platform['preferences']): readonly [DateRange, (range: DateRange) => void] {
  const [range, setRange] = useState(() => readRange(preferences.get(KEY)));
  const choose = (picked: DateRange) => {
    setRange(picked);
    preferences.set(KEY, writeRange(picked));
  };
  return [range, choose];
}

import { useFormats } from '@slotwise/shared/words';
import { useCallback } from 'react';

/** A day such as `2027-03-31` as people here write it. */
export function useDayText(): (day: string) => string {
  const formats = useFormats();
  return useCallback((day) => formats.date(`${day}T00:00:00`, { dateStyle: 'medium' }), [formats]);
}

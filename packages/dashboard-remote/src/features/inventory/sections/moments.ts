import { useFormats } from '@slotwise/shared/words';
import { useCallback } from 'react';

type Format = Intl.DateTimeFormatOptions;

/** Files have days without a time, which are kept as the midnight that they begin with. */
const MIDNIGHT = /T00:00(?::00(?:\.0+)?)?Z$/;
const isDay = (at: string) => MIDNIGHT.test(at);

const MEDIUM: Format = { dateStyle: 'medium' };
const MEDIUM_TIME: Format = { timeStyle: 'short' };

/** The milliseconds since 1970 at which a moment is past: a day lasts to its end, where its reader is. */
export function pastFrom(at: string): number {
  if (!isDay(at)) return Date.parse(at);
  const [year = 0, month = 0, day = 0] = at.slice(0, 10).split('-').map(Number);
  return new Date(year, month - 1, day + 1).getTime();
}

/**
 * Says a moment in the reader's zone, and a day without a time as the day that it is: west of UTC its midnight is the evening before.
 * @returns the text of a moment in the `day` format, and of one with a time in `time` as well
 */
export function useMomentText(): (at: string, how?: { day?: Format; time?: Format }) => string {
  const formats = useFormats();
  return useCallback(
    (at, { day = MEDIUM, time = MEDIUM_TIME } = {}) =>
      isDay(at) ? formats.date(at, { ...day, timeZone: 'UTC' }) : formats.date(at, { ...day, ...time }),
    [formats],
  );
}

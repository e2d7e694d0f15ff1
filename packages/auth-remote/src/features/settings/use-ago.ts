import { useFormats } from '@slotwise/shared/words';
import { useWords } from './words';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Time since an instant, in whole units; null within the last minute. @param now milliseconds since the epoch */
export function elapsedSince(instant: string, now: number): { count: number; unit: 'day' | 'hour' | 'minute' } | null {
  const elapsed = Math.max(0, now - Date.parse(instant));
  for (const [unit, length] of UNITS) {
    if (elapsed >= length) return { count: Math.floor(elapsed / length), unit };
  }
  return null;
}

/** Writes how long ago an instant (ISO 8601) was: "2 hours ago". */
export function useAgo(): (instant: string, now: number) => string {
  const formats = useFormats();
  const { t } = useWords();
  return (instant, now) => {
    const elapsed = elapsedSince(instant, now);
    return elapsed ? formats.relative(-elapsed.count, elapsed.unit, { numeric: 'auto' }) : t('ago.just-now');
  };
}

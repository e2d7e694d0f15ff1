import { useFormats } from '@slotwise/shared/words';
import { useWords } from '../words';

export const MINUTE = 60;

/** Says a length of time in seconds: in minutes from one on. The one way in which screens of slotting say it. */
export function useDuration() {
  const { t } = useWords();
  const formats = useFormats();
  return (seconds: number, options?: Intl.NumberFormatOptions): string =>
    Math.abs(seconds) < MINUTE
      ? t('saved.seconds', { seconds: formats.number(seconds, { maximumFractionDigits: 0, ...options }) })
      : t('saved.minutes', { minutes: formats.number(seconds / MINUTE, { maximumFractionDigits: 1, ...options }) });
}

import { useCallback } from 'react';
import type { Gs1Fault } from './read';
import { useWords } from './words';

/** Says why a label cannot be read, by its application identifier, and what to do. */
export function useFaultText(): (fault: Gs1Fault) => string {
  const { t } = useWords();
  return useCallback(
    (fault) => {
      const why = () => {
        if (fault.is === 'length')
          return t(fault.least === fault.most ? 'fault.length' : 'fault.length-between', fault);
        if (fault.is === 'alone') return t('fault.alone', fault);
        if (fault.is === 'both') return t('fault.both', fault);
        if (fault.is === 'check-digit') return t('fault.check-digit', fault);
        return fault.ai === '' ? t('fault.empty') : t(`fault.${fault.is}`, { ai: fault.ai });
      };
      return `${why()} ${t('fault.advice')}`;
    },
    [t],
  );
}

import type { CountSummary } from '@slotwise/contract';
import { useFormats } from '@slotwise/shared/words';
import { useCallback } from 'react';
import { useWords } from './words';

/** Says what an open count waits for besides its first round: another person, or a decision. */
export function useNextText(): (count: CountSummary) => string {
  const { t } = useWords();
  const formats = useFormats();
  return useCallback(
    ({ status, recountTasks = 0, approveTasks = 0 }) => {
      if (status !== 'open') return '–';
      const waits = [
        ...(recountTasks > 0 ? [t('next.recount', { places: recountTasks })] : []),
        ...(approveTasks > 0 ? [t('next.approve', { places: approveTasks })] : []),
      ];
      return waits.length > 0 ? formats.list(waits) : '–';
    },
    [t, formats],
  );
}

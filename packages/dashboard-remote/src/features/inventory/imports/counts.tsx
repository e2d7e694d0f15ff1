import type { ImportCounts } from '@slotwise/contract';
import { FactList } from '../sections/fact-list';
import { useWords } from './words';

/** Number of new, changed, unchanged and refused rows. */
export function Counts({ counts }: { counts: ImportCounts }) {
  const { t } = useWords();
  return (
    <FactList
      facts={(['added', 'changed', 'same', 'refused'] as const).map((name) => ({
        term: t(`count.${name}`),
        figure: counts[name],
      }))}
    />
  );
}

import { usePlatform } from '@slotwise/shared/remote';
import { NOTHING_SELECTED, type Selection } from '@slotwise/shared/ui/table';
import { useEffect, useState } from 'react';
import { useWords } from '../../words';

/**
 * A selection that outlasts another search and other filters. One of everything that matched does not: under another
 * filter it would be of others.
 * @param name of what is listed
 */
export function useKeptSelection(name: string) {
  const platform = usePlatform();
  const { t } = useWords();
  const [kept, setKept] = useState<{ name: string; selection: Selection }>({ name, selection: NOTHING_SELECTED });
  const isOver = kept.selection.kind === 'all' && kept.name !== name;
  useEffect(() => {
    if (!isOver) return;
    platform.notify({ intent: 'info', title: t('many.all-ended') });
    setKept({ name, selection: NOTHING_SELECTED });
  }, [isOver, name, platform, t]);
  return [isOver ? NOTHING_SELECTED : kept.selection, (selection: Selection) => setKept({ name, selection })] as const;
}

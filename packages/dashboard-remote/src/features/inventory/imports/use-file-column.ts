import type { ImportDetails } from '@slotwise/contract';
import { useCallback } from 'react';
import { useColumnName } from './use-column-name';
import { useTitle } from './use-title';
import { useWords } from './words';

/** Names a column as the file has it, beside ours: people look for it in their file. */
export function useFileColumn({
  header,
  mapping,
}: Pick<ImportDetails, 'header' | 'mapping'>): (name: string) => string {
  const { t } = useWords();
  const columnName = useColumnName();
  const title = useTitle();
  return useCallback(
    (name) => {
      const ours = columnName(name);
      const from = mapping.find((one) => one.name === name)?.from;
      if (from === undefined) return ours;
      const theirs = title(header, from);
      const isSame = theirs.toLowerCase() === ours.toLowerCase();
      return isSame ? theirs : t('refusals.column', { title: theirs, column: ours });
    },
    [t, columnName, title, header, mapping],
  );
}

import { useCallback } from 'react';
import { columnName } from './model/column-names';
import { useWords } from './words';

/** Says what a column is called; one that this page does not know yet by its name on the wire. */
export function useColumnName(): (name: string) => string {
  const { t } = useWords();
  return useCallback(
    (name) => {
      const known = columnName(name);
      if (!known) return name;
      const column = t(`column.${known.column}`);
      return known.pack === null ? column : t('column.of-pack', { pack: t(`pack.${known.pack}`), column });
    },
    [t],
  );
}

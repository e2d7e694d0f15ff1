import { usePlatform } from '@slotwise/shared/remote';
import { formatChoices, parseChoices } from '@slotwise/shared/ui/table';
import type { ColumnChoices } from '@slotwise/shared/ui/table';
import { useState } from 'react';

/**
 * A person's choice of columns for one table, kept on this device.
 * @param table of the remote; one that has a single table need not name it
 */
export function useColumnChoices(table?: string) {
  const { preferences } = usePlatform();
  const key = table === undefined ? 'columns' : `columns:${table}`;
  const [choices, setChoices] = useState<ColumnChoices>(() => parseChoices(preferences.get(key)));
  const choose = (next: ColumnChoices) => {
    setChoices(next);
    preferences.set(key, formatChoices(next));
  };
  return [choices, choose] as const;
}

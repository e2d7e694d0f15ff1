import { usePlatform } from '@slotwise/shared/remote';
import { formatChoices, parseChoices } from '@slotwise/shared/ui/table';
import type { ColumnChoices } from '@slotwise/shared/ui/table';
import { useState } from 'react';

/** A person's choice of columns for one table, kept on this device. */
export function useColumnChoices(table: string) {
  const { preferences } = usePlatform();
  const [choices, setChoices] = useState<ColumnChoices>(() => parseChoices(preferences.get(`columns:${table}`)));
  const choose = (next: ColumnChoices) => {
    setChoices(next);
    preferences.set(`columns:${table}`, formatChoices(next));
  };
  return [choices, choose] as const;
}

import type { Import, ImportMode } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useState } from 'react';
import { useMyId } from '../floor/floor-context';
import { useWarehouses } from '../sections/use-warehouses';

export interface ImportTarget {
  /** Undefined while nobody has said which one of several it is. */
  warehouseId: string | undefined;
  mode: ImportMode;
  setWarehouse: (id: string | null) => void;
  setMode: (mode: ImportMode) => void;
  /** Remembers the warehouse for the next file of the kind. */
  remember: () => void;
}

/** The choices beside the columns. They outlive another look at the file; the warehouse is that of the person's last one. */
export function useTarget({ kind, warehouseId: given, mode: before }: Import): ImportTarget {
  const { preferences } = usePlatform();
  const key = `imports.warehouse.${kind}:${useMyId() ?? ''}`;
  const warehouses = useWarehouses();
  const [chosen, setWarehouse] = useState(() => given ?? preferences.get(key));
  const [mode, setMode] = useState<ImportMode>(before ?? 'set');
  const only = warehouses.length === 1 ? warehouses[0]?.id : undefined;
  // The last one may have been deleted, or taken from this person.
  const warehouseId = warehouses.find(({ id }) => id === chosen)?.id ?? only;
  const remember = () => {
    if (warehouseId !== undefined) preferences.set(key, warehouseId);
  };
  return { warehouseId, mode, setWarehouse, setMode, remember };
}

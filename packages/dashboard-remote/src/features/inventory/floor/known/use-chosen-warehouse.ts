import type { Warehouse } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { text, useAddress } from '@slotwise/shared/ui/list';
import { useCallback, useEffect, useState } from 'react';
import { useMyId } from '../floor-context';

/** The last choice of a person: a device may be used by several. */
const keyOf = (userId: string | undefined) => `floor.warehouse:${userId ?? ''}`;
/** A link to work in one warehouse names it. */
const PARAMETERS = { warehouse: text('warehouse') };

export interface ChosenWarehouse {
  /** Empty while nobody has said which one of several it is. */
  warehouseId: string;
  choose: (id: string) => void;
}

/** The warehouse in which a person stands: the one that a link named or that they chose, until they go to another. */
export function useChosenWarehouse(warehouses: readonly Pick<Warehouse, 'id'>[]): ChosenWarehouse {
  const { preferences } = usePlatform();
  const key = keyOf(useMyId());
  const [chosen, setChosen] = useState(() => preferences.get(key));
  const { values, change } = useAddress(PARAMETERS);
  const find = (wanted: unknown) => warehouses.find(({ id }) => id === wanted)?.id;
  const linked = find(values.warehouse);
  const keep = useCallback(
    (id: string) => {
      preferences.set(key, id);
      setChosen(id);
    },
    [preferences, key],
  );
  useEffect(() => {
    if (linked !== undefined) keep(linked);
  }, [linked, keep]);
  // Of several, nobody but the person knows in which one they stand.
  const only = warehouses.length === 1 ? warehouses[0]?.id : undefined;
  return {
    warehouseId: linked ?? find(chosen) ?? only ?? '',
    choose: (id) => {
      keep(id);
      // An address that still names another one would win.
      if (values.warehouse !== '') change({ warehouse: '' }, { replace: true });
    },
  };
}

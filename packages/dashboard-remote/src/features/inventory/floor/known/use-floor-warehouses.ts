import type { Warehouse } from '@slotwise/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { inventoryKeys } from '../../query-keys';
import { useKnownWarehouses } from '../../sections/use-warehouses';
import { KEPT } from './resolve';

type FloorWarehouse = Pick<Warehouse, 'id' | 'name'>;
const KEY = [...inventoryKeys.floor, 'warehouses'];

/** The warehouses of the company; without network those that this device knew last. Undefined until they are known. */
export function useFloorWarehouses(): readonly FloorWarehouse[] | undefined {
  const cache = useQueryClient();
  const read = useKnownWarehouses();
  const { data: kept } = useQuery<FloorWarehouse[]>({ queryKey: KEY, enabled: false, ...KEPT });
  useEffect(() => {
    // Nobody but the server knows that there is none.
    if (read && read.length > 0)
      cache.setQueryData<FloorWarehouse[]>(
        KEY,
        read.map(({ id, name }) => ({ id, name })),
      );
  }, [cache, read]);
  return read ?? kept;
}

import type { Warehouse } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { tenantQueries, useCan } from '@slotwise/shared/session';
import { useQuery } from '@tanstack/react-query';
import { useBoard } from '../drafts/board-data';

/** The warehouses of the company by name, for people who may see them; a WMS has none. */
export function useWarehouses() {
  const platform = usePlatform();
  const { me } = useBoard();
  const isCompany = me.userType === 'company';
  const may = useCan(platform, 'view_warehouses') && isCompany;
  const read = useQuery({ ...tenantQueries(platform.http, { ...me, userType: 'company' }).warehouses, enabled: may });
  const { data, isLoading, isError, isFetching, refetch } = read;
  const warehouses: readonly Warehouse[] = data ?? [];
  return { warehouses, isLoading, isError, isFetching, refetch };
}

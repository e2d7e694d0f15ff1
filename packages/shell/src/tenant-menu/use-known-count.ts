import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { LoadError } from '@slotwise/shared/session';

/** How many a list holds, if something else has already loaded it; asks for nothing itself. */
export function useKnownCount<T>(list: UseQueryOptions<T[], LoadError, T[], readonly unknown[]>): number | undefined {
  return useQuery({ ...list, enabled: false }).data?.length;
}

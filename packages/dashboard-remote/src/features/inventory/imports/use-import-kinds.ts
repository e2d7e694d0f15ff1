import { usePlatform } from '@slotwise/shared/remote';
import { useQuery } from '@tanstack/react-query';
import { importKeys } from './import-keys';

/** Kinds of files that can be imported, with the columns of each. */
export function useImportKinds() {
  const { http } = usePlatform();
  return useQuery({
    queryKey: importKeys.kinds,
    queryFn: async ({ signal }) => (await http('GET /imports/kinds', { signal })).kinds,
    staleTime: Infinity,
  });
}

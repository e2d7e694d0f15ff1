import { usePlatform } from '@slotwise/shared/remote';
import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { checkMany } from '../api/check-many';
import { useSettled } from '../use-settled';
import { judge, rowsToCheck, verdictsOf, type JudgedRow, type Verdicts } from './model/judge';
import type { PreparedRow } from './model/prepare';

const NO_VERDICTS: Verdicts = new Map();

export interface ListCheck {
  rows: JudgedRow[];
  /** Why the server did not say; the list can be sent all the same. */
  error: Error | null;
  isChecking: boolean;
  checkAgain: () => void;
}

/** Asks the server about a list whenever people pause, so that it is known who can be invited before anything is sent. */
export function useListCheck(prepared: readonly PreparedRow[], { isSendable }: { isSendable: boolean }): ListCheck {
  const { http } = usePlatform();
  const wanted = useMemo(() => rowsToCheck(prepared), [prepared]);
  const key = useMemo(() => JSON.stringify(wanted), [wanted]);
  const asked = useSettled(isSendable ? wanted : [], isSendable ? key : '[]');
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['invitation-bulk-check', asked],
    queryFn: async ({ signal }) => verdictsOf(asked, (await checkMany(http, { rows: asked }, signal)).results),
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    // Asked anew for a list that comes back after sending: what was free then is invited now.
    gcTime: 0,
  });
  const rows = useMemo(() => judge(prepared, data ?? NO_VERDICTS), [prepared, data]);
  return {
    rows,
    error: isFetching ? null : error,
    isChecking: isFetching || (isSendable && asked !== wanted && JSON.stringify(asked) !== key),
    checkAgain: () => void refetch(),
  };
}

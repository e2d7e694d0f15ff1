import type { AssistantInfo } from '@slotwise/contract';
import { useLocale } from '@slotwise/shared/words';
import { useLocation } from '@slotwise/shared/ui/router';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useShell } from '../bootstrap/shell-context';

/** The answerer and the questions for this page; undefined while nobody knows. `null`: they could not be read. */
export function useInfo(): AssistantInfo | null | undefined {
  const { host } = useShell();
  const { pathname } = useLocation();
  const locale = useLocale();
  const { data, isError } = useQuery({
    queryKey: ['assistant', 'info', pathname, locale],
    queryFn: ({ signal }) => host.http('GET /assistant', { query: { page: pathname.slice(0, 500) }, signal }),
    staleTime: 0,
    // Those of the page before stay until others are there, so that the row keeps its height.
    placeholderData: keepPreviousData,
  });
  return isError ? null : data;
}

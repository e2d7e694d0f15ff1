import type { ChartProps } from '@slotwise/shared/ui/charts';
import { usePlatform } from '@slotwise/shared/remote';
import { useDescribeError } from '@slotwise/shared/words';
import type { UseQueryResult } from '@tanstack/react-query';

/** Props of a chart besides its figures: the text when they fail, and the way to a list. */
export function useChart(): (query: UseQueryResult) => Pick<ChartProps, 'fault' | 'onOpen' | 'level'> {
  const platform = usePlatform();
  const describe = useDescribeError();
  return ({ error, isFetching, refetch }) => {
    const fault = error && { text: describe(error).title, retrying: isFetching, onRetry: () => void refetch() };
    return { level: 2, onOpen: (href) => platform.navigate(href), ...(fault ? { fault } : {}) };
  };
}

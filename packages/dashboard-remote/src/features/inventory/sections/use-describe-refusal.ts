import { ApiError, isApiError } from '@slotwise/shared/http';
import { useMeasures } from '@slotwise/shared/measures';
import { useDescribeError } from '@slotwise/shared/words';

const LIMITS: Readonly<Record<string, 'weight-limit' | 'volume-limit'>> = {
  put_max_weight: 'weight-limit',
  put_max_volume: 'volume-limit',
};

/** Describes an error as `useDescribeError` does, and what a place takes at most in the units of the company. */
export function useDescribeRefusal() {
  const measures = useMeasures();
  const describe = useDescribeError();
  return (error: unknown) => {
    if (!isApiError(error)) return describe(error);
    const details = error.details.map((fault) => {
      const limit = LIMITS[fault.code ?? ''];
      const max = fault.params?.max;
      if (limit === undefined || typeof max !== 'number') return fault;
      return { ...fault, params: { ...fault.params, max: measures.text(limit, max) } };
    });
    return describe(new ApiError(error.status, error.code, error.message, details));
  };
}

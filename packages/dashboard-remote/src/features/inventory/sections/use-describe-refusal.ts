import { ApiError, isApiError } from '@slotwise/shared/http';
import { useMeasures } from '@slotwise/shared/measures';
import { useDescribeError } from '@slotwise/shared/words';
import { useCallback } from 'react';

const LIMITS: Readonly<Record<string, 'weight-limit' | 'volume-limit'>> = {
  put_max_weight: 'weight-limit',
  put_max_volume: 'volume-limit',
};

/** The same error, with what a place takes at most in the units of the company. */
export function useMeasuredRefusal(): (error: unknown) => unknown {
  const measures = useMeasures();
  return useCallback(
    (error) => {
      if (!isApiError(error)) return error;
      const details = error.details.map((fault) => {
        const limit = LIMITS[fault.code ?? ''];
        const max = fault.params?.max;
        if (limit === undefined || typeof max !== 'number') return fault;
        return { ...fault, params: { ...fault.params, max: measures.text(limit, max) } };
      });
      return new ApiError(error.status, error.code, error.message, details);
    },
    [measures],
  );
}

/** Describes an error as `useDescribeError` does, and what a place takes at most in the units of the company. */
export function useDescribeRefusal() {
  const measured = useMeasuredRefusal();
  const describe = useDescribeError();
  return (error: unknown) => describe(measured(error));
}

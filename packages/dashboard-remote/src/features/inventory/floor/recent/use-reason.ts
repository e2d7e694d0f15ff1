import { ApiError } from '@slotwise/shared/http';
import type { OutboxRefusal } from '@slotwise/shared/remote';
import { useDescribeError } from '@slotwise/shared/words';
import { useCallback } from 'react';

/** Says why the server refused something: of each field what is wrong with it, else of the whole. */
export function useReason(): (refusal: OutboxRefusal) => string {
  const describe = useDescribeError();
  return useCallback(
    ({ status, code, message, details }: OutboxRefusal) => {
      const reasons = details.map(
        (fault) => describe(new ApiError(422, 'validation_failed', fault.reason, [fault])).advice,
      );
      if (reasons.length > 0) return [...new Set(reasons)].join('. ');
      const { title, advice } = describe(new ApiError(status, code, message));
      return `${title} ${advice}`.replace(/\.$/, '');
    },
    [describe],
  );
}

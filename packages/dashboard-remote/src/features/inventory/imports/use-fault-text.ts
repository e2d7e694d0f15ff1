import type { FieldFault } from '@slotwise/contract';
import { ApiError } from '@slotwise/shared/http';
import { useDescribeError } from '@slotwise/shared/words';

/** Says what is wrong with a file or a cell, in the page's language. */
export function useFaultText(): (fault: FieldFault) => string {
  const describe = useDescribeError();
  return (fault) => describe(new ApiError(422, 'validation_failed', fault.reason, [fault])).advice;
}

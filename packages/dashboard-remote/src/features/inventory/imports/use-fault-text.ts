import type { FieldFault } from '@slotwise/contract';
import { ApiError } from '@slotwise/shared/http';
import { useDescribeRefusal } from '../sections/use-describe-refusal';

/** Says what is wrong with a file or a cell, in the page's language and the units of the company. */
export function useFaultText(): (fault: FieldFault) => string {
  const describe = useDescribeRefusal();
  return (fault) => describe(new ApiError(422, 'validation_failed', fault.reason, [fault])).advice;
}

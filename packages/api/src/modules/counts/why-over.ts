import type { FieldFault } from '@slotwise/contract';
import { fieldFault } from '../../platform/errors';
import type { TaskRow } from './queries';

/** The reason that the count of a place is not, or not yet, where somebody wants to go on with it. */
export function whyOver({ status, code: location }: TaskRow): FieldFault {
  switch (status) {
    case 'done':
      return fieldFault('task_id', 'count_done', { location });
    case 'canceled':
      return fieldFault('task_id', 'count_canceled', { location });
    case 'to_approve':
      return fieldFault('task_id', 'count_to_approve', { location });
    case 'open':
    case 'recount':
      return fieldFault('task_id', 'count_to_count', { location });
  }
}

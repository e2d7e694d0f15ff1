import type { CountTask } from '@slotwise/contract';
import type { FloorEntry } from '../floor-note';

/** The step that a sent count waits for, by the server's answer. Null: none, or it is no count. */
export function afterCount({ call, status, answer }: FloorEntry): 'recount' | 'to_approve' | null {
  if (call !== 'POST /count/entry' || status !== 'sent') return null;
  const { task } = (answer ?? {}) as { task?: Pick<CountTask, 'status'> };
  return task?.status === 'recount' || task?.status === 'to_approve' ? task.status : null;
}

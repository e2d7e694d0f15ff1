import type { CountSummary } from '@slotwise/contract';
import type { Publishable } from '../../platform/events/publish';
import { toTask, type TaskRow } from './queries';

export const countChanged = (companyId: string, count: CountSummary): Publishable => ({
  channel: `company:${companyId}`,
  event: 'CountChanged',
  data: count,
});

export const taskChanged = (companyId: string, task: TaskRow): Publishable => ({
  channel: `company:${companyId}`,
  event: 'CountTaskChanged',
  data: toTask(task),
});

import type { Question } from '../../platform/look';
import type { Asked } from './asked';
import { lastDayOfDemand } from './asked-queries';

const DAY_MS = 86_400_000;

/** Days that end with the last one on which anything was ordered or picked. */
export async function lastDays({ trx, now }: Question, days: number): Promise<Asked & { day: string }> {
  const last = await lastDayOfDemand(trx, now);
  const until = new Date(Date.parse(`${last}T00:00:00Z`) + DAY_MS);
  return { from: new Date(until.getTime() - days * DAY_MS), until, warehouseId: null, day: last };
}

import type { SlottingProgress, SlottingRun } from '@slotwise/contract';
import type { Publishable } from '../../platform/events/publish';

export const runChanged = (companyId: string, run: SlottingRun): Publishable => ({
  channel: `company:${companyId}`,
  event: 'SlottingRunChanged',
  data: run,
  permission: 'view_slotting',
});

/** Told and not kept. */
export const progressed = (
  companyId: string,
  { id, warehouseId }: { id: string; warehouseId: string },
  progress: SlottingProgress,
): Publishable => ({
  channel: `company:${companyId}`,
  event: 'SlottingProgressed',
  data: { id, warehouseId, progress },
  permission: 'view_slotting',
});

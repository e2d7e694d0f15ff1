import type { Publishable } from '../../platform/events/publish';

/** @param takenBy who took a task, where nothing else has changed */
export const replenishmentChanged = (companyId: string, warehouseId: string, takenBy?: string): Publishable => ({
  channel: `company:${companyId}`,
  event: 'ReplenishmentChanged',
  data: { warehouseId, ...(takenBy !== undefined && { takenBy }) },
});

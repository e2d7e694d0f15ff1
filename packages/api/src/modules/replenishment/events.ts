import type { Publishable } from '../../platform/events/publish';

export const replenishmentChanged = (companyId: string, warehouseId: string): Publishable => ({
  channel: `company:${companyId}`,
  event: 'ReplenishmentChanged',
  data: { warehouseId },
});

import type { SlottingProgress, SlottingRun, SlottingTerms } from '@slotwise/contract';
import type { Publishable } from '../../platform/events/publish';

export const runChanged = (companyId: string, run: SlottingRun): Publishable => ({
  channel: `company:${companyId}`,
  event: 'SlottingRunChanged',
  data: run,
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
});

export const termsChanged = (companyId: string, terms: SlottingTerms): Publishable => ({
  channel: `company:${companyId}`,
  event: 'SlottingTermsChanged',
  data: terms,
});

import type { Import } from '@slotwise/contract';
import type { Publishable } from '../../platform/events/publish';

/** Tells the progress of a file to the screens of users who may import. */
export const importChanged = (companyId: string, data: Import): Publishable => ({
  channel: `company:${companyId}`,
  event: 'ImportChanged',
  data,
});

/** Details of an import for the audit. */
export const detailsOf = ({ kind, fileName, counts }: Import) => ({ kind, fileName, counts });

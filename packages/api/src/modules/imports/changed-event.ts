import type { Import } from '@slotwise/contract';
import type { Publishable } from '../../platform/events/publish';

/** Tells the screens of who may import how far a file is. */
export const importChanged = (companyId: string, data: Import): Publishable => ({
  channel: `company:${companyId}`,
  event: 'ImportChanged',
  data,
  permission: 'import_inventory',
});

/** What the audit says of an import. */
export const detailsOf = ({ kind, fileName, counts }: Import) => ({ kind, fileName, counts });

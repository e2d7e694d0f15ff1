import type { Company, CompanyDeletion } from '@slotwise/contract';
import type { Publishable } from '../../platform/events/publish';

/** Every page of the company shows it from then on. This event is what has them replace what they know of their company. */
export const deletionChanged = (company: Company, deletion: CompanyDeletion | null): Publishable => ({
  channel: `company:${company.id}`,
  event: 'CompanyNameChanged',
  data: { ...company, deletion },
});

import type { JobKind } from '../../platform/jobs';
import { defineModule } from '../../platform/module';
import type { Services } from '../../platform/services';
import { askForDeletion, takeDeletionBack } from './ask';
import { DeleteCompany } from './delete-company';
import { DELETION_JOB, dueSweeper } from './due';
import { notifications } from './notifications';

export const deletionJob = (services: Services): JobKind => ({
  kind: DELETION_JOB,
  run: (job) => new DeleteCompany(services, job).run(),
  // A deletion that has begun must end: the sweeper leaves another one.
  failed: async () => undefined,
});

export const companyDeletion = defineModule({
  name: 'company-deletion',
  create: (services) => ({
    handlers: { 'POST /mycompany/deletion': askForDeletion, 'DELETE /mycompany/deletion': takeDeletionBack },
    jobs: [deletionJob(services)],
    sweepers: [dueSweeper],
    notifications,
  }),
});

import { none } from '@slotwise/contract';
import type { JobKind } from '../../platform/jobs';
import type { Services } from '../../platform/services';
import { fillSample } from './fill-sample';
import { SAMPLE_JOB } from './make-sample';
import { changeSample, findSample, lockSample, sampleChanged, toSample } from './sample-queries';
import { NotOurs, SampleRun } from './sample-run';
import { takeAway } from './take-away';

/** Makes sample data, or takes it away, by its status. */
export const sampleJob = (services: Services): JobKind => ({
  kind: SAMPLE_JOB,
  async run(job) {
    const scope = { userId: job.userId, companyId: job.tenantId, wmsId: null };
    const sample = await services.db.readTenant(scope, (trx) => findSample(trx, job.tenantId));
    if (sample?.id !== job.subjectId) return;
    const run = new SampleRun(services, job, sample.status);
    try {
      if (sample.status === 'making') await fillSample(run, sample);
      if (sample.status === 'removing') await takeAway(run, sample);
    } catch (fault) {
      if (!(fault instanceof NotOurs)) throw fault;
    }
  },
  async failed(job) {
    const scope = { userId: job.userId, companyId: job.tenantId, wmsId: null };
    await services.db.withTenant(scope, async (trx) => {
      const sample = await lockSample(trx, job.tenantId);
      if (sample?.id !== job.subjectId || (sample.status !== 'making' && sample.status !== 'removing')) {
        return { answer: undefined, audit: none('it has ended otherwise') };
      }
      const failed = await changeSample(trx, job.tenantId, { status: 'failed' });
      return {
        answer: undefined,
        audit: { action: 'sample.failed', subjectId: failed.warehouse_id, details: {}, actor: scope },
        events: [sampleChanged(job.tenantId, failed.warehouse_id, toSample(failed))],
      };
    });
  },
});

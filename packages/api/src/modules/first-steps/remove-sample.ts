import { none, type Answer } from '@slotwise/contract';
import type { Outcome } from '../../platform/db/outcome';
import { refuse } from '../../platform/errors';
import { enqueue } from '../../platform/jobs';
import type { Ctx } from '../../platform/module';
import { tenantOf } from '../tenants';
import { checkMayChange, SAMPLE_JOB } from './make-sample';
import { isSearching, rowsToRemove, sinceMade, whatIsInTheWay } from './removal-queries';
import { changeSample, findSample, lockSample, madeOf, sampleChanged, toSample } from './sample-queries';

/** Counts the rows that go when the sample is taken away, for whoever is about to do so. */
export function readRemoval({ actor, read }: Ctx<'GET /sample-data/removal'>) {
  const { id: companyId } = tenantOf(actor);
  return read(async (trx) => {
    const sample = await findSample(trx, companyId);
    if (!sample) return { removal: null };
    const { named, count } = await whatIsInTheWay(trx, sample);
    return {
      removal: {
        ...{ sample: toSample(sample), made: await madeOf(trx, sample), since: await sinceMade(trx, sample) },
        ...{ searching: await isSearching(trx, sample), inTheWay: named, inTheWayCount: count },
      },
    };
  });
}

/** Has it taken away, also while it is being made. */
export async function removeSample({ actor, tx, services }: Ctx<'DELETE /sample-data'>) {
  const { id: companyId } = tenantOf(actor);
  checkMayChange(actor);
  return tx(async (trx): Promise<Outcome<Answer<'DELETE /sample-data'>>> => {
    const sample = await lockSample(trx, companyId);
    if (!sample) return { answer: { message: 'There is none', sample: null }, audit: none('there is no sample data') };
    if (sample.status === 'removing') {
      const answer = { message: 'Sample data is being taken away', sample: toSample(sample) };
      return { answer, audit: none('it is being taken away already') };
    }
    if ((await whatIsInTheWay(trx, sample)).count > 0) throw refuse('in_use');
    if (await isSearching(trx, sample)) throw refuse('plan_running');
    const total = await rowsToRemove(trx, sample);
    const going = await changeSample(trx, companyId, { status: 'removing', done: 0, total });
    await enqueue(trx, { kind: SAMPLE_JOB, tenantId: companyId, userId: actor.userId, subjectId: sample.id });
    return {
      answer: { message: 'Sample data is being taken away', sample: toSample(going) },
      audit: { action: 'sample.removal_begun', subjectId: sample.warehouse_id, details: {} },
      events: [sampleChanged(companyId, sample.warehouse_id, toSample(going))],
      after: () => services.jobs.wake(),
    };
  });
}

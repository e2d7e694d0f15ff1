import { none } from '@slotwise/contract';
import type { Outcome } from '../../platform/db/outcome';
import type { Trx } from '../../platform/db/tables';
import { enqueue } from '../../platform/jobs';
import type { Services } from '../../platform/services';
import type { Sweeper } from '../../platform/sweepers';
import { beginDue, lockLeft, removeJobs } from './due-queries';

/** The job that deletes a company. */
export const DELETION_JOB = 'company-deletion';

const leaveJob = (trx: Trx, companyId: string) =>
  enqueue(trx, { kind: DELETION_JOB, tenantId: companyId, userId: null, subjectId: companyId });

/** Begins one that is due. From then on nobody takes it back, and the pages of the company hear that it is gone. */
async function begin(trx: Trx, now: Date, services: Services): Promise<Outcome<boolean>> {
  const companyId = await beginDue(trx, now);
  if (companyId === undefined) return { answer: false, audit: none('none is due') };
  await removeJobs(trx, companyId);
  await leaveJob(trx, companyId);
  const actor = { userId: null, companyId, wmsId: null };
  return {
    answer: true,
    audit: { action: 'company.deletion_begun', subjectId: companyId, details: {}, actor },
    events: [{ channel: `company:${companyId}`, event: 'CompanyDeleted', data: { id: companyId } }],
    after: () => services.jobs.wake(),
  };
}

async function goOn(trx: Trx, services: Services): Promise<Outcome<boolean>> {
  const companyId = await lockLeft(trx, DELETION_JOB);
  if (companyId === undefined) return { answer: false, audit: none('none is left') };
  await leaveJob(trx, companyId);
  return { answer: true, audit: none('it has begun before'), after: () => services.jobs.wake() };
}

/** Begins all that are due, and goes on with those that were given up: what has begun must end. */
export async function beginDeletions(services: Services): Promise<void> {
  const { db, clock } = services;
  while (await db.withSystem((trx) => begin(trx, clock.now(), services))) continue;
  while (await db.withSystem((trx) => goOn(trx, services))) continue;
}

export const dueSweeper: Sweeper = {
  name: 'deletions of companies',
  everyMs: 60_000,
  run: ({ services }) => beginDeletions(services),
};

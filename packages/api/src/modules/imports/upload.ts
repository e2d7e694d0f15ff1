import { none } from '@slotwise/contract';
import { IMPORT_PART_BYTES } from '@slotwise/contract/constants';
import { badField, refuse } from '../../platform/errors';
import type { Trx } from '../../platform/db/tables';
import { newId } from '../../platform/ids';
import { enqueue } from '../../platform/jobs';
import type { Ctx } from '../../platform/module';
import { line } from '../fields';
import { tenantOf } from '../tenants';
import { IMPORT_JOB } from './job-name';
import {
  countUnfinished,
  findImport,
  insertImport,
  insertPart,
  oldestWithoutChanges,
  setStep,
  toImport,
} from './queries';
import { reading } from './reading-service';
import { importChanged } from './changed-event';

/** Files of one company that are on their way in: together they take that much room at most. */
const MOST = 8;

/** Number of parts of a file of this size. */
export const partCount = (bytes: number): number => Math.ceil(bytes / IMPORT_PART_BYTES);

export function announceImport({ actor, body, now, tx, services }: Ctx<'POST /import'>) {
  const { id: companyId } = tenantOf(actor);
  const fileName = line('file_name', body.file_name);
  return tx(async (trx) => {
    const waiting = await countUnfinished(trx, companyId);
    const idle = waiting < MOST ? undefined : await oldestWithoutChanges(trx, companyId);
    if (waiting >= MOST && !idle) throw refuse('too_many_imports');
    const ended = idle && toImport(await endWithoutChanges(trx, idle, { companyId, userId: actor.userId, now }));
    const row = await insertImport(trx, {
      id: newId(),
      company_id: companyId,
      kind: body.kind,
      file_name: fileName,
      bytes: body.bytes,
      created_by: actor.userId,
      now,
    });
    const made = toImport(row);
    return {
      answer: { import: made, partBytes: IMPORT_PART_BYTES },
      audit: none('nothing of a file is there before it is run'),
      events: [...(ended ? [importChanged(companyId, ended)] : []), importChanged(companyId, made)],
      after: () => services.jobs.wake(),
    };
  });
}

/** A file that would change nothing makes room: nobody has anything left to do with it. */
async function endWithoutChanges(
  trx: Trx,
  id: string,
  { companyId, userId, now }: { companyId: string; userId: string; now: Date },
) {
  await enqueue(trx, { kind: IMPORT_JOB, tenantId: companyId, userId, subjectId: id });
  return setStep(trx, id, { status: 'done', now });
}

/** Keeps one part. It must be as long as the announced file has it, so that a file is never put together wrongly. */
export async function uploadPart({ actor, body, query, read, tx, services }: Ctx<'POST /import/part'>) {
  const { id: companyId } = tenantOf(actor);
  const { import_id: importId, part } = query;
  const found = await read((trx) => findImport(trx, companyId, importId));
  if (!found) throw refuse('not_found');
  if (found.status !== 'uploading') throw refuse('import_not_here');
  const count = partCount(found.bytes);
  if (part >= count) throw badField('part', 'too_large', { max: count - 1 });
  const bytes = part === count - 1 ? found.bytes - part * IMPORT_PART_BYTES : IMPORT_PART_BYTES;
  if (body.length !== bytes) throw badField('', 'file_part_size', { bytes });
  // First the bytes: a part that is noted is there.
  await services.use(reading).keep(importId, part, body);
  return tx(async (trx) => {
    await insertPart(trx, companyId, importId, part);
    return { answer: { message: 'Part received' }, audit: none('it is part of an import, which has its own entry') };
  });
}

import { none } from '@slotwise/contract';
import type { Actor } from '../../platform/actor';
import { isUniqueViolation } from '../../platform/db/sql-state';
import type { Trx } from '../../platform/db/tables';
import { ApiFault, refuse } from '../../platform/errors';
import { newId } from '../../platform/ids';
import { enqueue } from '../../platform/jobs';
import { languageOfRequest } from '../../platform/current-request';
import type { Ctx } from '../../platform/module';
import { refuseIfGoing } from '../company-deletion';
import { line, nameTaken } from '../fields';
import { tenantOf } from '../tenants';
import { insertWarehouse, warehousesOf } from '../warehouses';
import { PREFIXES, rowsOf, sampleParts } from './sample-goods';
import { findSample, insertSample, sampleChanged, takenPrefixes, toSample, type SampleRow } from './sample-queries';

/** The job that makes sample data or takes it away. */
export const SAMPLE_JOB = 'sample-data';

/** It adds goods and orders as files of them would. @throws forbidden */
export function checkMayChange(actor: Actor): void {
  if (!actor.permissions.has('import_inventory')) throw refuse('forbidden');
}

/** The first that is free: `Sample`, `Sample 2`. Upper and lower case are as the list of what is taken has them. */
const free = (wanted: string, separator: string, isTaken: (name: string) => boolean): string => {
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : `${wanted}${separator}${number}`;
    if (!isTaken(name)) return name;
  }
};

/** Has sample data made, which a job does in short transactions. A company that has some keeps it as it is. */
export async function makeSample({ actor, body, now, tx, read, services }: Ctx<'POST /sample-data'>) {
  const wanted = line('name', body.name);
  const { id: companyId } = tenantOf(actor);
  checkMayChange(actor);
  const before = (sample: SampleRow) => ({ message: 'There is sample data', sample: toSample(sample) });
  try {
    return await tx(async (trx) => {
      const found = await findSample(trx, companyId);
      if (found) return { answer: before(found), audit: none('there is sample data already') };
      await refuseIfGoing(trx, companyId);
      const warehouse = await addWarehouse(trx, companyId, wanted, now);
      const word = PREFIXES[languageOfRequest()];
      const taken = await takenPrefixes(trx, companyId, word);
      const prefix = free(word, '', (name) => taken.has(name.toLowerCase()));
      const sample: Omit<SampleRow, 'name'> = {
        ...{ company_id: companyId, id: newId(), warehouse_id: warehouse.id, prefix, status: 'making' },
        ...{ done: 0, total: rowsOf(sampleParts(prefix)), run: null, created_by: actor.userId, created_at: now },
      };
      await insertSample(trx, sample);
      await enqueue(trx, { kind: SAMPLE_JOB, tenantId: companyId, userId: actor.userId, subjectId: sample.id });
      const made = toSample({ ...sample, name: warehouse.name });
      return {
        answer: { message: 'Sample data is being made', sample: made },
        audit: [
          { action: 'warehouse.created', subjectId: warehouse.id, after: { name: warehouse.name } },
          { action: 'sample.begun', subjectId: warehouse.id, details: {} },
        ],
        events: [
          { channel: `company:${companyId}`, event: 'WarehouseCreated', data: warehouse },
          sampleChanged(companyId, warehouse.id, made),
        ],
        after: () => services.jobs.wake(),
      };
    });
  } catch (fault) {
    // Somebody else asked for it at the same moment: their warehouse may have taken the name.
    const isTaken = fault instanceof ApiFault && fault.code === 'name_taken';
    if (!isTaken && !isUniqueViolation(fault, 'sample_data_pkey')) throw fault;
    const found = await read((trx) => findSample(trx, companyId));
    if (!found) throw fault;
    return before(found);
  }
}

async function addWarehouse(trx: Trx, tenantId: string, wanted: string, now: Date) {
  const names = new Set((await warehousesOf(trx, tenantId)).map(({ name }) => name));
  const name = free(wanted, ' ', (one) => names.has(one));
  return nameTaken('warehouses_name', () => insertWarehouse(trx, { id: newId(), tenantId, name, now }));
}

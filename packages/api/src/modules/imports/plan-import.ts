import { none } from '@slotwise/contract';
import { badField, fieldFault, refuse } from '../../platform/errors';
import { enqueue } from '../../platform/jobs';
import type { Ctx } from '../../platform/module';
import { isUniqueViolation } from '../../platform/db/sql-state';
import { tenantOf } from '../tenants';
import { detailsOf, importChanged } from './changed-event';
import { IMPORT_JOB } from './job-name';
import { KINDS } from './kinds';
import { UNITS, type Mapped } from './kinds/columns';
import type { Kind } from './kinds/kind';
import { MERGES } from './merging';
import { beginStep } from './progress-queries';
import { addedBefore, hasWarehouse, rememberMapping, setStep, toImport } from './queries';
import { shapeOf } from './read-import';
import { importAt } from './unfinished';

type CheckBody = Ctx<'POST /import/check'>['body'];

/** @throws ApiFault `validation_failed` for columns that the kind or the file does not have, and for those that it needs */
function checkMapping({ columns }: Kind, header: readonly string[], mapping: readonly Mapped[]): void {
  const faults = mapping.flatMap(({ name, from, unit }, index) => {
    const at = (field: string) => `mapping/${index}/${field}`;
    const column = columns.find((each) => each.name === name);
    if (!column) return [fieldFault(at('name'), 'column_unknown', { name })];
    if (mapping.findIndex((other) => other.name === name) < index)
      return [fieldFault(at('name'), 'column_twice', { name })];
    if (from >= header.length) return [fieldFault(at('from'), 'column_beyond', { column: from + 1 })];
    const units = column.holds.type === 'measure' ? UNITS[column.holds.unit] : {};
    return unit === undefined || Object.hasOwn(units, unit) ? [] : [fieldFault(at('unit'), 'not_an_option')];
  });
  for (const { name, required } of columns) {
    if (required && !mapping.some((one) => one.name === name)) {
      faults.push(fieldFault('mapping', 'column_missing', { name }));
    }
  }
  if (faults.length > 0) throw refuse('validation_failed', faults.slice(0, 20));
}

/** Choices beside the columns, as the kind needs them. @throws ApiFault `validation_failed` */
function choicesOf(kind: Kind, { warehouse_id: warehouseId, mode }: CheckBody) {
  if (kind.warehouse && warehouseId === undefined) throw badField('warehouse_id', 'required');
  if (kind.modes && mode === undefined) throw badField('mode', 'required');
  return { warehouseId: kind.warehouse ? (warehouseId ?? null) : null, mode: kind.modes ? (mode ?? null) : null };
}

/** Has every row checked. It may be done again with another mapping. */
export function checkImport({ actor, body, now, tx, services }: Ctx<'POST /import/check'>) {
  const { id: companyId } = tenantOf(actor);
  const { import_id: importId, mapping } = body;
  return tx(async (trx) => {
    const { kind, header } = await importAt(trx, companyId, importId, 'mapping', 'ready');
    checkMapping(KINDS[kind], header, mapping);
    const choices = choicesOf(KINDS[kind], body);
    if (choices.warehouseId !== null && !(await hasWarehouse(trx, companyId, choices.warehouseId))) {
      throw badField('warehouse_id', 'unknown');
    }
    await beginStep(trx, importId);
    const row = await setStep(trx, importId, { status: 'checking', now, mapping, ...choices });
    await enqueue(trx, { kind: IMPORT_JOB, tenantId: companyId, userId: actor.userId, subjectId: importId });
    const changed = toImport(row);
    return {
      answer: { message: 'The file is being checked', import: changed },
      audit: none('checking changes nothing'),
      events: [importChanged(companyId, changed)],
      after: () => services.jobs.wake(),
    };
  });
}

/** Lets a checked file in. One that added the same before adds again only if that is said. */
export async function runImport({ actor, body, now, tx, services }: Ctx<'POST /import/run'>) {
  const { id: companyId } = tenantOf(actor);
  const { import_id: importId } = body;
  try {
    return await tx(async (trx) => {
      const checked = await importAt(trx, companyId, importId, 'ready');
      const { kind, header, mapping } = checked;
      const before = body.again === true ? null : await addedBefore(trx, checked);
      if (before) throw refuse('imported_before', [fieldFault('again', 'file_added', { at: before.at })]);
      // A mapping that somebody only tried is no habit.
      await rememberMapping(trx, { companyId, kind, shape: shapeOf(header), mapping, now });
      await beginStep(trx, importId);
      const row = await setStep(trx, importId, { status: 'applying', now });
      await enqueue(trx, { kind: IMPORT_JOB, tenantId: companyId, userId: actor.userId, subjectId: importId });
      const changed = toImport(row);
      return {
        answer: { message: 'The file is being imported', import: changed },
        audit: { action: 'import.begun', subjectId: importId, details: detailsOf(toImport(checked)) },
        events: [importChanged(companyId, changed)],
        after: () => services.jobs.wake(),
      };
    });
  } catch (fault) {
    throw isUniqueViolation(fault, 'imports_applying') ? refuse('import_running') : fault;
  }
}

/** Ends an import of which nothing is to be kept. A step that changes data in place is not stopped in the middle. */
export function cancelImport({ actor, body, now, tx, services }: Ctx<'POST /import/cancel'>) {
  const { id: companyId } = tenantOf(actor);
  const { import_id: importId } = body;
  return tx(async (trx) => {
    const found = await importAt(trx, companyId, importId, 'uploading', 'mapping', 'checking', 'ready', 'applying');
    if (found.status === 'applying' && !MERGES[found.kind].hidden) throw refuse('import_not_here');
    const row = await setStep(trx, importId, { status: 'canceled', now });
    // It clears away, also after the one that is at work has noticed.
    await enqueue(trx, { kind: IMPORT_JOB, tenantId: companyId, userId: actor.userId, subjectId: importId });
    const changed = toImport(row);
    return {
      answer: { message: 'Import canceled', import: changed },
      audit: { action: 'import.canceled', subjectId: importId, details: { kind: row.kind, fileName: row.file_name } },
      events: [importChanged(companyId, changed)],
      after: () => services.jobs.wake(),
    };
  });
}

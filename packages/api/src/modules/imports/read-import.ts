import { createHash } from 'node:crypto';
import { none, type FieldFault } from '@slotwise/contract';
import { IMPORT_ENCODINGS } from '@slotwise/contract/constants';
import { ApiFault, badField, fieldFault, refuse } from '../../platform/errors';
import { enqueue } from '../../platform/jobs';
import type { Ctx } from '../../platform/module';
import { tenantOf } from '../tenants';
import { detailsOf, importChanged } from './changed-event';
import { KINDS, type KindName } from './kinds';
import { foldedTitle, suggested, type Mapped } from './kinds/columns';
import { IMPORT_JOB } from './job-name';
import { findImport, partsOf, rememberedMapping, saveLook, setStep, toDetails, toImport } from './queries';
import { FileFault } from './reading/file-fault';
import { reading } from './reading-service';
import type { Looked } from './reading-thread';
import { ADDED_COLUMNS } from './send-files';
import { importAt } from './unfinished';
import { partCount } from './upload';

/** Names a table by its columns and their units: a file of the same columns is read as the one before. */
export function shapeOf(header: readonly string[]): string {
  const own = header.filter((name) => !ADDED_COLUMNS.includes(name)).map(foldedTitle);
  return createHash('sha256')
    .update(JSON.stringify({ titles: own }))
    .digest('base64url');
}

/** Fault of a file, as the wire says it. */
export const faultOfFile = ({ code, params }: FileFault) =>
  (
    fieldFault as (
      field: string,
      code: FileFault['code'],
      params?: FileFault['params'],
    ) => ReturnType<typeof fieldFault>
  )('file', code, Object.keys(params).length > 0 ? params : undefined);

type ReadCtx = Ctx<'POST /import/read'>;

/** Ends an import whose file nobody can read: it takes no other's place any longer. */
async function endUnreadable({ actor, now, tx, services }: ReadCtx, importId: string, fault: FieldFault) {
  const { id: companyId } = tenantOf(actor);
  await tx(async (trx) => {
    await importAt(trx, companyId, importId, 'uploading');
    const row = await setStep(trx, importId, { status: 'failed', fault, now });
    await enqueue(trx, { kind: IMPORT_JOB, tenantId: companyId, userId: actor.userId, subjectId: importId });
    const failed = toImport(row);
    return {
      answer: undefined,
      audit: { action: 'import.failed', subjectId: importId, details: detailsOf(failed) },
      events: [importChanged(companyId, failed)],
      after: () => services.jobs.wake(),
    };
  });
}

/**
 * @param isFirst nothing of the file was read before
 * @throws ApiFault `file_unreadable` with the fault of the file, in place of the FileFault that work throws
 */
async function orUnreadable<T>(ctx: ReadCtx, isFirst: boolean, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (fault) {
    if (!(fault instanceof FileFault)) throw fault;
    const said = faultOfFile(fault);
    if (isFirst) await endUnreadable(ctx, ctx.body.import_id, said);
    throw new ApiFault('file_unreadable', [said]);
  }
}

/** Looks at the uploaded file and suggests which column is which. It may be done again with other wishes. */
export async function readImport(ctx: ReadCtx) {
  const { actor, body, now, read, tx, services } = ctx;
  const { id: companyId } = tenantOf(actor);
  const { import_id: importId } = body;
  const encodings: readonly string[] = IMPORT_ENCODINGS;
  if (body.encoding != null && !encodings.includes(body.encoding)) throw badField('encoding', 'not_an_option');
  const { found, parts } = await read(async (trx) => ({
    found: await findImport(trx, companyId, importId),
    parts: await partsOf(trx, importId),
  }));
  if (!found) throw refuse('not_found');
  if (!['uploading', 'mapping', 'ready'].includes(found.status)) throw refuse('import_not_here');
  const missing = partCount(found.bytes) - parts.length;
  if (missing > 0) throw badField('file', 'file_incomplete', { parts: missing });
  const looked = await orUnreadable(
    ctx,
    found.status === 'uploading',
    services
      .use(reading)
      .withFile(importId, parts.length, (path) =>
        services.use(reading).look({ task: 'look', path, kind: found.kind, wishes: wishesOf(body) }),
      ),
  );
  return tx(async (trx) => {
    await importAt(trx, companyId, importId, 'uploading', 'mapping', 'ready');
    const known = await rememberedMapping(trx, { companyId, kind: found.kind, shape: shapeOf(looked.header) });
    const mapping = known ?? suggestedFor(found.kind, looked);
    const row = await saveLook(trx, importId, { ...looked, mapping, remembered: known !== undefined, now });
    return {
      answer: toDetails(row, parts),
      audit: none('looking at a file changes nothing'),
    };
  });
}

/** The letters of columns that have no names say nothing of what is in them. */
const suggestedFor = (kind: KindName, { header, layout }: Pick<Looked, 'header' | 'layout'>): Mapped[] =>
  layout.headerRow === 0 ? [] : suggested(KINDS[kind].columns, header);

/** Only what people have said: the rest is found by looking. */
const wishesOf = (body: Ctx<'POST /import/read'>['body']) => ({
  encoding: body.encoding ?? undefined,
  delimiter: body.delimiter ?? undefined,
  sheet: body.sheet ?? undefined,
  decimalMark: body.decimal_mark,
  dateOrder: body.date_order,
  headerRow: body.header_row,
});

import { isUniqueViolation } from '../../platform/db/sql-state';
import { badField, refuse } from '../../platform/errors';
import { newId } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { tenantOf } from '../tenants';
import { countLabels, insertPrinted } from './label-queries';
import { insertPrint, printById, setAgain } from './print-queries';

/** Notes a print before it is begun: a label unknown to the log is never on paper. */
export function printLabels({ actor, body, now, tx }: Ctx<'POST /labels/print'>) {
  const { id: companyId } = tenantOf(actor);
  const { kind, symbology, medium, layout, copies, again: mayRepeat } = body;
  const labels = body.labels.map(({ id, unit }) => ({ id: idOf(id) ?? '', unit }));
  const named = new Set<string>();
  for (const [at, { id, unit }] of labels.entries()) {
    const key = `${id} ${unit}`;
    if (named.has(key)) throw badField(`labels/${at}`, 'twice');
    named.add(key);
  }
  return tx(async (trx) => {
    if ((await countLabels(trx, companyId, kind, labels)) !== labels.length) throw refuse('not_found');
    const id = newId();
    const about = { kind, symbology, medium, layout, copies, labels: labels.length };
    await insertPrint(trx, { id, company_id: companyId, user_id: actor.userId, at: now, ...about, again: 0 });
    const again = await printed(() => insertPrinted(trx, { companyId, kind, printId: id }, labels));
    if (again > 0 && !mayRepeat) throw refuse('printed_before');
    if (again > 0) await setAgain(trx, id, again);
    return {
      answer: { message: 'Labels printed', print: await printById(trx, companyId, id) },
      audit: { action: 'labels.printed', subjectId: id, details: { ...about, again } },
    };
  });
}

/** Somebody who prints the same label at the same moment has printed it before. */
async function printed(write: () => Promise<number>): Promise<number> {
  try {
    return await write();
  } catch (fault) {
    if (isUniqueViolation(fault, 'printed_labels_nth')) throw refuse('printed_before');
    throw fault;
  }
}

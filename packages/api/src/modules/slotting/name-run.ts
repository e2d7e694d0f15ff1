import { none } from '@slotwise/contract';
import type { Ctx } from '../../platform/module';
import { refuse } from '../../platform/errors';
import { idOf, line } from '../fields';
import { tenantOf } from '../tenants';
import { runChanged } from './events';
import { lockRun, nameRun as writeName, toRun } from './run-queries';

/** A search that is worth being found again gets a name. */
export function nameRun({ actor, body, tx }: Ctx<'PATCH /slotting/run'>) {
  const { id: companyId } = tenantOf(actor);
  const id = idOf(body.run_id);
  const name = line('name', body.name);
  return tx(async (trx) => {
    const found = id && (await lockRun(trx, companyId, id));
    if (!found) throw refuse('not_found');
    const run = toRun(found.name === name ? found : await writeName(trx, found.id, name));
    return {
      answer: { message: 'Renamed', run },
      audit:
        found.name === name
          ? none('it has that name')
          : { action: 'slotting.named', subjectId: found.id, before: { name: found.name }, after: { name } },
      events: found.name === name ? [] : [runChanged(companyId, run)],
    };
  });
}

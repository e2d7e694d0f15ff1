import { none } from '@slotwise/contract';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { tenantOf } from '../tenants';
import { changeRun, lockRun, toRun } from './run-queries';

/** Asks the server that searches to end now. It keeps the best plan so far, and tells of the end itself. */
export function stopRun({ actor, body, tx, services }: Ctx<'POST /slotting/run/stop'>) {
  const { id: companyId } = tenantOf(actor);
  const id = idOf(body.run_id);
  if (!id) throw refuse('not_found');
  return tx(async (trx) => {
    const found = await lockRun(trx, companyId, id);
    if (!found) throw refuse('not_found');
    const asked = found.stop_asked ? undefined : await changeRun(trx, id, { stop_asked: true });
    return {
      answer: { message: asked ? 'The search ends' : 'The search has ended', run: toRun(asked ?? found) },
      audit: asked
        ? { action: 'slotting.stopped', subjectId: id, details: { name: found.name } }
        : none('it had ended, or somebody has asked before'),
      after: () => services.events.bus.announce('stop', { subjectId: id }),
    };
  });
}

import type { Scope } from '../../platform/actor';
import type { Services } from '../../platform/services';
import { inputs } from './input/kept-inputs';
import { findRun, planOf, type RunRow } from './run-queries';
import type { KeptPlan } from './unpacked';

/** A run and its plan, packed. */
export interface PlanOfRun extends KeptPlan {
  run: RunRow;
}

/**
 * Reads in a transaction of its own and from the store of files: not to be awaited inside of a transaction.
 * @returns undefined where the scope's company has no such run, or the run no plan or no kept input
 */
export async function planOfRun(services: Services, scope: Scope, runId: string): Promise<PlanOfRun | undefined> {
  const { companyId } = scope;
  if (companyId === null) return undefined;
  const found = await services.db.readTenant(scope, async (trx) => {
    const run = await findRun(trx, companyId, runId);
    const places = run && (await planOf(trx, run.id));
    return run && places ? { run, places } : undefined;
  });
  const input = found && (await services.use(inputs).packed(found.run.id));
  return found && input && { ...found, input, settings: found.run.settings };
}

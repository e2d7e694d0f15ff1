import type { CountSummary } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';
import type { Publishable } from '../../platform/events/publish';
import { newId } from '../../platform/ids';
import { countChanged } from './events';
import { countById, deleteEmptyCount, insertCount, insertTasks } from './queries';

interface Asking {
  companyId: string;
  warehouseId: string;
  userId: string | null;
  now: Date;
  /** How the place was chosen: by its name, if nothing is said. */
  chosen?: { chosen_by: CountSummary['chosenBy']; class?: 'A' | 'B' | 'C' };
}

/** Asks for a count of a place where something was not as the ledger says, unless one of it is open already. */
export async function askToCount(trx: Trx, asking: Asking, locationId: string): Promise<Publishable[]> {
  const { companyId, warehouseId, userId, now, chosen = { chosen_by: 'locations' as const } } = asking;
  const id = newId();
  const row = { id, company_id: companyId, warehouse_id: warehouseId, user_id: userId, created_at: now, done_at: null };
  await insertCount(trx, { ...row, ...chosen, status: 'open' });
  await insertTasks(trx, [
    {
      ...{ id: newId(), company_id: companyId, count_id: id, warehouse_id: warehouseId, location_id: locationId },
      ...{ status: 'open', counted_by: null, recounted_by: null, decided_by: null, decided_at: null, difference: null },
    },
  ]);
  await deleteEmptyCount(trx, id);
  const count = await countById(trx, companyId, id);
  return count ? [countChanged(companyId, count)] : [];
}

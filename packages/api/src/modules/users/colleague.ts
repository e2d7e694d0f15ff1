import type { PermissionName } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';
import { badField, fieldFault, refuse } from '../../platform/errors';
import { idOf } from '../fields';
import { workerById } from './worker-queries';

interface Work {
  companyId: string;
  warehouseId: string;
  /** Without which nobody can do it. */
  permission: PermissionName;
}

/**
 * Somebody of the company who can do such work there; null: nobody yet.
 * @throws unknown_id, validation_failed if they may not: work that nobody can do would keep everybody else from it
 */
export async function checkedWorker(
  trx: Trx,
  { companyId, warehouseId, permission }: Work,
  given: string | null,
): Promise<string | null> {
  if (given === null) return null;
  const worker = await workerById(trx, companyId, { id: idOf(given) ?? '', permission, warehouseId });
  if (!worker) throw refuse('unknown_id', [fieldFault('user_id', 'unknown')]);
  if (!worker.holds) throw badField('user_id', 'worker_lacks', { permissions: [permission] });
  if (!worker.reaches) throw badField('user_id', 'worker_elsewhere');
  return worker.id;
}

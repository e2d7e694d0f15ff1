import type { Import } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';
import { refuse } from '../../platform/errors';
import { findImport, lockImport } from './queries';

/** The import, in any step. @throws ApiFault `not_found` */
export async function importOf(trx: Trx, companyId: string, id: string) {
  const found = await findImport(trx, companyId, id);
  if (!found) throw refuse('not_found');
  return found;
}

/**
 * The import at one of these steps, in which it stays until the transaction ends. @throws ApiFault `not_found`,
 * `import_not_here`
 */
export async function importAt(trx: Trx, companyId: string, id: string, ...steps: Import['status'][]) {
  const found = await lockImport(trx, companyId, id);
  if (!found) throw refuse('not_found');
  if (!steps.includes(found.status)) throw refuse('import_not_here');
  return found;
}

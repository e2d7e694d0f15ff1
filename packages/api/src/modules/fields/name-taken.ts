import { isUniqueViolation } from '../../platform/db/sql-state';
import { fieldFault, refuse } from '../../platform/errors';

/** Runs a statement that writes a unique name. @throws name_taken when `constraint` refuses it. */
export async function nameTaken<T>(constraint: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (fault) {
    if (isUniqueViolation(fault, constraint)) throw refuse('name_taken', [fieldFault('name', 'name_taken')]);
    throw fault;
  }
}

import { isUniqueViolation } from '../../platform/db/sql-state';
import { refuse } from '../../platform/errors';

/** Runs a statement that writes a unique name. @throws name_taken when `constraint` refuses it. */
export async function nameTaken<T>(constraint: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (fault) {
    if (isUniqueViolation(fault, constraint))
      throw refuse('name_taken', [{ field: 'name', reason: 'is already in use' }]);
    throw fault;
  }
}

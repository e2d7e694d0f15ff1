import type { Trx } from '../../platform/db/tables';
import { fieldFault, refuse } from '../../platform/errors';
import { idOf } from '../fields';
import { columns } from './queries';

/** Somebody of the company; null: nobody yet. @throws unknown_id */
export async function checkedColleague(trx: Trx, companyId: string, given: string | null): Promise<string | null> {
  if (given === null) return null;
  const row = await columns(trx)
    .where('users.tenant_id', '=', companyId)
    .where('users.id', '=', idOf(given) ?? '')
    .executeTakeFirst();
  if (!row) throw refuse('unknown_id', [fieldFault('user_id', 'unknown')]);
  return row.id;
}

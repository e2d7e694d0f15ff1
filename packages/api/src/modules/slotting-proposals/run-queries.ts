import type { Trx } from '../../platform/db/tables';

/** The warehouse of a run of the company; undefined if there is no such run. */
export const runWarehouse = async (trx: Trx, companyId: string, id: string): Promise<string | undefined> =>
  (
    await trx
      .selectFrom('slotting_runs')
      .select('warehouse_id')
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .executeTakeFirst()
  )?.warehouse_id;

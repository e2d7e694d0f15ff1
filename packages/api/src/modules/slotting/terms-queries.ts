import type { SlottingTerms } from '@slotwise/contract';
import { SLOTTING_CURRENCIES, SLOTTING_DECAY } from '@slotwise/contract/constants';
import type { Trx } from '../../platform/db/tables';

type Row = Awaited<ReturnType<ReturnType<typeof terms>['execute']>>[number];

const terms = (trx: Trx, companyId: string) =>
  trx
    .selectFrom('warehouses as w')
    .leftJoin('slotting_terms as t', 't.warehouse_id', 'w.id')
    .select(['w.id', 't.hour_cost', 't.currency', 't.decay_limit', 't.decay_moves'])
    .where('w.tenant_id', '=', companyId);

const toTerms = (row: Row): SlottingTerms => ({
  warehouseId: row.id,
  hourCost: row.hour_cost,
  currency: row.currency ?? SLOTTING_CURRENCIES[0],
  decayLimit: row.decay_limit ?? SLOTTING_DECAY.limit,
  decayMoves: row.decay_moves ?? SLOTTING_DECAY.moves,
});

/** Of all warehouses of a company, the usual ones where nobody has said any. */
export const allTerms = async (trx: Trx, companyId: string): Promise<SlottingTerms[]> =>
  (await terms(trx, companyId).orderBy('w.id').execute()).map(toTerms);

export async function termsOf(trx: Trx, companyId: string, warehouseId: string): Promise<SlottingTerms | undefined> {
  const row = await terms(trx, companyId).where('w.id', '=', warehouseId).executeTakeFirst();
  return row && toTerms(row);
}

export async function saveTerms(trx: Trx, companyId: string, said: SlottingTerms): Promise<void> {
  const { hourCost, currency, decayLimit, decayMoves } = said;
  const row = { hour_cost: hourCost, currency, decay_limit: decayLimit, decay_moves: decayMoves };
  await trx
    .insertInto('slotting_terms')
    .values({ company_id: companyId, warehouse_id: said.warehouseId, ...row })
    .onConflict((conflict) => conflict.column('warehouse_id').doUpdateSet(row))
    .execute();
}

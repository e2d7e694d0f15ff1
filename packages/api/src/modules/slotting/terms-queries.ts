import type { SlottingTerms } from '@slotwise/contract';
import { SLOTTING_CURRENCIES, SLOTTING_DECAY } from '@slotwise/contract/constants';
import type { Trx } from '../../platform/db/tables';

type Row = Awaited<ReturnType<ReturnType<typeof terms>['execute']>>[number];

const terms = (trx: Trx, companyId: string) =>
  trx
    .selectFrom('warehouses as w')
    .leftJoin('slotting_terms as t', 't.warehouse_id', 'w.id')
    .leftJoin('tenant_settings as s', 's.tenant_id', 'w.tenant_id')
    .select(['w.id', 't.hour_cost', 't.currency', 't.decay_limit', 't.decay_moves', 's.currency as usual'])
    .where('w.tenant_id', '=', companyId);

const toTerms = (row: Row): SlottingTerms => ({
  warehouseId: row.id,
  hourCost: row.hour_cost,
  currency: row.currency ?? row.usual ?? SLOTTING_CURRENCIES[0],
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

/** @param isChosen whether somebody said the currency: else it is the company's, also when that changes */
export async function saveTerms(trx: Trx, companyId: string, said: SlottingTerms, isChosen: boolean): Promise<void> {
  const { hourCost, decayLimit, decayMoves } = said;
  // An amount stays in the currency in which it was said.
  const currency = isChosen || hourCost !== null ? said.currency : null;
  const row = { hour_cost: hourCost, currency, decay_limit: decayLimit, decay_moves: decayMoves };
  await trx
    .insertInto('slotting_terms')
    .values({ company_id: companyId, warehouse_id: said.warehouseId, ...row })
    .onConflict((conflict) => conflict.column('warehouse_id').doUpdateSet(row))
    .execute();
}

/** Whether somebody has said the currency of a warehouse. */
export const hasOwnCurrency = async (trx: Trx, warehouseId: string): Promise<boolean> =>
  (await trx
    .selectFrom('slotting_terms')
    .select('warehouse_id')
    .where('warehouse_id', '=', warehouseId)
    .where('currency', 'is not', null)
    .executeTakeFirst()) !== undefined;

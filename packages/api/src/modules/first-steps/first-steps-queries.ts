import type { FirstStepChoice, FirstSteps } from '@slotwise/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';

type State = Pick<FirstSteps, 'warehouse' | 'places' | 'orders' | 'chosen'>;

/** How far a company has come. Row-level security leaves out what the asker is not to see. */
export async function stateOf(trx: Trx, companyId: string): Promise<State> {
  const { rows } = await sql<State>`
    SELECT EXISTS (SELECT FROM current_locations WHERE company_id = ${companyId} AND purpose = 'storage') AS places,
      EXISTS (SELECT FROM orders WHERE company_id = ${companyId}) AS orders,
      EXISTS (SELECT FROM slotting_proposals WHERE company_id = ${companyId}) AS chosen,
      (SELECT json_build_object('id', w.id, 'name', w.name) FROM warehouses w WHERE w.tenant_id = ${companyId}
        ORDER BY EXISTS (SELECT FROM orders o WHERE o.warehouse_id = w.id AND o.company_id = ${companyId}) DESC,
          EXISTS (SELECT FROM current_locations l WHERE l.warehouse_id = w.id) DESC, w.created_at, w.id
        LIMIT 1) AS warehouse`.execute(trx);
  return rows[0] ?? { warehouse: null, places: false, orders: false, chosen: false };
}

/** The newest search that has found a plan, else the newest. */
export async function runOf(trx: Trx, companyId: string): Promise<FirstSteps['run']> {
  const { rows } = await sql<NonNullable<FirstSteps['run']>>`
    SELECT r.id, r.status, json_build_object('id', w.id, 'name', w.name) AS warehouse,
      1 - (r.progress #>> '{plan,unseen,seconds}')::double precision
        / nullif((r.basis #>> '{today,unseen,seconds}')::double precision, 0) AS saves
    FROM slotting_runs r JOIN warehouses w ON w.id = r.warehouse_id
    WHERE r.company_id = ${companyId}
    ORDER BY (r.status = 'done' AND r.plan IS NOT NULL) DESC, r.created_at DESC, r.id DESC LIMIT 1`.execute(trx);
  return rows[0] ?? null;
}

export const choiceOf = async (trx: Trx, userId: string, companyId: string): Promise<FirstStepChoice | null> =>
  (
    await trx
      .selectFrom('first_step_choices')
      .select('choice')
      .where('user_id', '=', userId)
      .where('company_id', '=', companyId)
      .executeTakeFirst()
  )?.choice ?? null;

export const keepChoice = (
  trx: Trx,
  { userId, companyId, choice }: { userId: string; companyId: string; choice: FirstStepChoice },
) =>
  trx
    .insertInto('first_step_choices')
    .values({ user_id: userId, company_id: companyId, choice })
    .onConflict((conflict) => conflict.columns(['user_id', 'company_id']).doUpdateSet({ choice }))
    .execute();

import type { MoveGain } from '@slotwise/contract';
import type { Scope } from '../../platform/actor';
import type { Services } from '../../platform/services';
import type { PlanOfRun } from '../slotting';
import { laterOrders, type LaterOrder } from './order-queries';
import type { LaterGains, Moved, Worked } from './plan/measure';
import { planner } from './plan/planner';

const ORDERS_AT_ONCE = 500;
/** So many orders say how a day is; more say the same. */
export const MOST_ORDERS = 20_000;

interface Span {
  warehouseId: string;
  /** As the database reads a moment. */
  since: string;
  /** The first moment that is no part of it; left out: no end. */
  until?: string;
}

/** The orders of a time, the oldest first, read in short transactions. */
export async function ordersOf({ db }: Services, scope: Scope, { warehouseId, since, until }: Span) {
  const orders: LaterOrder[] = [];
  let after = { at: since, id: '' };
  for (;;) {
    const asked = { companyId: scope.companyId ?? '', warehouseId, after, until, limit: ORDERS_AT_ONCE };
    const some = await db.readTenant(scope, (trx) => laterOrders(trx, asked));
    orders.push(...some);
    const last = some.at(-1);
    if (!last || some.length < ORDERS_AT_ONCE || orders.length >= MOST_ORDERS) return orders;
    after = { at: last.at, id: last.id };
  }
}

/** @param orders left out: those that the search saw @throws no_plan */
export const workOf = (
  services: Services,
  plan: PlanOfRun,
  moves: readonly Moved[],
  orders?: readonly LaterOrder[],
): Promise<Worked> =>
  services.use(planner).ask(plan, { kind: 'work', moves: moves.map(plainMove), orders: orders ?? null });

/** Gain of moves on the orders that the search saw, and on those that were held out. @throws no_plan */
export const gainOf = (services: Services, plan: PlanOfRun, moves: readonly Moved[]): Promise<MoveGain> =>
  services.use(planner).ask(plan, { kind: 'gain', moves: moves.map(plainMove) });

/**
 * Gain of ever more of some lists of moves on the orders that were held out from a search; null where none were.
 * @throws no_plan
 */
export const laterGainsOf = async (
  services: Services,
  plan: PlanOfRun,
  lists: readonly { moves: readonly Moved[]; ends: readonly number[] }[],
): Promise<LaterGains | null> => {
  const plain = lists.map(({ moves, ends }) => ({ moves: moves.map(plainMove), ends }));
  return (await services.use(planner).ask(plan, { kind: 'gains', lists: plain })).unseen;
};

/** Nothing else has to go to the thread. */
const plainMove = ({ sku_id, from_location_id, to_location_id }: Moved): Moved => ({
  ...{ sku_id, from_location_id, to_location_id },
});

import { none, type StockMove } from '@slotwise/contract';
import { releases } from '@slotwise/contract/move-rights';
import type { Ctx } from '../../platform/module';
import type { Actor } from '../../platform/actor';
import type { Outcome } from '../../platform/db/outcome';
import type { Trx } from '../../platform/db/tables';
import { fieldFault, refuse } from '../../platform/errors';
import type { Services } from '../../platform/services';
import { idOf, line } from '../fields';
import { tenantOf } from '../tenants';
import type { Draft, Side } from './draft';
import { stockMoved } from './events';
import { book } from './ledger';
import { sayingWhere } from './put-away/advise-places';
import { checkedWarehouse, resolveGoods, type GoodsLine } from './resolve';

type Line = GoodsLine & { key: string; reason?: string };
type Sides = Pick<Draft, 'kind' | 'from' | 'to' | 'names'>;

interface Request<L extends Line> {
  actor: Actor;
  now: Date;
  body: { warehouse_id: string; moves: L[] };
  services: Services;
  tx<T>(work: (trx: Trx) => Promise<Outcome<T>>): Promise<T>;
}

/** The moves that were booked, as every verb of the ledger answers them. */
export const moved = (companyId: string, moves: StockMove[]) => ({
  answer: { message: moves.length === 1 ? 'Booked' : `${moves.length} moves booked`, moves },
  audit: none('the ledger itself says who, when and why'),
  events: stockMoved(companyId, moves),
});

/** Books the lines of a request, of which `sidesOf` says what kind of move each is. */
function bookLines<L extends Line>(
  { actor, now, body, tx, services }: Request<L>,
  makeLots: boolean,
  sidesOf: (line: L) => Sides,
) {
  const { id: companyId } = tenantOf(actor);
  const work = async (trx: Trx) => {
    const warehouseId = await checkedWarehouse(trx, companyId, body.warehouse_id);
    const goods = await resolveGoods(trx, { companyId, now, makeLots, list: 'moves' }, body.moves);
    const drafts = body.moves.flatMap((given, index): Draft[] => {
      const known = goods[index];
      const field = `moves/${index}`;
      const reason = given.reason === undefined ? null : line(`${field}/reason`, given.reason);
      return known ? [{ ...known, ...sidesOf(given), field, key: given.key, reason, warehouseId }] : [];
    });
    return moved(companyId, await book(trx, { companyId, userId: actor.userId, now }, drafts));
  };
  return sayingWhere({ actor, services }, () => tx(work));
}

const at = (id: string, state: Side['state'] = 'available'): Side => ({ locationId: idOf(id) ?? '', state });

export const receiveStock = (ctx: Ctx<'POST /stock/receive'>) =>
  bookLines(ctx, true, ({ to_location_id: to, state }) => ({ kind: 'receive', from: null, to: at(to, state) }));

export const bookFound = (ctx: Ctx<'POST /stock/found'>) =>
  bookLines(ctx, true, ({ to_location_id: to, state }) => ({ kind: 'found', from: null, to: at(to, state) }));

export const putAway = (ctx: Ctx<'POST /stock/put-away'>) =>
  bookLines(ctx, false, ({ from_location_id: from, to_location_id: to, state }) => ({
    kind: 'put_away',
    from: at(from, state),
    to: at(to, state),
  }));

export function moveStock(ctx: Ctx<'POST /stock/move'>) {
  checkReleases(ctx);
  return bookLines(ctx, false, ({ from_location_id: from, to_location_id: to, state, to_state: toState = state }) => ({
    kind: 'move',
    from: at(from, state),
    to: at(to, toState),
  }));
}

/** Goods that nobody may take become available by who manages the stock. @throws forbidden */
function checkReleases({ actor, body }: Pick<Ctx<'POST /stock/move'>, 'actor' | 'body'>): void {
  const needed = 'manage_inventory';
  if (actor.permissions.has(needed)) return;
  const faults = body.moves.flatMap(({ state = 'available', to_state: toState = state }, index) =>
    releases(state, toState) ? [fieldFault(`moves/${index}/to_state`, 'not_held', { permissions: [needed] })] : [],
  );
  if (faults.length > 0) throw refuse('forbidden', faults);
}

export const pickStock = (ctx: Ctx<'POST /stock/pick'>) =>
  bookLines(ctx, false, ({ from_location_id: from }) => ({ kind: 'pick', from: at(from), to: null }));

export const adjustStock = (ctx: Ctx<'POST /stock/adjust'>) =>
  bookLines(ctx, false, ({ location_id: place, state, change }) => ({
    kind: 'adjust',
    from: change === 'remove' ? at(place, state) : null,
    to: change === 'add' ? at(place, state) : null,
    names: { from: 'location_id', to: 'location_id' },
  }));

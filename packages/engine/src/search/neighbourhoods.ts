import type { Tours, ToursByItem } from '../model/tours';
import type { Annealing } from './anneal';
import { ToBestAisle } from './best-aisle';
import { ToCompanion } from './companions';
import { AnyExchange } from './exchange';
import { FamilyExchange, GroupExchange } from './families';
import { Gathering } from './gathering';
import { MovedItems } from './moved-items';
import { Repair } from './repair';
import { Ring } from './ring';
import type { SlotGroups } from './slot-groups';

/** Fewer tours than these say nothing about tours to come, and are measured so fast that many attempts beat a long one. */
export const ENOUGH_TOURS = 500;

/** Shares of the proposed moves. The rest are single exchanges; a move of many items takes as much longer. */
const FEW_TOURS = { companion: 0.1, ring: 0.03, gathering: 0.03, family: 0.03, repair: 0.01, groups: 0.002 };
const MANY_TOURS = { companion: 0.1, ring: 0.01, gathering: 0.0005, family: 0.002, repair: 0.0005, groups: 0.000002 };

/** Share of single exchanges whose aisle is chosen, if the measure knows the cost of each. */
const CHOSEN = 0.6;
/** Share of those of items that have moved, where few may. */
const MOVED = 0.28;

/** All kinds of moves, the first being the simplest. */
export function neighbourhoodsOf(
  annealing: Annealing,
  tours: Tours,
  byItem: ToursByItem,
  groups: SlotGroups,
): Annealing['neighbourhoods'] {
  const shares = tours.weights.length < ENOUGH_TOURS ? FEW_TOURS : MANY_TOURS;
  const rest = Object.values(shares).reduce((sum, share) => sum - share, 1);
  const costs = annealing.travel.costsByAisle?.bind(annealing.travel);
  const chosen = costs ? CHOSEN : 0;
  const { home } = annealing;
  const moved = home ? MOVED : 0;
  return [
    { neighbourhood: new AnyExchange(annealing), share: rest - chosen - moved },
    ...(home ? [{ neighbourhood: new MovedItems(annealing, home), share: moved }] : []),
    ...(costs ? [{ neighbourhood: new ToBestAisle(annealing, groups, costs, groups.count), share: chosen }] : []),
    { neighbourhood: new ToCompanion(annealing, tours, byItem, groups), share: shares.companion },
    { neighbourhood: new Ring(annealing), share: shares.ring },
    { neighbourhood: new Gathering(annealing, tours, groups), share: shares.gathering },
    { neighbourhood: new FamilyExchange(annealing, tours, byItem, groups), share: shares.family },
    { neighbourhood: new Repair(annealing, tours, byItem), share: shares.repair },
    { neighbourhood: new GroupExchange(annealing, groups), share: shares.groups },
  ];
}

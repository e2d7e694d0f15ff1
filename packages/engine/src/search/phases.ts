import { depotsOf, isOneWay } from '../model/layout';
import type { Layout } from '../model/layout';
import { layoutPoints } from '../model/layout-points';
import { aloneDistance } from '../model/point-distance';
import type { Warehouse } from '../model/problem';
import type { Tours } from '../model/tours';
import { RememberedTours } from '../routing/remembered-tours';
import type { Routing } from '../routing/routing';
import { routingOf } from '../routing/tour-length';
import { CountedTravel } from './counted-travel';
import { ENOUGH_TOURS } from './neighbourhoods';
import type { Placement } from './placement';
import type { Phase } from './search-plan';
import { SortedTravel } from './sorted-travel';
import { ThinnedTravel } from './thinned-travel';
import { ThinnedTree } from './thinned-tree';
import type { Travel } from './travel';
import { treeOfPoints } from './tree-of-points';

/** Chance of a line to be missing in tours that are thinned. Found by trying: 0.3 did best on orders not seen. */
const MISSING = 0.3;
/** Share of the budget for thinned tours; longer where exact ones take long to measure. */
const THINNED = 0.7;
const THINNED_LONGER = 0.85;
/**
 * Share of the budget for a descent as cool as a search ends. It finds most of what can be found, at once; the heat that follows spoils
 * its plan, and ends no worse than without it.
 */
const DESCENT = 0.04;
const COOL = { from: 0.0025, to: 0.0005 };
/** Number of times that a search over few tours is heated anew, if each time has moves enough for each item; else half or a quarter as often. */
const CYCLES = 64;
/** Found by trying: with 150 moves for each item it ends worse than with 500, and with 900 no better. */
const MOVES_A_CYCLE = 500;
/** How much hotter every second time: a little frees none that is stuck. */
const HOTTER = 4;
/** Every second of them is hotter, and every second four of them, which may be joined. */
const isHotter = (cycle: number) => (cycle + (cycle >> 2)) % 2 === 1;
/** Of so many lines, measuring all anew takes the time of a move; it takes as much longer where tours are exact. */
const LINES_A_MOVE = 200;
const EXACT_LONGER = 30;
/** Moves tried to learn how bad one can be; fewer where each measures exact tours. */
const TRIES = 1024;
const EXACT_TRIES = 64;
/** Moves of each item that a hot start over thinned tours needs. Found by trying: with 15 a cool one is better by far, with 500 a hot one is. */
const MOVES_AN_ITEM = 400;

/** One depot, and aisles of both ways. */
const isPlain = (layout: Layout) => depotsOf(layout).length === 1 && !isOneWay(layout);

/** True tours take long to measure there. */
const isDear = ({ policy }: Warehouse) => policy === 'exact' || policy === 'free';

/** The routing of a search over few tours, which keeps what it measured where that takes long. */
function rememberedRouting(warehouse: Warehouse, tours: Tours): Routing {
  const routing = routingOf(warehouse);
  const points = 'layout' in warehouse ? warehouse.layout.aisles * warehouse.layout.bays : warehouse.distances.points;
  return isDear(warehouse) && RememberedTours.fits(points, tours) ? new RememberedTours(routing, points) : routing;
}

/** The fastest exact measure of travel under a warehouse's routing. */
export function travelUnder(
  warehouse: Warehouse,
  tours: Tours,
  pointOfItem: Int32Array,
  routing = routingOf(warehouse),
): Travel {
  const counted = 'layout' in warehouse && warehouse.policy === 's-shape' && isPlain(warehouse.layout);
  return counted
    ? new CountedTravel(warehouse.layout, tours, pointOfItem)
    : new SortedTravel(routing, tours, pointOfItem);
}

/** Thinned tours take so many bytes for each tour and each aisle, or group of near points. */
const BYTES = 12;
/** Orders may be so many and layouts so wide that they would fill the memory: such a search goes by the true tours alone. */
const MOST_BYTES = 384 * 2 ** 20;

/** Thinned tours where there are any, and how deep each point lies in its aisle. They know one depot: of several they would draw all to it. */
function guideOf(
  warehouse: Warehouse,
  tours: Tours,
): { reaches: Float64Array; measure: (pointOfItem: Int32Array) => Travel } | undefined {
  const fits = (areas: number) => tours.weights.length * areas * BYTES <= MOST_BYTES;
  if ('layout' in warehouse) {
    const { layout } = warehouse;
    if (depotsOf(layout).length > 1 || !fits(layout.aisles)) return undefined;
    const { reach } = layoutPoints(layout);
    return { reaches: reach, measure: (points) => new ThinnedTravel(layout, tours, points, MISSING) };
  }
  if (warehouse.policy === 'ordered') return undefined;
  const tree = treeOfPoints(warehouse.distances);
  if (!fits(tree.leafOf.length)) return undefined;
  const reaches = Float64Array.from(tree.groupOf.keys()).map(aloneDistance(warehouse));
  return { reaches, measure: (points) => new ThinnedTree(tree, tours, points, MISSING) };
}

/**
 * @param slots the point of each
 * @param whole makes the measure of all costs out of that of travel
 */
export function phasesOf(
  warehouse: Warehouse,
  tours: Tours,
  slots: Int32Array,
  whole?: (travel: Travel, placement: Placement) => Travel,
): Phase[] {
  const all = (travel: Travel, placement: Placement) => whole?.(travel, placement) ?? travel;
  const exact = (routing?: Routing) => (placement: Placement) =>
    all(travelUnder(warehouse, tours, placement.pointOfItem, routing), placement);
  if (tours.weights.length < ENOUGH_TOURS) {
    const travel = exact(rememberedRouting(warehouse, tours));
    return Array.from({ length: CYCLES }, (_, cycle) => ({
      travel,
      until: (cycle + 1) / CYCLES,
      enough: MOVES_A_CYCLE,
      from: isHotter(cycle) ? 0.08 * HOTTER : 0.08,
      to: 0.01,
      tries: 128,
      measureEvery: 0,
      isCost: true,
    }));
  }
  const measureEvery = tours.items.length / LINES_A_MOVE;
  const dear = isDear(warehouse);
  const tries = dear ? EXACT_TRIES : TRIES;
  const precise = { travel: exact(), tries, measureEvery, isCost: true };
  const guide = guideOf(warehouse, tours);
  if (!guide)
    return [
      { ...precise, until: DESCENT, ...COOL },
      { ...precise, until: 1, from: 0.04, to: 0.0007 },
    ];
  const { reaches, measure } = guide;
  const thinned = (placement: Placement) => all(measure(placement.pointOfItem), placement);
  const common = {
    ...{ travel: thinned, tries: TRIES, measureEvery: measureEvery * (dear ? EXACT_LONGER : 1), isCost: false },
    // Other costs than travel depend on the place, and would be undone.
    ...(!whole && { reach: Float64Array.from(slots, (point) => reaches[point]!) }),
  };
  return [
    { ...common, until: DESCENT / 2, ...COOL },
    { ...precise, until: DESCENT, ...COOL },
    {
      ...common,
      ...{ until: dear ? THINNED_LONGER : THINNED, from: 0.04, to: 0.0015, movesAnItem: MOVES_AN_ITEM },
    },
    { ...precise, until: 1, from: 0.0015, to: 0.0004 },
  ];
}

import type { Separation, SlottingProblem } from '../model/slotting';
import type { Parts } from '../model/parts';
import type { Rule } from './rule';

/** The number of the area that classes must not share, by location. */
function placesOf({ warehouse, locations }: SlottingProblem, from: Separation['from']): Int32Array {
  if (from === 'location') return Int32Array.from(locations.keys());
  const bays = from === 'aisle' && 'layout' in warehouse ? warehouse.layout.bays : 1;
  return Int32Array.from(locations, ({ point }) => Math.floor(point / bays));
}

interface Count {
  places: Int32Array;
  /** Parts by place and class. */
  held: Int32Array;
  /** The classes which each class must not meet. */
  apart: number[][];
}

/** Hazard classes that must be apart share no location, bay or aisle. */
export function hazardRule(problem: SlottingProblem, { skuOf }: Parts): Rule | undefined {
  const { skus, separations } = problem;
  const names = [...new Set(separations.flatMap(({ classes }) => classes))];
  const classOf = Int32Array.from(skuOf, (sku) => names.indexOf(skus[sku]!.hazardClass ?? ''));
  if (classOf.every((one) => one === -1)) return undefined;
  const size = names.length;
  const counts = (['location', 'bay', 'aisle'] as const).flatMap((from): Count[] => {
    const pairs = separations.filter((one) => one.from === from).map(({ classes }) => classes);
    if (pairs.length === 0) return [];
    const places = placesOf(problem, from);
    const most = places.reduce((highest, place) => Math.max(highest, place), 0);
    const apart = names.map((name) =>
      pairs.flatMap(([a, b]) => (a === name ? [names.indexOf(b)] : b === name ? [names.indexOf(a)] : [])),
    );
    return [{ places, held: new Int32Array((most + 1) * size), apart }];
  });
  const change = (by: 1 | -1) => (part: number, location: number) => {
    if (classOf[part] === -1) return;
    for (const { places, held } of counts) held[places[location]! * size + classOf[part]!]! += by;
  };
  return {
    name: 'hazard',
    admits: (part, location) => {
      const own = classOf[part]!;
      if (own === -1) return true;
      for (const { places, held, apart } of counts)
        for (const other of apart[own]!) if (held[places[location]! * size + other]! > 0) return false;
      return true;
    },
    enter: change(1),
    leave: change(-1),
  };
}

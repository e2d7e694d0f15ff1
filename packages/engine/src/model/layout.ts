/** Lengths are in any one unit, the same for all numbers of a layout. */
export interface Layout {
  aisles: number;
  /** Bays in each aisle, all blocks together. */
  bays: number;
  /** From one aisle to the next. */
  aislePitch: number;
  /** From one bay to the next. */
  bayPitch: number;
  /** From the front or back cross-aisle to the nearest bay. */
  endGap: number;
  /** Cross-aisles between the front and the back one, from the front on: each after so many bays, and as far from those beside it. */
  middles?: readonly { after: number; gap: number }[];
  /** Begin and end of tours. */
  depot: Depot;
  /** Further ones. A tour begins and ends at the one from which it is shortest. */
  otherDepots?: readonly Depot[];
  /** Aisles that are walked one way only, and the end that they lead to. */
  oneWay?: readonly { aisle: number; to: End }[];
}

export type End = 'front' | 'back';

export interface Depot {
  aisle: number;
  end: End;
}

/** Aisles from 0, bays from 0 at the front. */
export interface Location {
  aisle: number;
  bay: number;
}

const fail = (name: string, value: unknown, wanted: string): never => {
  throw new RangeError(`${name} must be ${wanted}, but is ${String(value)}`);
};

const checkIndex = (name: string, value: number, count: number) => {
  if (!Number.isInteger(value) || value < 0 || value >= count)
    fail(name, value, `a whole number from 0 to ${count - 1}`);
};
const checkCount = (name: string, value: number) => {
  if (!Number.isInteger(value) || value < 1) fail(name, value, 'a whole number of at least 1');
};
const checkLength = (name: string, value: number) => {
  if (!Number.isFinite(value) || value < 0) fail(name, value, 'a length of at least 0');
};

const checkEnd = (name: string, end: End) => {
  if (end !== 'front' && end !== 'back') fail(name, end, 'front or back');
};
const checkDepot = (name: string, { aisle, end }: Depot, { aisles }: Layout) => {
  checkIndex(`${name}.aisle`, aisle, aisles);
  checkEnd(`${name}.end`, end);
};

/** Throws a RangeError that names the first impossible field (rule L6). */
export function checkLayout(layout: Layout): void {
  checkCount('aisles', layout.aisles);
  checkCount('bays', layout.bays);
  checkLength('aislePitch', layout.aislePitch);
  checkLength('bayPitch', layout.bayPitch);
  checkLength('endGap', layout.endGap);
  checkDepot('depot', layout.depot, layout);
  layout.otherDepots?.forEach((depot, at) => checkDepot(`otherDepots[${at}]`, depot, layout));
  let before = 0;
  layout.middles?.forEach(({ after, gap }, at) => {
    if (!Number.isInteger(after) || after <= before || after >= layout.bays)
      fail(`middles[${at}].after`, after, `a whole number from ${before + 1} to ${layout.bays - 1}`);
    checkLength(`middles[${at}].gap`, gap);
    before = after;
  });
  checkOneWay(layout);
}

function checkOneWay({ aisles, oneWay = [] }: Layout): void {
  const known = new Set<number>();
  oneWay.forEach(({ aisle, to }, at) => {
    checkIndex(`oneWay[${at}].aisle`, aisle, aisles);
    if (known.has(aisle)) fail(`oneWay[${at}].aisle`, aisle, 'an aisle that was not named before');
    known.add(aisle);
    checkEnd(`oneWay[${at}].to`, to);
  });
  const [first] = oneWay;
  if (first && known.size === aisles && oneWay.every(({ to }) => to === first.to))
    fail('oneWay', `to the ${first.to} in every aisle`, 'such that one comes back');
}

/** Throws a RangeError if the location lies outside the layout (rule L6). */
export function checkLocation(layout: Layout, location: Location): void {
  checkIndex('aisle', location.aisle, layout.aisles);
  checkIndex('bay', location.bay, layout.bays);
}

/** Distance of a bay from the front cross-aisle (rule L4). */
export function depthOf({ endGap, bayPitch, middles = [] }: Layout, bay: number): number {
  // A cross-aisle takes the place of one bay pitch by its gaps on both sides.
  const widened = middles.reduce((sum, { after, gap }) => (bay >= after ? sum + 2 * gap - bayPitch : sum), 0);
  return endGap + bay * bayPitch + widened;
}

/** Distance from the front to the back cross-aisle (rule L4). */
export const aisleLength = (layout: Layout): number => depthOf(layout, layout.bays - 1) + layout.endGap;

/** Distances of all cross-aisles from the front one, ascending. */
export const crossAisles = (layout: Layout): number[] => [
  0,
  ...(layout.middles ?? []).map(({ after, gap }) => depthOf(layout, after - 1) + gap),
  aisleLength(layout),
];

/** All depots, the first one first. */
export const depotsOf = ({ depot, otherDepots = [] }: Layout): readonly Depot[] => [depot, ...otherDepots];

/** Whether some aisles are walked one way only. */
export const isOneWay = ({ oneWay = [] }: Layout): boolean => oneWay.length > 0;

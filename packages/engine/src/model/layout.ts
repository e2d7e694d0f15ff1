/** Lengths are in any one unit, the same for all numbers of a layout. */
export interface Layout {
  aisles: number;
  /** Bays in each aisle, both blocks together. */
  bays: number;
  /** From one aisle to the next. */
  aislePitch: number;
  /** From one bay to the next. */
  bayPitch: number;
  /** From the front or back cross-aisle to the nearest bay. */
  endGap: number;
  /** The cross-aisle in the middle of a layout of two blocks. */
  middle?: { after: number; gap: number };
  depot: { aisle: number; end: 'front' | 'back' };
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

/** Throws a RangeError that names the first impossible field (rule L6). */
export function checkLayout(layout: Layout): void {
  checkCount('aisles', layout.aisles);
  checkCount('bays', layout.bays);
  checkLength('aislePitch', layout.aislePitch);
  checkLength('bayPitch', layout.bayPitch);
  checkLength('endGap', layout.endGap);
  checkIndex('depot.aisle', layout.depot.aisle, layout.aisles);
  if (layout.depot.end !== 'front' && layout.depot.end !== 'back') fail('depot.end', layout.depot.end, 'front or back');
  if (!layout.middle) return;
  const { after, gap } = layout.middle;
  if (!Number.isInteger(after) || after < 1 || after >= layout.bays)
    fail('middle.after', after, `a whole number from 1 to ${layout.bays - 1}`);
  checkLength('middle.gap', gap);
}

/** Throws a RangeError if the location lies outside the layout (rule L6). */
export function checkLocation(layout: Layout, location: Location): void {
  checkIndex('aisle', location.aisle, layout.aisles);
  checkIndex('bay', location.bay, layout.bays);
}

/** Distance that the middle cross-aisle adds between the bays on its two sides. */
const widening = ({ middle, bayPitch }: Layout) => (middle ? 2 * middle.gap - bayPitch : 0);

/** Distance of a bay from the front cross-aisle (rule L4). */
export function depthOf(layout: Layout, bay: number): number {
  const behind = layout.middle !== undefined && bay >= layout.middle.after;
  return layout.endGap + bay * layout.bayPitch + (behind ? widening(layout) : 0);
}

/** Distance from the front to the back cross-aisle (rule L4). */
export const aisleLength = (layout: Layout): number => depthOf(layout, layout.bays - 1) + layout.endGap;

/** Distances of all cross-aisles from the front one, which is the first. */
export function crossAisles(layout: Layout): number[] {
  const ends = [0, aisleLength(layout)];
  if (!layout.middle) return ends;
  return [...ends, depthOf(layout, layout.middle.after - 1) + layout.middle.gap];
}

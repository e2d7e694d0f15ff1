/** Measures of the model warehouse, in metres. Aisles run away from the front, with a rack on either side. */
export const MEASURES = {
  aisles: 10,
  bays: 20,
  bay: 1.3,
  rack: 1.1,
  aisle: 1.7,
  /** Two racks stand back to back with this much between them. */
  gap: 0.16,
  /** Cross-aisles at the front and at the back. */
  cross: 2,
  margin: 0.9,
} as const;

export interface Location {
  aisle: number;
  bay: number;
  side: 'left' | 'right';
  /** Top left corner of the bay on the plan. */
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

const { aisles, bays, bay, rack, aisle, gap, cross, margin } = MEASURES;
const pitch = aisle + 2 * rack + gap;

export const PLAN = {
  width: 2 * margin + aisles * pitch - gap,
  height: 2 * margin + bays * bay + 2 * cross,
  /** Size of one bay as seen from above. */
  bayWidth: rack,
  bayHeight: bay,
} as const;

const front = PLAN.height - margin - cross;
const back = margin + cross;

/** Middle of an aisle. */
export const aisleX = (index: number) => margin + rack + aisle / 2 + index * pitch;
/** Standing point of a picker for a bay; bay 0 is nearest to the front. */
export const bayY = (index: number) => front - (index + 0.5) * bay;
/** Lines on which tours cross the aisles. */
export const crossY = { front: front + cross / 2, back: back - cross / 2 } as const;
/** Start and end of every tour: the front of the first aisle. */
export const depot: Point = { x: aisleX(0), y: crossY.front };

/** All locations, aisle by aisle, front to back, left before right. */
export const locations: readonly Location[] = Array.from({ length: aisles }, (_, a) =>
  Array.from({ length: bays }, (_, b) =>
    (['left', 'right'] as const).map((side) => ({
      aisle: a,
      bay: b,
      side,
      x: margin + a * pitch + (side === 'left' ? 0 : rack + aisle),
      y: front - (b + 1) * bay,
    })),
  ),
).flat(2);

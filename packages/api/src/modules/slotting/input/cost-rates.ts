import type { SlottingSettings } from '@slotwise/contract';
import type { CostRates } from '@slotwise/engine';
import type { RunInput } from './run-input';
import { isFree } from './run-layout';

/** Height of a level in mm where nobody has said any. */
const USUAL_LEVEL = 1500;
/** Between these heights in mm, at the middle of a level, nobody bends, climbs or reaches up. */
const GOLDEN = { from: 600, to: 1600 } as const;
/** Levels of which each has its own seconds; those above are as the last. */
const LEVELS = 16;
/** Seconds of a line at a golden height; more for bending, and for each m above. */
const REACH = { golden: 2, bend: 2, perMetreUp: 5 } as const;
/** Seconds of each kg of a line: lifting is harder from the floor and from above one's head. */
const LIFT = { golden: 0.1, bend: 0.2, up: 0.4 } as const;
const REFILL_SECONDS = 120;
/** Seconds that a line waits where an aisle has more than this many times its even share. */
const CONGESTION = { times: 2, seconds: 5 } as const;
/** Seconds that carrying a pile takes besides the walk. */
const MOVE_SECONDS = 60;

type Places = readonly { heightMm: number | null }[];

/** Height in mm of the middle of each level. */
function heightsOf(locations: Places): number[] {
  const heights = locations.flatMap(({ heightMm }) => (heightMm === null ? [] : [heightMm])).sort((a, b) => a - b);
  const level = heights[Math.floor(heights.length / 2)] ?? USUAL_LEVEL;
  return Array.from({ length: LEVELS }, (_, at) => (at + 0.5) * level);
}

/** Whether goods at each level are picked without bending or reaching up. */
export const goldenLevels = (locations: Places): boolean[] =>
  heightsOf(locations).map((height) => height >= GOLDEN.from && height <= GOLDEN.to);

/** Cost of work under some settings, over some days. Lengths of the input are mm. */
export function ratesOf(
  { layout, locations }: Pick<RunInput, 'layout' | 'locations'>,
  { costs, speed, paidBack }: SlottingSettings,
  days: number,
): CostRates {
  const heights = heightsOf(locations);
  const { from, to } = GOLDEN;
  const reach = {
    seconds: heights.map((height) =>
      height < from ? REACH.golden + REACH.bend : REACH.golden + (Math.max(0, height - to) / 1000) * REACH.perMetreUp,
    ),
    secondsPerKg: heights.map((height) => (height < from ? LIFT.bend : height > to ? LIFT.up : LIFT.golden)),
  };
  return {
    secondsPerLength: 1 / speed,
    ...(costs.reach && { reach }),
    ...(costs.replenishment && { replenishment: { secondsPerTrip: REFILL_SECONDS } }),
    // Nobody waits in an aisle where there are none.
    ...(costs.congestion &&
      !isFree(layout) && {
        congestion: { share: Math.min(1, CONGESTION.times / layout.aisles), secondsPerLine: CONGESTION.seconds },
      }),
    moves: {
      weight: paidBack === undefined ? costs.moves : (costs.moves * days) / paidBack,
      secondsPerMove: MOVE_SECONDS,
    },
  };
}

import type { SLOTTING_WEIGHINGS } from '@slotwise/contract/constants';
import { agedTours, AGEINGS, type Ageing, type Tours } from '@slotwise/engine';
import type { Walks } from '../input/run-input';

export type Weighing = (typeof SLOTTING_WEIGHINGS)[number];

/** How walks of the past are weighed, and the name of it that people read. */
export interface Way {
  weighing: Weighing;
  /** Null: by the season of the year. */
  ageing: Ageing | null;
}

/** From this half-life on orders of long ago still count. */
const RECENT = 0.3;
/** Days from the same day of earlier years on that are of the season to come, and days just gone that count as much. */
const SEASON = { ahead: 90, recent: 60, other: 0.3 } as const;
const YEAR = 365;

function nameOf({ halfLife, trend }: Ageing): Weighing {
  if (trend !== null) return 'trend';
  if (halfLife === Infinity) return 'even';
  return halfLife >= RECENT ? 'recent' : 'latest';
}

const EVEN: Way = { weighing: 'even', ageing: { halfLife: Infinity, trend: null } };
const BY_AGE: readonly Way[] = AGEINGS.map((ageing) => ({ weighing: nameOf(ageing), ageing }));

/**
 * Ways to weigh walks up to a number: by season only where there is a year of them.
 * @param known only those of that name
 */
export function waysFor({ days }: Walks, until: number, known?: Weighing | null): readonly [Way, ...Way[]] {
  const isYear = (days[until - 1] ?? 0) - (days[0] ?? 0) >= YEAR - SEASON.ahead / 2;
  const ways: Way[] = [...BY_AGE, ...(isYear ? [{ weighing: 'season' as const, ageing: null }] : [])];
  const [first = EVEN, ...others] = ways.filter(({ weighing }) => !known || weighing === known);
  return [first, ...others];
}

/** Walks as much as each counts for those after the last. @param days the day of each */
export function weighed(tours: Tours, { ageing }: Way, piles: number, days: ArrayLike<number>): Tours {
  return ageing ? agedTours(tours, piles, ageing) : { ...tours, weights: bySeason(days) };
}

function bySeason(days: ArrayLike<number>): Float64Array {
  const end = days[days.length - 1] ?? 0;
  return Float64Array.from(days, (day) => {
    const ago = end - day;
    const ahead = (YEAR - (ago % YEAR)) % YEAR;
    return ago <= SEASON.recent || ahead <= SEASON.ahead ? 1 : SEASON.other;
  });
}

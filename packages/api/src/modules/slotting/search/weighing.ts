import { SLOTTING_WEIGHINGS } from '@slotwise/contract/constants';
import type { Walks } from '../input/run-input';

export type Weighing = (typeof SLOTTING_WEIGHINGS)[number];

/** Orders half as old, in parts of all orders from the first to the last, count half. */
const HALF_LIVES = { recent: 0.5, latest: 0.15 } as const;
/** Days on either side of the same day of the year before that are of the same season, and days just gone that count as much. */
const SEASON = { days: 45, recent: 60, other: 0.3 } as const;
const YEAR = 365;

/** Weight of each walk for the period after a number of walks. */
export function weightsFor({ days }: Walks, weighing: Weighing, until: number): (walk: number) => number {
  if (weighing === 'even') return () => 1;
  if (weighing === 'season') {
    const end = days[until - 1] ?? 0;
    return (walk) => {
      const ago = end - days[walk]!;
      const isNear = ago <= SEASON.recent || Math.abs((ago % YEAR) - YEAR + SEASON.days) <= SEASON.days;
      return isNear ? 1 : SEASON.other;
    };
  }
  const half = HALF_LIVES[weighing];
  return (walk) => 0.5 ** ((until - walk) / (until * half));
}

/** Ways to weigh walks up to a number: by season only where there is a year of them. */
export function weighingsFor({ days }: Walks, until: number): Weighing[] {
  const isYear = (days[until - 1] ?? 0) - (days[0] ?? 0) >= YEAR - SEASON.days;
  return SLOTTING_WEIGHINGS.filter((weighing) => weighing !== 'season' || isYear);
}

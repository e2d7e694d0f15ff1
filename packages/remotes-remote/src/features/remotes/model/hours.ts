import type { RemoteHealth, RemoteHour } from '@slotwise/contract';

const HOUR_MS = 3600_000;
const HOURS = 24;

export interface Bar {
  /** Start of the hour, in milliseconds since the epoch. */
  at: number;
  loads: number;
  failures: number;
}

/** The last 24 hours up to now, oldest first, with those in which nothing was reported. */
export function barsOf(hours: readonly RemoteHour[], now: number): Bar[] {
  const last = Math.floor(now / HOUR_MS) * HOUR_MS;
  const byHour = new Map(hours.map((hour) => [Math.floor(Date.parse(hour.at) / HOUR_MS) * HOUR_MS, hour]));
  return Array.from({ length: HOURS }, (_, index) => {
    const at = last - (HOURS - 1 - index) * HOUR_MS;
    const { loads = 0, failures = 0 } = byHour.get(at) ?? {};
    return { at, loads, failures };
  });
}

/** Of a whole day. The load time is that of the busiest hours: percentiles do not add up, a weighted mean comes close. */
export function dayOf(hours: readonly RemoteHour[]): RemoteHealth {
  const loads = hours.reduce((sum, hour) => sum + hour.loads, 0);
  const failures = hours.reduce((sum, hour) => sum + hour.failures, 0);
  const weighted = hours.reduce((sum, { p75, loads: count }) => sum + (p75 ?? 0) * count, 0);
  const leaks = hours.reduce((sum, hour) => sum + hour.leaks, 0);
  return { loads, failures, leaks, p75: loads > 0 ? weighted / loads : null };
}
